import type { OutputFile } from '../../files/output-file.js';
import { type ReadingItem, readingFiles, sectionIds } from '../../site/index.js';
import { escapeMarkup } from '../../text/escape.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { dataUrl, sheetWithFiles } from './data-url.js';
import { PageSections } from './page-sections.js';
import { SitePaths } from './site-paths.js';

/** No script runs, and nothing is loaded, wherever the file is opened. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src data:; font-src data:";

export interface SingleFileParts {
  readonly title: string;
  readonly files: readonly OutputFile[];
  readonly reading: readonly ReadingItem[];
  readonly baseUrl: string;
  /** Origin of the published site, for links to pages that are left out. */
  readonly url?: string | undefined;
  /** Style sheet of the document. */
  readonly sheet: string;
}

/**
 * Joins pages to one HTML document that needs no other file: styles, images and fonts are in it,
 * links between its pages lead to their sections, and no script is left.
 */
export function singleFile(parts: SingleFileParts): string {
  const { files, reading, title } = parts;
  const contents = new Map(files.map((file) => [file.path, file]));
  const paths = new SitePaths(parts.baseUrl, files);
  const pages = readingFiles(reading);
  const ids = sectionIds(pages);
  const writer = new PageSections(contents, paths, ids, {
    link: (href) => (parts.url === undefined ? undefined : new URL(href, parts.url).href),
    asset: (url) => {
      const asset = contents.get(decodeUriPart(paths.path(url) ?? ''));
      return asset && dataUrl(asset);
    },
  });
  const sections = pages.map((file) => writer.section(file));
  const urls = [...new Set(sections.flatMap(({ sheets }) => sheets))];
  const names = urls.flatMap((url) => paths.path(url) ?? []);
  const sheets = names.map((name) => sheetWithFiles(name, contents));
  const root = Object.entries(sections[0]?.root ?? {}).map(
    ([name, value]) => ` ${name}="${escapeMarkup(value)}"`,
  );
  return [
    `<!doctype html>\n<html${root.join('')}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title><style>${[...sheets, parts.sheet].join('\n')}</style></head>`,
    '<body class="single-file"><div class="shell shell-sidebar"><div class="sidebar-column">',
    `<nav class="sidebar"><p class="single-file-title">${escapeMarkup(title)}</p>`,
    `${contentsList(reading, ids)}</nav></div><main class="main">`,
    ...sections.map(({ html }) => html),
    '</main></div></body></html>\n',
  ].join('\n');
}

/** Returns the part of a table of contents whose pages are below a URL path, `/docs`. */
export function readingItemsBelow(
  items: readonly ReadingItem[],
  only: string,
): readonly ReadingItem[] {
  const folder = only.replace(/^\/|\/$/g, '');
  const isBelow = (file: string): boolean => folder === '' || `${file}/`.startsWith(`${folder}/`);
  return items.flatMap((item) => {
    const below = readingItemsBelow(item.items, only);
    const file = item.file !== undefined && isBelow(item.file) ? item.file : undefined;
    return file === undefined && below.length === 0 ? [] : [{ ...item, file, items: below }];
  });
}

function contentsList(items: readonly ReadingItem[], ids: ReadonlyMap<string, string>): string {
  const entries = items.map(({ label, file, items: below }) => {
    const id = file === undefined ? undefined : ids.get(file);
    const name = escapeMarkup(label);
    const link = id === undefined ? `<strong>${name}</strong>` : `<a href="#${id}">${name}</a>`;
    return `<li>${link}${below.length > 0 ? contentsList(below, ids) : ''}</li>`;
  });
  return `<ul class="sidebar-items">${entries.join('')}</ul>`;
}

export { readingFiles };
