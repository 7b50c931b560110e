import type { Place } from '../../../diagnostics/diagnostic.js';
import type { LocalePlan } from '../../locale-plan.js';
import { joinRoute, routeFile, withoutOwnOrigin } from '../../urls.js';
import { leadingVersion } from '../../versions.js';

/** An old address and what it leads to, as it is written. */
export interface Rule {
  readonly plan: LocalePlan;
  /** The old address as a route, without `baseUrl` and locale. */
  readonly from: string;
  /** A route of the locale, a path of the site, or a whole URL. */
  readonly to: string;
  /** The page that names its old address itself; its name is that of the redirect. */
  readonly title?: string | undefined;
  readonly fromPlace: Place | undefined;
  readonly toPlace?: Place | undefined;
  /**
   * It follows from what was written for another version or language. Where something else lies at its old
   * address, or nothing where it leads, there is none.
   */
  readonly implied: boolean;
}

/** An old address that cannot be one. */
export interface UnusableRule {
  readonly written: string;
  readonly place: Place | undefined;
}

/**
 * The redirects of a locale: those in front matter (`redirect_from`), then those of the configuration. These
 * hold in every locale, but for old addresses that already name one.
 *
 * @param prefixes those of all locales, `fr/`
 */
function localeRules(
  plan: LocalePlan,
  prefixes: readonly string[],
): {
  readonly rules: readonly Rule[];
  readonly unusable: readonly UnusableRule[];
} {
  const { input, entries, versions } = plan;
  const latest = leadingVersion(versions)?.version.name;
  const unusable: UnusableRule[] = [];
  const make = (written: string, rule: Omit<Rule, 'plan' | 'from'>): Rule[] => {
    const from = oldRoute(written, input.config);
    if (from !== undefined) {
      const named = prefixes.some((prefix) => `${from}/`.startsWith(`/${prefix}`));
      return named && rule.implied ? [] : [{ ...rule, plan, from }];
    }
    unusable.push({ written, place: rule.fromPlace });
    return [];
  };
  const ofPages = entries.flatMap(({ doc, route, version }) =>
    (doc.meta.redirect_from ?? []).flatMap((written, index) =>
      make(written, {
        to: route,
        title: doc.title,
        fromPlace: doc.metaPlaces[`redirect_from.${index}`] ?? doc.metaPlaces.redirect_from,
        implied: (version !== undefined && version !== latest) || doc.untranslated,
      }),
    ),
  );
  const ofSite = input.config.redirects.flatMap(({ from, to }, index) =>
    [from].flat().flatMap((written, at) => {
      const path = ['redirects', index];
      const keys = Array.isArray(from) ? [...path, 'from', at] : [...path, 'from'];
      const places = { fromPlace: input.locate(keys), toPlace: input.locate([...path, 'to']) };
      return make(written, { to, ...places, implied: !input.locale.isDefault });
    }),
  );
  return { rules: [...ofPages, ...ofSite], unusable };
}

/** The redirects of all locales; of two from the same address, the first one counts. */
export function rulesOfAll(plans: readonly LocalePlan[]): {
  readonly rules: readonly Rule[];
  readonly unusable: readonly UnusableRule[];
} {
  const prefixes = plans.map(({ input }) => input.locale.prefix).filter(Boolean);
  const written = plans.map((plan) => localeRules(plan, prefixes));
  return {
    rules: written
      .flatMap(({ rules }) => rules)
      .sort((one, other) => Number(one.implied) - Number(other.implied)),
    unusable: written.flatMap(({ unusable }) => unusable),
  };
}

/** Output path of a redirect, the locale included. */
export function redirectPath({ plan, from }: Pick<Rule, 'plan' | 'from'>): string {
  return plan.urls.output(redirectFile(from));
}

/** The file of a redirect: a folder's index, so that it is found with and without a slash, unless it is a file's name. */
export function redirectFile(from: string): string {
  return from.endsWith('.html') ? from.slice(1) : routeFile(from);
}

/** `/old/path/`, with `baseUrl` or without; undefined for what is no path of this site. */
function oldRoute(
  written: string,
  site: { readonly baseUrl: string; readonly url?: string | undefined },
): string | undefined {
  const { baseUrl } = site;
  const path = withoutOwnOrigin(written, site);
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path) || /[?#\\\0*]/.test(path)) return undefined;
  const below =
    baseUrl !== '/' && `${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
  const names = decoded(below)?.split('/');
  if (names === undefined || names.some((name) => name === '.' || name === '..')) return undefined;
  return joinRoute(...names).replace(/\/index\.html$/, '') || '/';
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
