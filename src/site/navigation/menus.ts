import type { LocaleDraft } from '../locale-plan.js';
import type { Counterparts } from '../page-alternates.js';
import type { NavLink } from '../page-props/chrome.js';
import type { PageSeed } from '../pages/page.js';
import type { VersionPlan } from '../versions.js';

/** Which versions a menu shows, by name, perhaps with labels of its own; all by default. */
export type VersionChoice =
  | readonly string[]
  | Readonly<Record<string, { readonly label?: string | undefined }>>
  | undefined;

/** The same page in every language, else that language's home page; in the order of the configuration. */
export function localeLinks(
  seed: PageSeed,
  draft: LocaleDraft,
  counterparts: Counterparts,
): NavLink[] {
  const { locales = [] } = draft.input.config.i18n;
  const place = (other: LocaleDraft): number => locales.indexOf(other.input.locale.code);
  // It is shown at any address: the page itself is nowhere to stay.
  const isNowhere = seed.file === '404.html';
  const sorted = counterparts.drafts.toSorted((a, b) => place(a) - place(b));
  return sorted.map((other): NavLink => {
    const { locale } = other.input;
    const own = other === draft;
    const there = isNowhere ? undefined : own ? seed : counterparts.inLocale(seed, other);
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

/** The same document in every version, else the page that the version begins with. */
export function versionLinks(
  seed: PageSeed,
  draft: LocaleDraft,
  counterparts: Counterparts,
  choice: VersionChoice,
): NavLink[] {
  return chosen(draft.versions, choice).flatMap(({ plan, label }): NavLink[] => {
    const { name } = plan.version;
    const there = counterparts.nearestInVersion({ draft, seed }, name)?.route ?? plan.mainRoute;
    if (there === undefined) return [];
    const current = seed.version === name ? 'page' : undefined;
    const url = draft.urls.page(there);
    return [{ kind: 'link', label, url, external: false, current, version: name }];
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
    const plan = versions.find(({ version }) => version.name === name);
    return plan ? [{ plan, label: label ?? plan.version.label }] : [];
  });
}
