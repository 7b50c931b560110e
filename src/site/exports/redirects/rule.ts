import type { Place } from '../../../diagnostics/diagnostic.js';
import { belowBase } from '../../../url/below-base.js';
import { decodedUriPart } from '../../../url/decode-uri-part.js';
import type { LocalePlan } from '../../locale-plan.js';
import { joinRoute, routeFile, withoutOwnOrigin } from '../../urls.js';
import { defaultVersions } from '../../versions.js';

/** A redirect as written. */
export interface Rule {
  readonly plan: LocalePlan;
  /** The old path as a route, without `baseUrl` and locale. */
  readonly from: string;
  /** A route of the locale, a path of the site, or an absolute URL. */
  readonly to: string;
  /** Title of the target page, if its front matter defines the redirect. */
  readonly title?: string | undefined;
  readonly fromPlace: Place | undefined;
  readonly toPlace?: Place | undefined;
  /**
   * Whether the rule was derived from one of another docs version or locale. Implied rules are dropped silently if
   * their path is in use or their target is missing.
   */
  readonly implied: boolean;
}

/** A redirect whose source is not a valid path of this site. */
export interface UnusableRule {
  readonly source: string;
  readonly place: Place | undefined;
}

/**
 * Returns the redirects of a locale: those of front matter (`redirect_from`), then those of the configuration. The
 * latter apply to every locale, unless the old path already names one.
 *
 * @param prefixes URL prefixes of all locales, such as `fr/`
 */
function localeRules(
  plan: LocalePlan,
  prefixes: readonly string[],
): {
  readonly rules: readonly Rule[];
  readonly unusable: readonly UnusableRule[];
} {
  const { input, entries, versions } = plan;
  const latest = new Set(defaultVersions(versions).map(({ version }) => version.name));
  const unusable: UnusableRule[] = [];
  const make = (source: string, rule: Omit<Rule, 'plan' | 'from'>): Rule[] => {
    const from = oldRoute(source, input.config);
    if (from !== undefined) {
      const named = prefixes.some((prefix) => `${from}/`.startsWith(`/${prefix}`));
      return named && rule.implied ? [] : [{ ...rule, plan, from }];
    }
    unusable.push({ source, place: rule.fromPlace });
    return [];
  };
  const ofPages = entries.flatMap(({ doc, route, version }) =>
    (doc.meta.redirect_from ?? []).flatMap((written, index) =>
      make(written, {
        to: route,
        title: doc.title,
        fromPlace: doc.metaPlaces[`redirect_from.${index}`] ?? doc.metaPlaces.redirect_from,
        implied: (version !== undefined && !latest.has(version)) || doc.untranslated,
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

/**
 * Returns the redirects of all locales; explicit rules come before implied ones, so that the first of two equal paths
 * wins.
 */
export function redirectRules(plans: readonly LocalePlan[]): {
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

/** Returns the output path of a redirect, including the locale prefix. */
export function redirectPath({ plan, from }: Pick<Rule, 'plan' | 'from'>): string {
  return plan.urls.output(redirectFile(from));
}

/**
 * Returns the file of a redirect: a folder index, which works with and without a trailing slash, unless the path ends
 * with `.html`.
 */
export function redirectFile(from: string): string {
  return from.endsWith('.html') ? from.slice(1) : routeFile(from);
}

/** Normalizes `/old/path/`, with or without `baseUrl`; undefined for anything but a path of this site. */
export function oldRoute(
  written: string,
  site: { readonly baseUrl: string; readonly url?: string | undefined },
): string | undefined {
  const { baseUrl } = site;
  const path = withoutOwnOrigin(written, site);
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(path) || /[?#\\\0*]/.test(path)) return undefined;
  const names = decodedUriPart(belowBase(path, baseUrl) ?? path)?.split('/');
  if (names === undefined || names.some((name) => name === '.' || name === '..')) return undefined;
  const route = joinRoute(...names).replace(/\/index\.html$/, '') || '/';
  // The output folder cannot contain what Windows takes for a drive.
  return /^\/[a-z]:/i.test(route) ? undefined : route;
}
