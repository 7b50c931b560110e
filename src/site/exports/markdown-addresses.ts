import type { LocalePlan } from '../locale-plan.js';
import type { PageDefinition } from '../pages/page.js';
import { encodePath } from '../urls.js';
import type { MarkdownAddress } from './markdown-address.js';

/** Where the pages of the site lie as Markdown; links between pages lead from Markdown to Markdown. */
export class MarkdownAddresses {
  readonly #bySeed = new Map<PageDefinition, MarkdownAddress>();
  readonly #byUrl = new Map<string, MarkdownAddress>();

  /** @param plans the locales that are published */
  constructor(plans: readonly LocalePlan[]) {
    for (const plan of plans) {
      if (!plan.input.config.llms) continue;
      const { urls } = plan;
      for (const definition of plan.definitions) {
        if (definition.file === '404.html') continue;
        const path = markdownPath({ file: urls.output(definition.file), route: definition.route });
        const address = pathAddress(path, plan);
        this.#bySeed.set(definition, address);
        this.#byUrl.set(urls.page(definition.route), address);
      }
    }
  }

  /** Undefined where the page is not published as Markdown. */
  of(definition: PageDefinition): MarkdownAddress | undefined {
    return this.#bySeed.get(definition);
  }

  /** The address under which a page's URL is best read as text. */
  bestFor(url: string, plan: LocalePlan): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const found = this.#byUrl.get(path);
    return found === undefined ? whole(url, plan) : found.url + rest;
  }
}

/** Most addresses are never asked for, and a whole one takes a parser. */
function pathAddress(path: string, plan: LocalePlan): MarkdownAddress {
  let known: string | undefined;
  return {
    path,
    get url() {
      known ??= whole(encodePath(plan.urls.file(path)), plan);
      return known;
    },
    isReplaced: plan.input.staticFiles.has(path),
  };
}

/** `docs/price/index.html` → `docs/price.md`; a home page is the `index.md` of its folder. */
function markdownPath({ file, route }: Pick<PageDefinition, 'file' | 'route'>): string {
  if (route === '/') return file.replace(/\.html$/, '.md');
  return file.replace(/(\/index)?\.html$/, '.md');
}

function whole(url: string, { urls }: LocalePlan): string {
  return urls.absolute(url) ?? url;
}
