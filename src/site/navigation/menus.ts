import type { LocalePlan } from '../locale-plan.js';
import type { PageAlternates } from '../page-alternates.js';
import type { NavLink } from '../page-props/chrome.js';
import { pageKind } from '../pages/kinds/index.js';
import type { PageDefinition } from '../pages/page.js';
import { defaultVersions, type VersionPlan, versionsOfProduct } from '../versions.js';

/** The docs versions in a menu, by name, with optional labels; all by default. */
export type VersionChoice =
  | readonly string[]
  | Readonly<Record<string, { readonly label?: string | undefined }>>
  | undefined;

/** Returns links to the page in every locale, else to the locale's home page; in the order of the configuration. */
export function localeLinks(
  definition: PageDefinition,
  plan: LocalePlan,
  alternates: PageAlternates,
): NavLink[] {
  const { locales = [] } = plan.input.config.i18n;
  const place = (other: LocalePlan): number => locales.indexOf(other.input.locale.code);
  const { hasAddress } = pageKind(definition);
  const sorted = alternates.plans.toSorted((a, b) => place(a) - place(b));
  return sorted.map((other): NavLink => {
    const { locale } = other.input;
    const own = other === plan;
    const there = !hasAddress
      ? undefined
      : own
        ? definition
        : alternates.inLocale(definition, other);
    return {
      kind: 'link',
      label: locale.label,
      url: other.urls.page(there?.route ?? '/'),
      external: false,
      current: own ? 'page' : undefined,
      lang: own ? undefined : locale.lang,
    };
  });
}

/**
 * Returns links to the document in every docs version of a product, else to the main page of the version.
 *
 * @param product its id; that of the page by default
 */
export function versionLinks(
  definition: PageDefinition,
  plan: LocalePlan,
  alternates: PageAlternates,
  { versions: choice, product }: { versions: VersionChoice; product: string | undefined },
): NavLink[] {
  const versions = versionsOfProduct(plan.versions, product);
  return chosen(versions, choice).flatMap(({ plan: chosenPlan, label }): NavLink[] => {
    const { name } = chosenPlan.version;
    const there =
      alternates.nearestInVersion({ plan, definition }, name)?.route ?? chosenPlan.mainRoute;
    if (there === undefined) return [];
    const current = definition.version === name ? 'page' : undefined;
    const url = plan.urls.page(there);
    return [{ kind: 'link', label, url, external: false, current, version: name }];
  });
}

/** Returns links to the main page of every product: the version that the reader has open, else the default one. */
export function productLinks({ version, route }: PageDefinition, plan: LocalePlan): NavLink[] {
  const { versions, urls } = plan;
  const own = versions.find((each) => each.version.name === version);
  return defaultVersions(versions).flatMap((main): NavLink[] => {
    const { product, productLabel: label } = main.version;
    const isOwn = own?.version.product === product;
    const { docsRoute } = isOwn ? own : main;
    if (docsRoute === undefined) return [];
    const current = docsRoute === route ? 'page' : isOwn ? 'section' : undefined;
    return [{ kind: 'link', label, url: urls.page(docsRoute), external: false, current }];
  });
}

function chosen(
  versions: readonly VersionPlan[],
  choice: VersionChoice,
): { readonly plan: VersionPlan; readonly label: string }[] {
  if (choice === undefined) return versions.map((plan) => ({ plan, label: plan.version.label }));
  const names: readonly (readonly [string, { readonly label?: string | undefined }])[] =
    Array.isArray(choice)
      ? choice.map((name: string) => [name, {}] as const)
      : Object.entries(choice);
  return names.flatMap(([name, { label }]) => {
    const plan = versions.find(({ version }) => version.ownName === name);
    return plan ? [{ plan, label: label ?? plan.version.label }] : [];
  });
}
