import type { LocaleDraft } from './locale-plan.js';
import type { Alternate } from './page-props/chrome.js';
import type { PageSeed } from './pages/page.js';

/** A page and the locale it is of. */
export interface Located {
  readonly draft: LocaleDraft;
  readonly seed: PageSeed;
}

interface Index {
  readonly identities: ReadonlyMap<string, PageSeed>;
  readonly routes: ReadonlyMap<string, PageSeed>;
}

/** Finds the same page in other locales and in other versions of the documents. */
export class Counterparts {
  readonly drafts: readonly LocaleDraft[];
  readonly #indexes: ReadonlyMap<LocaleDraft, Index>;

  /** @param drafts of all locales, the default one first */
  constructor(drafts: readonly LocaleDraft[]) {
    this.drafts = drafts;
    this.#indexes = new Map(
      drafts.map((draft) => [
        draft,
        {
          identities: new Map(draft.seeds.map((seed) => [keyOf(seed, seed.version), seed])),
          routes: new Map(draft.seeds.map((seed) => [seed.route, seed])),
        },
      ]),
    );
  }

  /** The same page in another locale: the same document, else what has the same route. */
  inLocale(seed: PageSeed, draft: LocaleDraft): PageSeed | undefined {
    const index = this.#indexes.get(draft);
    return index?.identities.get(keyOf(seed, seed.version)) ?? index?.routes.get(seed.route);
  }

  /** The same document in another version. */
  inVersion({ draft, seed }: Located, version: string): PageSeed | undefined {
    if (seed.version === undefined) return undefined;
    return this.#indexes.get(draft)?.identities.get(keyOf(seed, version));
  }

  /** The same where there is one, else where a reader is led instead. */
  nearestInVersion(page: Located, version: string): PageSeed | undefined {
    const { draft, seed } = page;
    const key = `${version}\n${seed.within}`;
    return this.inVersion(page, version) ?? this.#indexes.get(draft)?.identities.get(key);
  }

  /**
   * The page that search engines should show in the place of this one: the original of a text that nobody has
   * translated, the same document in the latest version. Most pages stand for themselves.
   */
  canonical(page: Located): Located {
    const { draft, seed } = page;
    const [main] = this.drafts;
    if (seed.untranslated && main && main !== draft) {
      const original = this.inLocale(seed, main);
      if (original) return this.canonical({ draft: main, seed: original });
    }
    const latest = draft.versions.find(({ version }) => version.isLatest)?.version.name;
    if (latest === undefined || latest === seed.version) return page;
    const newest = this.inVersion(page, latest);
    return newest ? this.canonical({ draft, seed: newest }) : page;
  }

  /** The page in every language in which search engines should find it; nothing where it is in one only. */
  alternates(page: Located): Alternate[] {
    if (page.seed.meta.noIndex || !this.#standsForItself(page)) return [];
    const found = this.drafts.flatMap((draft): Located[] => {
      const seed = this.inLocale(page.seed, draft);
      return seed && this.#standsForItself({ draft, seed }) ? [{ draft, seed }] : [];
    });
    if (found.length < 2) return [];
    const main = found.find(({ draft }) => draft.input.locale.isDefault);
    return [
      ...found.map((each) => ({ lang: each.draft.input.locale.lang, url: addressOf(each) })),
      ...(main ? [{ lang: 'x-default', url: addressOf(main) }] : []),
    ];
  }

  #standsForItself(page: Located): boolean {
    return this.canonical(page).seed === page.seed;
  }
}

/** Absolute where the site knows its own address. */
function addressOf({ draft: { urls }, seed }: Located): string {
  const url = urls.page(seed.route);
  return urls.absolute(url) ?? url;
}

function keyOf({ identity, route }: PageSeed, version: string | undefined): string {
  return `${version ?? ''}\n${identity ?? `route:${route}`}`;
}
