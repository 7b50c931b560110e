import type { SiteConfig } from '../../config/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import { packWords, type SearchManifest, unpackWords } from '../../search/index.js';
import { siteRoot } from '../config/site-root.js';
import { compileRelativeScript } from '../theme/compile-theme.js';
import type { BuiltTheme } from '../theme/index.js';
import { changedFile } from './changed-file.js';
import { changeUrls } from './relative-page.js';
import { SitePaths } from './site-paths.js';

/** The files of a site by origin. */
export interface GeneratedFiles {
  /** Pages, and all generated files that are not among the search index. */
  readonly files: readonly OutputFile[];
  readonly search: readonly OutputFile[];
  /** Copies of the site's own files. */
  readonly copies: readonly OutputFile[];
}

/**
 * Returns the files of a site that works in any folder of any host, and from a disk: URLs are
 * relative and name files, and the data files of scripts are scripts, because pages on a disk can
 * load nothing else.
 */
export async function relativeSite(
  { files, search, copies }: GeneratedFiles,
  config: SiteConfig,
  theme: BuiltTheme,
): Promise<readonly OutputFile[]> {
  const { baseUrl } = config;
  const script = await classicScript(config, theme);
  const modules = moduleScripts(theme);
  const kept = files.filter((file) => !modules.has(file.path));
  const all = [...kept, ...copies, ...search, script];
  const paths = new SitePaths(baseUrl, all);
  const key = valueDigest([baseUrl, ...all.map((file) => file.path)]);
  const urls = { module: baseUrl + theme.clientScript, classic: baseUrl + script.path };
  const changed = kept.map((file) => {
    if (file.path.endsWith('.html')) {
      const change = (html: string): string =>
        changeUrls(html, (url) => paths.relative(url, file.path), urls);
      return changedFile(file, change, key);
    }
    if (!isData(file)) return file;
    return dataScript(
      file,
      (data) => (isSidebar(file) ? sidebarWithPaths(data, paths) : data),
      key,
    );
  });
  const searched = search.map((file) =>
    dataScript(file, (data) => (isData(file) ? data : manifestWithPaths(data, paths)), key),
  );
  return [...changed, ...searched, script, ...copies];
}

/** Loads the compiler, which other sites without theme files do not need. */
async function classicScript(config: SiteConfig, theme: BuiltTheme): Promise<OutputFile> {
  const sheet = (name: string): string =>
    theme.files.find(({ path }) => new RegExp(`/${name}-[\\da-f]{8}\\.css$`).test(path))?.path ??
    '';
  const sheets = {
    search: sheet('search'),
    'try-it': sheet('try-it'),
    shortcuts: sheet('shortcuts'),
    'code-folding': sheet('code-folding'),
  };
  return compileRelativeScript(config.siteDir, siteRoot(config), sheets);
}

/** The scripts of the theme that are modules. */
function moduleScripts({ files, bootScript, visitorScripts }: BuiltTheme): ReadonlySet<string> {
  const classic = [bootScript, ...Object.values(visitorScripts)];
  const scripts = files.filter(({ path }) => path.endsWith('.js') && !classic.includes(path));
  return new Set(scripts.map(({ path }) => path));
}

/** Whether only scripts load the file. */
function isData(file: OutputFile): boolean {
  return (file.path.startsWith('assets/') && file.path.endsWith('.json')) || isSidebar(file);
}

function isSidebar({ path }: OutputFile): boolean {
  return /(?:^|\/)sidebar-[\da-f]{8}\.json$/.test(path);
}

/** Wraps data in a script that `theme/client/site-data.ts` loads. */
function dataScript(file: OutputFile, change: (data: unknown) => unknown, key: string): OutputFile {
  const wrap = (json: string): string =>
    `document.currentScript.data=${JSON.stringify(change(JSON.parse(json)))};\n`;
  return changedFile(file, wrap, key, `${file.path}.js`);
}

/** Changes the property `url` of the entries of a sidebar. */
function sidebarWithPaths(data: unknown, paths: SitePaths): unknown {
  if (Array.isArray(data)) return data.map((one) => sidebarWithPaths(one, paths));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      name === 'url' && typeof value === 'string'
        ? (paths.path(value) ?? value)
        : sidebarWithPaths(value, paths),
    ]),
  );
}

function manifestWithPaths(data: unknown, paths: SitePaths): SearchManifest {
  // Only docsgen writes these files.
  const manifest = data as SearchManifest;
  const urls = unpackWords(manifest.pages.urls).map((url) => paths.path(url) ?? url);
  return { ...manifest, folder: 'assets/', pages: { ...manifest.pages, urls: packWords(urls) } };
}
