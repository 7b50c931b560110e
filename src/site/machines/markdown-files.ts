import type { OutputFile } from '../../model/index.js';
import type { LocaleDraft } from '../draft.js';
import type { Links } from '../links.js';
import type { Page } from '../page.js';
import { type PageMarkdown, pageMarkdown } from './markdown/page.js';
import { writerFor } from './markdown/words.js';

/** The finished pages of a locale, with all they were made from. */
export interface LocaleSite {
  readonly draft: LocaleDraft;
  /** In the order of `draft.seeds`. */
  readonly pages: readonly Page[];
  readonly links: Links;
}

/** The Markdown of a page: where it lies, and what it says. */
export interface MarkdownPage extends PageMarkdown {
  readonly page: Page;
  /** Path below the output folder: `docs/price.md`. */
  readonly path: string;
  /** With `baseUrl`; whole where the site's origin is known. */
  readonly url: string;
}

/** `docs/price/index.html` → `docs/price.md`; a home page is the `index.md` of its folder. */
function markdownPath({ file, route }: Pick<Page, 'file' | 'route'>): string {
  if (route === '/') return file.replace(/\.html$/, '.md');
  return file.replace(/(\/index)?\.html$/, '.md');
}

/** Every page of the site as Markdown, by locale. Links between pages lead from Markdown to Markdown. */
export function markdownPages(sites: readonly LocaleSite[]): readonly (readonly MarkdownPage[])[] {
  const urls = new Map(
    sites.flatMap(({ draft, pages }) =>
      pages
        .filter(({ props }) => props.content.kind !== 'not-found')
        .map((page) => [page.url, whole(encodeURI(draft.urls.file(markdownPath(page))), draft)]),
    ),
  );
  return sites.map(({ draft, pages, links }) => {
    const writer = writerFor(draft.input.texts, (url) => {
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
      const found = urls.get(path);
      return found === undefined ? whole(url, draft) : found + rest;
    });
    const quiet = links.quiet();
    return pages.flatMap((page, index): MarkdownPage[] => {
      const seed = draft.seeds[index];
      const url = urls.get(page.url);
      if (seed === undefined || url === undefined) return [];
      const made = pageMarkdown(page, seed, draft, quiet, writer);
      return made ? [{ ...made, page, url, path: markdownPath(page) }] : [];
    });
  });
}

export function markdownFile({ path, title, body }: MarkdownPage): OutputFile {
  return { path, contents: body === '' ? `# ${title}\n` : `# ${title}\n\n${body}\n` };
}

function whole(url: string, { urls }: LocaleDraft): string {
  return urls.absolute(url) ?? url;
}
