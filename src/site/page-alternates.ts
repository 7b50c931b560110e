import type { LocalePlan } from './locale-plan.js';
import type { Alternate } from './page-props/chrome.js';
import type { PageDefinition } from './pages/page.js';
import { versionsOfProduct } from './versions.js';

/** A page with its locale. */
export interface LocatedPage {
  readonly plan: LocalePlan;
  readonly definition: PageDefinition;
}

interface Index {
  readonly identities: ReadonlyMap<string, PageDefinition>;
  readonly routes: ReadonlyMap<string, PageDefinition>;
}

/** Finds the counterparts of a page in other locales and docs versions. */
export class PageAlternates {
  readonly plans: readonly LocalePlan[];
  readonly #indexes: ReadonlyMap<LocalePlan, Index>;

  /** @param plans all locales, the default locale first */
  constructor(plans: readonly LocalePlan[]) {
    this.plans = plans;
    this.#indexes = new Map(
      plans.map((plan) => [
        plan,
        {
          identities: new Map(
            plan.definitions.map((definition) => [
              pageKey(definition, definition.version),
              definition,
            ]),
          ),
          routes: new Map(plan.definitions.map((definition) => [definition.route, definition])),
        },
      ]),
    );
  }

  /** Returns the page in another locale: the same document, else the page with the same route. */
  inLocale(definition: PageDefinition, plan: LocalePlan): PageDefinition | undefined {
    const index = this.#indexes.get(plan);
    return (
      index?.identities.get(pageKey(definition, definition.version)) ??
      index?.routes.get(definition.route)
    );
  }

  /** Returns the same document in another docs version. */
  inVersion({ plan, definition }: LocatedPage, version: string): PageDefinition | undefined {
    if (definition.version === undefined) return undefined;
    return this.#indexes.get(plan)?.identities.get(pageKey(definition, version));
  }

  /** Returns the same document in another version, else the page that contains it there. */
  nearestInVersion(page: LocatedPage, version: string): PageDefinition | undefined {
    const { plan, definition } = page;
    const key = `${version}\n${definition.fallbackIdentity}`;
    return this.inVersion(page, version) ?? this.#indexes.get(plan)?.identities.get(key);
  }

  /**
   * Returns the canonical page for search engines: the original of an untranslated document, the same document in the
   * latest version. Most pages are their own canonical page.
   */
  canonical(page: LocatedPage): LocatedPage {
    const { plan, definition } = page;
    const [main] = this.plans;
    if (definition.untranslated && main && main !== plan) {
      const original = this.inLocale(definition, main);
      if (original) return this.canonical({ plan: main, definition: original });
    }
    const own = plan.versions.find(({ version }) => version.name === definition.version)?.version;
    const latest = versionsOfProduct(plan.versions, own?.product).find(
      ({ version }) => version.isLatest,
    )?.version.name;
    if (latest === undefined || latest === definition.version) return page;
    const newest = this.inVersion(page, latest);
    return newest ? this.canonical({ plan, definition: newest }) : page;
  }

  /** Returns the page in every language that search engines should index; empty if there is only one. */
  alternates(page: LocatedPage): Alternate[] {
    if (this.plans.length < 2) return [];
    if (page.definition.meta.noIndex || !this.#isCanonical(page)) return [];
    const found = this.plans.flatMap((plan): LocatedPage[] => {
      const definition = this.inLocale(page.definition, plan);
      return definition && this.#isCanonical({ plan, definition }) ? [{ plan, definition }] : [];
    });
    if (found.length < 2) return [];
    const main = found.find(({ plan }) => plan.input.locale.isDefault);
    return [
      ...found.map((each) => ({ lang: each.plan.input.locale.lang, url: locatedAddress(each) })),
      ...(main ? [{ lang: 'x-default', url: locatedAddress(main) }] : []),
    ];
  }

  #isCanonical(page: LocatedPage): boolean {
    return this.canonical(page).definition === page.definition;
  }
}

/** Returns an absolute URL if the site has a `url`. */
function locatedAddress({ plan: { urls }, definition }: LocatedPage): string {
  const url = urls.page(definition.route);
  return urls.absolute(url) ?? url;
}

function pageKey({ identity, route }: PageDefinition, version: string | undefined): string {
  return `${version ?? ''}\n${identity ?? `route:${route}`}`;
}
