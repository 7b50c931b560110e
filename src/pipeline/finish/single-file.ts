import { DomUtils, parseDocument } from 'htmlparser2';
import type { OutputFile } from '../../files/source-file.js';
import { escapeHtml, type ReadingItem } from '../../site/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { textOf } from './changed-file.js';
import { dataUrl, sheetWithFiles } from './data-url.js';
import { SitePaths } from './site-paths.js';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Parts of pages that lead elsewhere or need scripts. */
const leftOut: ReadonlySet<string> = new Set([
  ...['breadcrumbs', 'toc', 'toc-fold', 'pagination', 'page-meta', 'page-footer'],
  ...['copy-button', 'heading-anchor', 'copy-page', 'try-it-open'],
]);
const idReferences = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'name'];

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

/** A page of the document. */
interface Section {
  readonly id: string;
  readonly html: string;
  /** Paths of its style sheets. */
  readonly sheets: readonly string[];
  /** The attributes of its `html` element. */
  readonly root: Readonly<Record<string, string>>;
}

/**
 * Joins pages to one HTML document that needs no other file: styles, images and fonts are in it,
 * links between its pages lead to their sections, and no script is left.
 */
export function singleFile(parts: SingleFileParts): string {
  const { files, reading, title } = parts;
  const contents = new Map(files.map((file) => [file.path, file]));
  const pages = [...new Set(readingFiles(reading))];
  const ids = new Map(pages.map((file, index) => [file, `p${index + 1}`]));
  const writer = new SectionWriter(parts, contents, ids);
  const sections = pages.map((file) => writer.section(file));
  const names = [...new Set(sections.flatMap(({ sheets }) => sheets))];
  const sheets = names.map((name) => sheetWithFiles(name, contents));
  const root = Object.entries(sections[0]?.root ?? {}).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  return [
    `<!doctype html>\n<html${root.join('')}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${[...sheets, parts.sheet].join('\n')}</style></head>`,
    '<body class="single-file"><div class="shell shell-sidebar"><div class="sidebar-column">',
    `<nav class="sidebar"><p class="single-file-title">${escapeHtml(title)}</p>`,
    `${contentsList(reading, ids)}</nav></div><main class="main">`,
    ...sections.map(({ id, html }) => `<section class="single-page" id="${id}">${html}</section>`),
    '</main></div></body></html>\n',
  ].join('\n');
}

/** Returns the files of the pages, in reading order. */
export function readingFiles(items: readonly ReadingItem[]): readonly string[] {
  return items.flatMap(({ file, items: below }) => [
    ...(file === undefined ? [] : [file]),
    ...readingFiles(below),
  ]);
}

/** Returns the part of a table of contents whose pages are below a URL path, `/docs`. */
export function readingOf(items: readonly ReadingItem[], only: string): readonly ReadingItem[] {
  const folder = only.replace(/^\/|\/$/g, '');
  const isBelow = (file: string): boolean => folder === '' || `${file}/`.startsWith(`${folder}/`);
  return items.flatMap((item) => {
    const below = readingOf(item.items, only);
    const file = item.file !== undefined && isBelow(item.file) ? item.file : undefined;
    return file === undefined && below.length === 0 ? [] : [{ ...item, file, items: below }];
  });
}

function contentsList(items: readonly ReadingItem[], ids: ReadonlyMap<string, string>): string {
  const entries = items.map(({ label, file, items: below }) => {
    const id = file === undefined ? undefined : ids.get(file);
    const name = escapeHtml(label);
    const link = id === undefined ? `<strong>${name}</strong>` : `<a href="#${id}">${name}</a>`;
    return `<li>${link}${below.length > 0 ? contentsList(below, ids) : ''}</li>`;
  });
  return `<ul class="sidebar-items">${entries.join('')}</ul>`;
}

/** Turns pages into sections of one document. */
class SectionWriter {
  readonly #parts: SingleFileParts;
  readonly #paths: SitePaths;
  readonly #contents: ReadonlyMap<string, OutputFile>;
  readonly #ids: ReadonlyMap<string, string>;

  constructor(
    parts: SingleFileParts,
    contents: ReadonlyMap<string, OutputFile>,
    ids: ReadonlyMap<string, string>,
  ) {
    this.#parts = parts;
    this.#paths = new SitePaths(parts.baseUrl, parts.files);
    this.#contents = contents;
    this.#ids = ids;
  }

  section(file: string): Section {
    const page = this.#contents.get(file);
    const names = { lowerCaseTags: false, lowerCaseAttributeNames: false };
    const document = parseDocument(page === undefined ? '' : textOf(page), names);
    const id = this.#ids.get(file) ?? '';
    const main = DomUtils.getElementById('_main', document);
    for (const element of elementsIn(main)) this.#change(element, file, id);
    const sheets = DomUtils.getElementsByTagName('link', document).flatMap(({ attribs }) => {
      const own = attribs.rel === 'stylesheet' && this.#paths.path(attribs.href ?? '');
      return own ? [own] : [];
    });
    const [html] = DomUtils.getElementsByTagName('html', document);
    const root = html?.attribs ?? {};
    return { id, html: main ? DomUtils.getInnerHTML(main) : '', sheets, root };
  }

  #change(element: Element, file: string, id: string): void {
    const { attribs, name } = element;
    const classes = (attribs.class ?? '').split(' ');
    if (name === 'script' || name === 'dialog' || classes.some((one) => leftOut.has(one))) {
      DomUtils.removeElement(element);
      return;
    }
    if (attribs.id !== undefined) attribs.id = `${id}-${attribs.id}`;
    for (const reference of idReferences) {
      const value = attribs[reference];
      if (value !== undefined) attribs[reference] = value.replace(/\S+/g, `${id}-$&`);
    }
    for (const [attribute, value] of Object.entries(attribs)) {
      if (value.startsWith('url(#')) attribs[attribute] = value.replace('#', `#${id}-`);
    }
    if (attribs.href !== undefined) this.#changeLink(attribs, attribs.href, file);
    for (const source of ['src', 'poster'] as const) {
      const target = this.#paths.path(attribs[source] ?? '');
      const asset = target === undefined ? undefined : this.#contents.get(decodeUriPart(target));
      if (asset) attribs[source] = dataUrl(asset);
    }
    delete attribs.srcset;
  }

  #changeLink(attribs: Element['attribs'], href: string, file: string): void {
    const { url } = this.#parts;
    const [target = '', hash = ''] = (
      href.startsWith('#') ? file + href : (this.#paths.path(href) ?? '')
    ).split('#');
    if (target === '') return;
    const id = this.#ids.get(decodeUriPart(target));
    if (id !== undefined) attribs.href = hash === '' ? `#${id}` : `#${id}-${hash}`;
    else if (url !== undefined) attribs.href = new URL(href, url).href;
    else delete attribs.href;
  }
}

function elementsIn(main: Element | null): readonly Element[] {
  return main ? DomUtils.getElementsByTagName('*', main) : [];
}
