import type { OutputFile } from '../model/index.js';
import { type FoundPage, markdownText, type Page } from '../site/index.js';
import type { BuildCache } from './cache/index.js';

/** A page with its key, see `Page.key`, and where it stands among the others. */
export interface KeyedPage {
  readonly page: Page;
  readonly key: string;
  readonly index: number;
}

/** A page with all that turned out about it. */
export interface RenderedPage {
  readonly found: FoundPage;
  readonly files: readonly OutputFile[];
}

interface PageHtml {
  readonly key: string;
  get(): OutputFile['contents'];
}

/** What the files of a page have in them, made when it is asked for, and the keys by which it is known. */
interface Contents {
  /** Undefined where the theme could not show the page. */
  readonly html: PageHtml | undefined;
  /** The key of what is known to have a text; it need not be made to find that out. */
  readonly markdown?: string | undefined;
}

export function withFiles(found: FoundPage, { html, markdown: key }: Contents): RenderedPage {
  const { file, markdown } = found.page;
  const files: OutputFile[] = [];
  if (html) files.push(lazyFile(file, html.key, html.get));
  if (markdown && !markdown.isReplaced) {
    const text = () => {
      const made = found.markdown();
      return made === undefined ? '' : markdownText(made);
    };
    if (key !== undefined) files.push(lazyFile(markdown.path, key, text));
    else if (found.markdown()) files.push({ path: markdown.path, contents: text() });
  }
  return { found, files };
}

function lazyFile(path: string, key: string, contents: () => OutputFile['contents']): OutputFile {
  return {
    path,
    key,
    get contents() {
      return contents();
    },
  };
}

/**
 * The HTML that the cache has of a page.
 *
 * @param again makes it anew, should the cache be damaged
 */
export function storedHtml(
  { file }: Page,
  key: string,
  { pages }: BuildCache,
  again: () => string | undefined,
): PageHtml | undefined {
  if (pages.keyOf(file) !== key) return undefined;
  pages.retain(file);
  return { key, get: () => pages.find(file)?.value ?? again() ?? '' };
}
