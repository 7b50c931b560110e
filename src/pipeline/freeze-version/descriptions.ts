import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocsProduct, SiteConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import type { Api } from '../../openapi/api/api.js';
import { cachedApis } from '../apis/cached-api.js';
import type { ConfiguredApi } from '../apis/configured-api.js';
import { descriptionAssets } from '../apis/description-assets.js';
import { loadConfiguredApis } from '../apis/load-configured-apis.js';
import { readConfiguredDescriptions } from '../apis/read-configured-descriptions.js';
import { followedProduct } from '../apis/versioned-descriptions.js';
import { emptyCache } from '../cache/index.js';
import { type ReportingReader, sourceReader } from '../files/read-files.js';
import { configLocales } from '../locales/locales.js';
import { parseLocaleMessages } from '../locales/parse-locale-messages.js';
import { descriptionsFile, descriptionsFolder } from '../versions/version-files.js';
import type { FrozenFile } from './part.js';

/**
 * Returns the API descriptions of a product and their translations, each bundled into one file, and
 * the configuration of their references.
 * @throws DiagnosticError if a description cannot be read
 */
export async function descriptionParts(
  config: SiteConfig,
  product: DocsProduct,
  name: string,
): Promise<readonly FrozenFile[]> {
  const locales = configLocales(config).map((locale) => parseLocaleMessages(locale, []));
  const reader = sourceReader(config.siteDir, config);
  const sources = readConfiguredDescriptions(config, locales, reader);
  const { value: apis, diagnostics } = await loadConfiguredApis(
    sources.filter(({ options }) => followedProduct(options, config) === product.id),
    locales,
    ({ messages }) => ({ trustedHtml: config.markdown.trustedHtml, messages }),
    cachedApis(config, emptyCache()),
  );
  if (apis.some(({ api }) => api === undefined)) {
    throw new DiagnosticError(diagnostics.filter(({ severity }) => severity === 'error'));
  }
  if (apis.length === 0) return [];
  const frozenFolder = descriptionsFolder(product.id, name);
  const list = descriptionsFile(product.id, name);
  const translated = locales.flatMap(({ locale, translations: { root } }) => {
    const files = apis.flatMap((one) => apiFile(one, one.translations.get(locale.code)));
    const assets = siteDirAssets(config.siteDir, `${root}/${currentFolder}`, apis, reader);
    const to = `${root}/${frozenFolder}`;
    return files.length + assets.length > 0 ? [folder(to, files, assets)] : [];
  });
  const originals = apis.flatMap((one) => apiFile(one, one.api));
  const assets = siteDirAssets(config.siteDir, currentFolder, apis, reader);
  return [
    folder(frozenFolder, originals, assets),
    ...translated,
    apisList(list, apis, frozenFolder),
  ];
}

const currentFolder = 'openapi';

/** A file to copy. */
interface Asset {
  /** Relative to the folder of the descriptions. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/**
 * Returns the files that the descriptions in `openapi/` may link to; files next to other
 * descriptions are not published.
 */
function siteDirAssets(
  siteDir: string,
  from: string,
  apis: readonly ConfiguredApi[],
  reader: ReportingReader,
): readonly Asset[] {
  if (!apis.some(({ api }) => api?.path.startsWith(`${currentFolder}/`))) return [];
  return descriptionAssets(siteDir, from, reader).map(({ name, file }) => ({
    name: name.slice(from.length + 1),
    file,
  }));
}

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Returns the bundled description, as readers can download it. */
function apiFile(
  { options, api: original }: ConfiguredApi,
  api: Api | undefined,
): readonly TextFile[] {
  const format = original?.path.endsWith('.json') ? 'json' : 'yaml';
  const text = api?.downloads.find((download) => download.format === format)?.text;
  // Keeps the folder, so that relative links still lead to the same files.
  const [, folders = ''] = /^openapi\/(.*\/)/.exec(original?.path ?? '') ?? [];
  return text === undefined ? [] : [{ name: `${folders}${options.id}.${format}`, text }];
}

function folder(to: string, files: readonly TextFile[], assets: readonly Asset[]): FrozenFile {
  return {
    to,
    make: async (at) => {
      await mkdir(at);
      for (const { name, file } of assets) {
        await cp(file, path.join(at, name), { dereference: true });
      }
      for (const { name, text } of files) {
        await mkdir(path.dirname(path.join(at, name)), { recursive: true });
        await writeFile(path.join(at, name), text);
      }
    },
  };
}

/** Returns the `openapi` setting, limited to the options that affect pages. */
function apisList(to: string, apis: readonly ConfiguredApi[], frozenFolder: string): FrozenFile {
  const list = apis.map((one) => {
    const { id, label, route, layout, samples, tryIt, linkBase, onBrokenLinks, rules } =
      one.options;
    const [file] = apiFile(one, one.api);
    return {
      path: `${frozenFolder}/${file?.name}`,
      id,
      label,
      route,
      layout,
      samples,
      tryIt,
      linkBase,
      onBrokenLinks,
      rules,
    };
  });
  const isListed = apis.some(({ options }) => options.isListed);
  const text = JSON.stringify(isListed ? list : list[0], null, 2);
  return { to, make: (at) => writeFile(at, `${text}\n`, { flag: 'wx' }) };
}
