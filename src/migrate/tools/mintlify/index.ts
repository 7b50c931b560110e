import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isRecord } from '../../read/setting-values.js';
import { readJsonRecord } from '../../read/yaml-file.js';
import { hostRedirects, type OldRedirect, usableRedirects } from '../../redirect-files.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourceSite, SourceTool } from '../../source-tool.js';
import { titleWords } from '../../text/fence-options.js';
import { movedTarget } from '../../text/moved-target.js';
import { hasFormulas } from '../reads-math.js';
import { ShownDescriptions } from '../shown-descriptions.js';
import { servedBelow, withoutBase } from './base-path.js';
import { mintlifyFrontMatter } from './front-matter.js';
import { NavigationReader } from './navigation.js';
import {
  descriptionName,
  lostOperations,
  operationPages,
  operationRedirects,
  pageDescriptions,
  searchedDescriptions,
} from './operations.js';
import { mintlifyLocales, mintlifyPages, mintlifyStaticFiles } from './pages.js';
import { mintlifySettings } from './settings.js';
import { importPaths, snippetTags } from './text.js';

type Settings = Readonly<Record<string, unknown>>;

export const mintlify: SourceTool = {
  id: 'mintlify',
  name: 'Mintlify',
  ownKeys: [],
  hasSettings: true,
  detect: (files) => {
    const file = settingsFile(files);
    return file !== undefined && 'navigation' in readJsonRecord(files, file);
  },
  read: readSite,
};

function settingsFile(files: SourceFiles): string | undefined {
  return ['docs.json', 'mint.json'].find((name) => files.has(name));
}

function readSite(files: SourceFiles): SourceSite {
  const file = settingsFile(files) ?? '';
  const settings = readJsonRecord(files, file);
  const locales = mintlifyLocales(settings);
  const pages = mintlifyPages(files, locales);
  const pagesByRoute = new Map(
    pages.flatMap((page) => (page.route ? [[page.route, page] as const] : [])),
  );
  const nav = new NavigationReader(pagesByRoute, files);
  nav.read(locales.main ?? settings.navigation, settings);
  const written = ownRedirects(settings, file);
  const base = servedBelow(written, pagesByRoute);
  const redirects = usableRedirects(withoutBase(written, base), files);
  const host = hostRedirects(files, ['']);
  const known = [...nav.descriptions, ...pageDescriptions(pages, files)];
  const named = [...known, ...searchedDescriptions(pages, known, files)];
  const shown = new ShownDescriptions([...new Set(named)], files, descriptionName);
  return {
    config: {
      ...mintlifySettings(settings, nav, hasFormulas(pages, files), locales.others.length + 1),
      ...(base !== undefined && { baseUrl: `${base}/` }),
      ...(locales.others.length > 0 && {
        i18n: { defaultLocale: locales.name, locales: [locales.name, ...locales.others] },
      }),
      openapi: shown.openapi,
      rules: shown.rules,
      docs: { routeBasePath: '/', sidebars: nav.sidebars },
      redirects: [
        ...redirects.redirects,
        ...host.redirects,
        ...operationRedirects(shown, nav.operationFolders, files),
      ],
    },
    pages,
    assets: [...mintlifyStaticFiles(files), ...shown.copies.assets],
    generatedFiles: {},
    passes: [importPaths, snippetTags, titleWords],
    frontMatter: mintlifyFrontMatter,
    opening: operationPages(shown, files),
    syntaxWords: ['snippet', 'file', 'mdx'],
    link: movedTarget,
    // Mintlify serves `agent/index.mdx` at both addresses.
    otherRoutes: (route) =>
      /(?:^|\/)index\.mdx?$/.test(pagesByRoute.get(route)?.from ?? '')
        ? [`${route === '/' ? '' : route}/index`]
        : [],
    patterns: [...redirects.patterns, ...host.patterns],
    diagnostics: [
      ...nav.missing.map((target) => diagnose('migrate/missing-file', { target })),
      ...shown.diagnostics,
      ...lostOperations(pages, shown, files),
      ...lostParts(files),
    ],
  };
}

function ownRedirects(
  { redirects }: Settings,
  file: string,
): (OldRedirect & { file: string; offset: number })[] {
  return (Array.isArray(redirects) ? redirects.filter(isRecord) : []).flatMap(
    ({ source, destination }) =>
      typeof source === 'string' && typeof destination === 'string'
        ? [{ from: source, to: destination, file, offset: 0 }]
        : [],
  );
}

function lostParts(files: SourceFiles): Diagnostic[] {
  return files
    .list('')
    .filter((file) => /^[^/]+\.(?:js|css)$/.test(file) || /^snippets\/.*\.[jt]sx$/.test(file))
    .map((file) => diagnose('migrate/no-equivalent', { what: `The file ${file}` }));
}
