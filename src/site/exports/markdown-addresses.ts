import type { LocaleDraft } from '../locale-plan.js';
import type { PageSeed } from '../pages/page.js';
import { encodePath } from '../urls.js';
import type { MarkdownAddress } from './markdown-address.js';

/** Where the pages of the site lie as Markdown; links between pages lead from Markdown to Markdown. */
export class MarkdownAddresses {
  readonly #bySeed = new Map<PageSeed, MarkdownAddress>();
  readonly #byUrl = new Map<string, MarkdownAddress>();

  /** @param drafts the locales that are published */
  constructor(drafts: readonly LocaleDraft[]) {
    for (const draft of drafts) {
      if (!draft.input.config.llms) continue;
      const { urls } = draft;
      for (const seed of draft.seeds) {
        if (seed.file === '404.html') continue;
        const path = markdownPath({ file: urls.output(seed.file), route: seed.route });
        const address = addressOf(path, draft);
        this.#bySeed.set(seed, address);
        this.#byUrl.set(urls.page(seed.route), address);
      }
    }
  }

  /** Undefined where the page is not published as Markdown. */
  of(seed: PageSeed): MarkdownAddress | undefined {
    return this.#bySeed.get(seed);
  }

  /** The address under which a page's URL is best read as text. */
  bestFor(url: string, draft: LocaleDraft): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const found = this.#byUrl.get(path);
    return found === undefined ? whole(url, draft) : found.url + rest;
  }
}

/** Most addresses are never asked for, and a whole one takes a parser. */
function addressOf(path: string, draft: LocaleDraft): MarkdownAddress {
  let known: string | undefined;
  return {
    path,
    get url() {
      known ??= whole(encodePath(draft.urls.file(path)), draft);
      return known;
    },
    isReplaced: draft.input.staticFiles.has(path),
  };
}

/** `docs/price/index.html` → `docs/price.md`; a home page is the `index.md` of its folder. */
function markdownPath({ file, route }: Pick<PageSeed, 'file' | 'route'>): string {
  if (route === '/') return file.replace(/\.html$/, '.md');
  return file.replace(/(\/index)?\.html$/, '.md');
}

function whole(url: string, { urls }: LocaleDraft): string {
  return urls.absolute(url) ?? url;
}
