import type { OutputFile } from '../../files/output-file.js';
import { valueDigest } from '../../files/sha256.js';
import { type PlannedPage, sectionIds } from '../../site/index.js';
import { escapeMarkup } from '../../text/escape.js';
import { lazyOutputFile } from '../files/lazy-output-file.js';
import { outputText } from './changed-file.js';
import { PageSections } from './page-sections.js';
import { SitePaths } from './site-paths.js';

/** Where the theme leaves room for the sections. */
const room = '<div class="print-pages"></div>';

type PrintPage = Pick<PlannedPage, 'file' | 'joins'>;

/** Fills the pages that join others with the others' contents, on demand if the files are. */
export function withPrintPages(
  files: readonly OutputFile[],
  pages: readonly PrintPage[],
  baseUrl: string,
): readonly OutputFile[] {
  const joining = new Map(pages.flatMap(({ file, joins }) => (joins ? [[file, joins]] : [])));
  if (joining.size === 0) return files;
  const contents = new Map(files.map((file) => [file.path, file]));
  const paths = new SitePaths(baseUrl, files);
  return files.map((file) => {
    const joins = joining.get(file.path);
    if (joins === undefined) return file;
    const fill = (): string => filledPage(outputText(file), joins, contents, paths);
    const keys = [file.path, ...joins].map((name) => contents.get(name)?.key);
    return keys.includes(undefined)
      ? { path: file.path, contents: fill() }
      : lazyOutputFile(file.path, valueDigest([joins, keys]), fill);
  });
}

/**
 * Returns a print page with the contents of the pages that it joins, and their style sheets.
 * @param contents at least those of the joined pages
 */
export function filledPage(
  html: string,
  joins: readonly string[],
  contents: ReadonlyMap<string, OutputFile>,
  paths: SitePaths,
): string {
  const ids = sectionIds(joins);
  const same = (url: string): string => url;
  const writer = new PageSections(contents, paths, ids, { link: same, asset: () => undefined });
  const sections = joins.map((file) => writer.section(file));
  const sheets = new Set(sections.flatMap((section) => section.sheets));
  const missing = [...sheets]
    .map(escapeMarkup)
    .filter((sheet) => !html.includes(`href="${sheet}"`));
  const links = missing.map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`);
  // Functions, because `$` has a meaning in replacements.
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(
      room,
      () => `<div class="print-pages">${sections.map((one) => one.html).join('')}</div>`,
    );
}
