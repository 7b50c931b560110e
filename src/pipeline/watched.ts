import path from 'node:path';
import type { SiteConfig } from '../config/index.js';
import type { Parsed } from './parsed.js';
import type { BuiltTheme } from './theme/index.js';

/** Folders of the site that it is made from, beside the static files. */
const folders = [
  ...['content', 'openapi', 'i18n', 'theme'],
  ...['versioned_docs', 'versioned_sidebars', 'versioned_openapi'],
];

/** The files and folders that a site is made from before anything is known of what is in them. */
export function configSources({ staticDirectories, openapi }: SiteConfig): readonly string[] {
  const descriptions = openapi.flatMap(({ path: file, previous }) => [
    ...(file === undefined ? [] : [file]),
    ...(previous === undefined || previous.startsWith('git:') ? [] : [previous]),
  ]);
  return [...folders, ...staticDirectories, 'versions.json', ...descriptions];
}

/** Absolute paths of all files and folders whose change makes another site, included ones too. */
export function watchedPaths(
  config: SiteConfig,
  { docs, apis }: Pick<Parsed, 'docs' | 'apis'>,
  theme: Pick<BuiltTheme, 'inputs'>,
): string[] {
  const names = [
    ...configSources(config),
    ...(config.configInputs ?? []),
    ...docs.flatMap(({ includes }) => includes),
    ...apis
      .flatMap(({ api, translations }) => [api, ...translations.values()])
      .flatMap((one) => one?.files ?? []),
  ];
  return [
    ...new Set([...names.map((name) => path.resolve(config.siteDir, name)), ...theme.inputs]),
  ];
}

/** Pages say when they were changed, and so does the sitemap, which a site has that knows its address. */
export function needsLastUpdates({ docs, blog, url }: SiteConfig): boolean {
  const shown = [docs, ...(blog ? [blog] : [])].some(
    ({ showLastUpdateTime, showLastUpdateAuthor }) => showLastUpdateTime || showLastUpdateAuthor,
  );
  return shown || url !== undefined;
}
