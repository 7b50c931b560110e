import { type LateLibrary, lateLibrary } from '../../files/late-library.js';
import type { OutputFile } from '../../files/output-file.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { outputText } from './changed-file.js';
import type { SitePaths } from './site-paths.js';

type Element = ReturnType<LateLibrary<'html-document'>['DomUtils']['getElementsByTagName']>[number];

/** Parts of pages that lead elsewhere or need scripts. */
const leftOut: ReadonlySet<string> = new Set([
  ...['breadcrumbs', 'toc', 'toc-fold', 'pagination', 'page-meta', 'page-footer'],
  ...['copy-button', 'heading-anchor', 'copy-page'],
]);
const idReferences = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'name'];

/** A page as a part of a document. */
export interface JoinedPage {
  /** A `section` element with unique ids. */
  readonly html: string;
  /** URLs of its style sheets. */
  readonly sheets: readonly string[];
  /** The attributes of its `html` element. */
  readonly root: Readonly<Record<string, string>>;
}

/** What becomes of URLs of the site in a document that joins some of its pages. */
export interface SectionUrls {
  /** Returns the URL of a page that is not in the document; undefined removes the link. */
  readonly link: (href: string) => string | undefined;
  /** Returns the URL of an image or a video; undefined leaves it as it is. */
  readonly asset: (url: string) => string | undefined;
}

/** Turns rendered pages into sections of one document, in which links between them lead to sections. */
export class PageSections {
  readonly #contents: ReadonlyMap<string, OutputFile>;
  readonly #paths: SitePaths;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #urls: SectionUrls;

  /** @param ids of the sections, by file */
  constructor(
    contents: ReadonlyMap<string, OutputFile>,
    paths: SitePaths,
    ids: ReadonlyMap<string, string>,
    urls: SectionUrls,
  ) {
    this.#contents = contents;
    this.#paths = paths;
    this.#ids = ids;
    this.#urls = urls;
  }

  section(file: string): JoinedPage {
    const { DomUtils, parseDocument } = lateLibrary('html-document');
    const page = this.#contents.get(file);
    const names = { lowerCaseTags: false, lowerCaseAttributeNames: false };
    const document = parseDocument(page === undefined ? '' : outputText(page), names);
    const id = this.#ids.get(file) ?? '';
    const main = DomUtils.getElementById('_main', document);
    for (const element of elementsIn(main)) this.#change(element, file, id);
    const sheets = DomUtils.getElementsByTagName('link', document).flatMap(
      ({ attribs: { rel, href } }) => (rel === 'stylesheet' && href !== undefined ? [href] : []),
    );
    const [root] = DomUtils.getElementsByTagName('html', document);
    const inner = main ? DomUtils.getInnerHTML(main, { encodeEntities: 'utf8' }) : '';
    const html = `<section class="single-page" id="${id}">${inner}</section>`;
    return { html, sheets, root: root?.attribs ?? {} };
  }

  #change(element: Element, file: string, id: string): void {
    const { attribs, name } = element;
    const classes = (attribs.class ?? '').split(' ');
    const needsScripts = name === 'script' || name === 'dialog' || 'data-island' in attribs;
    if (needsScripts || classes.some((one) => leftOut.has(one))) {
      lateLibrary('html-document').DomUtils.removeElement(element);
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
    // Printing does not wait for images that nobody has scrolled to.
    delete attribs.loading;
    if (attribs.href !== undefined) this.#changeLink(attribs, attribs.href, file);
    for (const source of ['src', 'poster'] as const) {
      const changed = this.#urls.asset(attribs[source] ?? '');
      if (changed === undefined) continue;
      attribs[source] = changed;
      delete attribs.srcset;
    }
  }

  #changeLink(attribs: Element['attribs'], href: string, file: string): void {
    const [target = '', hash = ''] = (
      href.startsWith('#') ? file + href : (this.#paths.path(href) ?? '')
    ).split('#');
    if (target === '') return;
    const id = this.#ids.get(decodeUriPart(target));
    if (id !== undefined) {
      attribs.href = hash === '' ? `#${id}` : `#${id}-${hash}`;
      return;
    }
    const changed = this.#urls.link(href);
    if (changed === undefined) delete attribs.href;
    else attribs.href = changed;
  }
}

function elementsIn(main: Element | null): readonly Element[] {
  return main ? lateLibrary('html-document').DomUtils.getElementsByTagName('*', main) : [];
}
