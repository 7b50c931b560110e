import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { encodeUrl } from '../../../request/index.js';
import { belowBase } from '../../../url/below-base.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import { TargetSpellings } from '../../links/target-spellings.js';
import type { LocalePlan } from '../../locale-plan.js';
import { pageKind } from '../../pages/kinds/index.js';
import { encodePath, joinRoute, withoutOwnOrigin } from '../../urls.js';
import { type Rule, redirectFile, redirectPath, redirectRules } from './rule.js';

interface Target {
  readonly url: string;
  readonly title: string;
}

type Found = Target | { readonly problem: Diagnostic };

/** Resolves the final targets of redirects, following chains. */
export class RedirectTargets {
  readonly #redirects: ReadonlyMap<string, Rule>;
  /** Pages of all locales by route with locale prefix, `/fr/docs/price`. */
  readonly #pages: ReadonlyMap<string, Target>;
  #known: TargetSpellings | undefined;

  /** @param redirects by output path of the old address */
  constructor(plans: readonly LocalePlan[], redirects: ReadonlyMap<string, Rule>) {
    this.#redirects = redirects;
    this.#pages = new Map(
      plans.flatMap(({ definitions, urls }) =>
        definitions
          .filter((definition) => pageKind(definition).hasAddress)
          .map(({ route, title }) => [
            joinRoute(urls.output(route.slice(1))),
            { url: urls.page(route), title },
          ]),
      ),
    );
  }

  find(rule: Rule): Found {
    const passed = [rule];
    let current = rule;
    let kept = '';
    for (;;) {
      const found = this.#one(current, rule);
      if ('problem' in found) return found;
      if ('url' in found) return { ...found, url: withRest(found.url, kept) };
      kept = found.rest || kept;
      if (passed.includes(found.next))
        return { problem: this.#loop(rule, [...passed, found.next]) };
      passed.push(found.next);
      current = found.next;
    }
  }

  /**
   * Returns the target of a link to an old path; undefined if no redirect starts there.
   *
   * @param route with or without the locale
   */
  leadOn(route: string, plan: LocalePlan): Target | undefined {
    const rule = this.#ruleAt(route, plan);
    if (rule === undefined) return undefined;
    const found = this.find(rule);
    if (!('problem' in found)) return found;
    // A broken redirect is reported where it is written; a broken implied one is not created.
    return rule.implied ? undefined : { url: plan.urls.page(rule.from), title: rule.from };
  }

  /** Returns the locale's redirect at a route, else the one whose full path it is. */
  #ruleAt(route: string, plan: LocalePlan): Rule | undefined {
    const ofLocale = this.#redirects.get(redirectPath({ plan, from: route }));
    return ofLocale ?? this.#redirects.get(redirectFile(route));
  }

  #one({ plan, to }: Rule, first: Rule): Found | { readonly next: Rule; readonly rest: string } {
    const { urls, input } = plan;
    const { baseUrl } = input.config;
    const target = withoutOwnOrigin(to, input.config);
    // Hosts write a space or a quote into a header as it is, or end the target there.
    if (/^https?:\/\//i.test(target)) return { url: encodeUrl(target), title: target };
    const [, path = '', written = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const rest = encodeUrl(written);
    const route = joinRoute(decodeUriPart(belowBase(path, baseUrl) ?? path));
    const pageAt = (name: string) =>
      this.#pages.get(joinRoute(urls.output(name.slice(1)))) ?? this.#pages.get(name);
    // A route may begin like the base URL: `/docs/price` of a site below `/docs/`.
    const page = pageAt(route) ?? pageAt(joinRoute(decodeUriPart(path)));
    if (page) return { url: withRest(page.url, rest), title: page.title };
    const next = this.#ruleAt(route, plan);
    if (next) return { next, rest };
    const file = route.slice(1);
    const ofApi = plan.apis.find(({ downloads }) => downloads.has(file));
    const download = input.staticFiles.get(file) ?? ofApi?.downloads.get(file);
    if (download) return { url: urls.file(encodePath(download.output)) + rest, title: file };
    const near = this.#spellings().suggest(route);
    const moved = this.#spellings().moved(route);
    const hint = near === undefined ? undefined : `did you mean ${near}?`;
    const circumstances = { place: first.toPlace ?? first.fromPlace, hint };
    return {
      problem: diagnose('site/redirect-nowhere', { from: first.from, to, moved }, circumstances),
    };
  }

  #spellings(): TargetSpellings {
    this.#known ??= new TargetSpellings([...this.#pages.keys()]);
    return this.#known;
  }

  #loop(rule: Rule, passed: readonly Rule[]): Diagnostic {
    const chain = passed.map(({ from }) => from).join(' → ');
    const related = passed.slice(1, -1).map(({ from, fromPlace: place }) => ({
      message: `It goes through ${from}.`,
      place,
    }));
    const place = rule.fromPlace;
    const moved = passed.length === 2 ? this.#spellings().moved(rule.from) : undefined;
    return diagnose('site/redirect-loop', { from: rule.from, chain, moved }, { place, related });
  }
}

/** Returns a function that resolves links to old paths. Collects the redirects on first use. */
export function redirectFinder(
  plans: readonly LocalePlan[],
): (route: string, plan: LocalePlan) => Target | undefined {
  let targets: RedirectTargets | undefined;
  return (route, plan) => {
    if (targets === undefined) {
      const rules = new Map<string, Rule>();
      for (const rule of redirectRules(plans).rules) {
        const path = redirectPath(rule);
        if (!rules.has(path)) rules.set(path, rule);
      }
      targets = new RedirectTargets(plans, rules);
    }
    return targets.leadOn(route, plan);
  };
}

function withRest(url: string, rest: string): string {
  return rest === '' || /[?#]/.test(url) ? url : url + rest;
}
