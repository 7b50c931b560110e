import type { LocalePlan } from '../locale-plan.js';
import { pageKind } from '../pages/kinds/index.js';
import type { MarkdownAddress, PageDefinition } from '../pages/page.js';
import { encodePath } from '../urls.js';

/** Locations of the pages' Markdown; links in Markdown lead to the Markdown of other pages. */
export class MarkdownAddresses {
  readonly #byDefinition = new Map<PageDefinition, MarkdownAddress>();
  readonly #byUrl = new Map<string, MarkdownAddress>();

  /** @param plans the published locales */
  constructor(plans: readonly LocalePlan[]) {
    for (const plan of plans) {
      if (!plan.input.config.llms) continue;
      const { urls } = plan;
      for (const definition of plan.definitions) {
        if (pageKind(definition).markdown === undefined) continue;
        const path = markdownPath({ file: urls.output(definition.file), route: definition.route });
        const address = pathAddress(path, plan);
        this.#byDefinition.set(definition, address);
        this.#byUrl.set(urls.page(definition.route), address);
      }
    }
  }

  /** Returns undefined if the page is not published as Markdown. */
  of(definition: PageDefinition): MarkdownAddress | undefined {
    return this.#byDefinition.get(definition);
  }

  /** Returns the URL of the page's Markdown, or the absolute URL if it has none. */
  bestFor(url: string, plan: LocalePlan): string {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const found = this.#byUrl.get(path);
    return found === undefined ? whole(url, plan) : found.url + rest;
  }
}

/** Computes the absolute URL on demand: most are never used, and each takes a URL parser. */
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
