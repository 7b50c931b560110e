import { type ApiOptions, parseVersionDescriptions, type SiteConfig } from '../../config/index.js';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { describedProduct, translatedPath } from '../../site/index.js';
import type { LocaleSource } from '../locales/locales.js';
import type { SiteSources } from '../read.js';
import { descriptionsFile } from '../versions/version-files.js';
import type { DescribedVersion } from '../versions/versions.js';
import type { ConfiguredDescription } from './read-configured-descriptions.js';

/**
 * Returns the descriptions of all published versions, each at its route followed by the version's
 * path: `/api/1.0`. If no version of a product was frozen with descriptions, those of the
 * configuration apply to all.
 */
export function versionedDescriptions(
  { descriptions, frozenDescriptions }: Pick<SiteSources, 'descriptions' | 'frozenDescriptions'>,
  published: readonly DescribedVersion[],
  locales: readonly LocaleSource[],
  config: SiteConfig,
): Outcome<readonly ConfiguredDescription[]> {
  const files = new Map(frozenDescriptions.map((file) => [file.path, file]));
  const diagnostics: Diagnostic[] = unknownProducts(descriptions, config);
  const versioned = new Set<ConfiguredDescription>();
  const ofVersions = config.docs.flatMap(({ id }) => {
    const versions = published.filter(({ product }) => product === id);
    if (!versions.some(({ ownName }) => files.has(descriptionsFile(id, ownName)))) return [];
    const current = descriptions.filter(({ options }) => followedProduct(options, config) === id);
    for (const source of current) versioned.add(source);
    return versions.flatMap((version): readonly ConfiguredDescription[] => {
      const { ownName } = version;
      if (ownName === 'current') return current.map((source) => inVersion(source, version));
      const list = files.get(descriptionsFile(id, ownName));
      const frozen = list && frozenIn(list, files, locales);
      diagnostics.push(...(frozen?.diagnostics ?? []));
      return (frozen?.value ?? []).map((source) => inVersion(source, version));
    });
  });
  const ofAll = descriptions.filter((source) => !versioned.has(source));
  return { value: [...ofVersions, ...ofAll], diagnostics };
}

/** Returns the id of the product whose versions a description follows; undefined if it follows none. */
export function followedProduct(
  options: ApiOptions,
  config: Pick<SiteConfig, 'docs'>,
): string | undefined {
  return options.versioned ? describedProduct(options, config) : undefined;
}

function unknownProducts(
  descriptions: readonly ConfiguredDescription[],
  { docs }: SiteConfig,
): Diagnostic[] {
  const known = docs.map(({ id }) => id);
  return descriptions.flatMap(({ options: { docsPluginId: product }, locate }) => {
    if (product === undefined || known.includes(product)) return [];
    const where = { place: locate('docsPluginId'), hint: didYouMean(product, known) };
    return [diagnose('config/unknown-product', { product, known }, where)];
  });
}

function frozenIn(
  list: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
  locales: readonly LocaleSource[],
): Outcome<readonly ConfiguredDescription[]> {
  const { value, diagnostics } = parseVersionDescriptions(list);
  const sources = value.descriptions.map((options): ConfiguredDescription => {
    const { path = '', keyPath } = options;
    const file = files.get(path);
    const translations = locales.flatMap(({ locale, translations: folders }) => {
      const translated = files.get(translatedPath(path, folders) ?? '');
      return translated ? [[locale.code, translated] as const] : [];
    });
    return {
      options,
      // The file contains the value of `openapi`, so the first key is dropped.
      locate: (...keys) => value.locate([...keyPath.slice(1), ...keys]),
      files: file ? [file] : [],
      translations: new Map(translations),
      overlays: [],
      missingOverlays: [],
    };
  });
  return { value: sources, diagnostics };
}

function inVersion(
  { options, ...source }: ConfiguredDescription,
  { name, path }: DescribedVersion,
): ConfiguredDescription {
  const route = path === '' ? options.route : `${options.route}/${path}`;
  return { ...source, options: { ...options, route }, version: name };
}
