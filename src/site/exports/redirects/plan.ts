import type { Diagnostic, Outcome } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import type { OutputFile } from '../../../files/output-file.js';
import { belowBase } from '../../../url/below-base.js';
import type { LocalePlan } from '../../locale-plan.js';
import { encodePath, joinRoute, withoutOwnOrigin } from '../../urls.js';
import type { HostRedirect } from '../hosts/index.js';
import type { FileOwners } from './file-owners.js';
import { redirectPage } from './page.js';
import { type Rule, redirectPath, redirectRules } from './rule.js';
import { RedirectTargets } from './targets.js';

/** The resolved redirects: their pages, and what hosts redirect themselves. */
export interface Redirects {
  readonly files: readonly OutputFile[];
  readonly moves: readonly HostRedirect[];
}

/**
 * Plans the redirects of all locales. Reports redirects that hide a file, are duplicates, lead nowhere or form a loop.
 *
 * @param taken all other files of the site
 */
export function planRedirects(plans: readonly LocalePlan[], taken: FileOwners): Outcome<Redirects> {
  const diagnostics: Diagnostic[] = [];
  const accepted = new Map<string, Rule>();
  const { rules, unusable } = redirectRules(plans);
  for (const { source: from, place } of unusable) {
    diagnostics.push(diagnose('site/redirect-from', { from }, { place }));
  }
  for (const rule of rules) {
    const problem = accept(rule, taken, accepted);
    if (problem) diagnostics.push(problem);
  }
  const targets = new RedirectTargets(plans, accepted);
  const files: OutputFile[] = [];
  const moves: HostRedirect[] = [];
  for (const [path, rule] of accepted) {
    const { urls, input } = rule.plan;
    const found = targets.find(rule);
    if ('problem' in found) {
      if (!rule.implied) diagnostics.push(found.problem);
      continue;
    }
    const hasPage = !isOtherSpelling(rule);
    if (hasPage) {
      const whole = urls.absolute(found.url) ?? found.url;
      const title = rule.title ?? found.title;
      files.push({ path, contents: redirectPage({ url: found.url, whole, title }, input, urls) });
    }
    const from = encodePath(urls.file(urls.output(rule.from.slice(1))));
    moves.push({ from, to: found.url, hasPage });
  }
  const script = plans[0]?.input.bundle.redirectScript;
  return {
    value: { files: files.length > 0 && script ? [...files, script] : files, moves },
    diagnostics,
  };
}

/** Accepts a rule unless its path is already in use. */
function accept(
  rule: Rule,
  taken: FileOwners,
  accepted: Map<string, Rule>,
): Diagnostic | undefined {
  const path = redirectPath(rule);
  const owner = taken.fileOwner(path);
  if (!owner) {
    accepted.set(path, rule);
    const name = `a redirect to ${rule.to}`;
    taken.add(path, { name, place: rule.fromPlace });
    return undefined;
  }
  if (isOtherSpelling(rule)) {
    accepted.set(path, rule);
    return undefined;
  }
  if (rule.implied) return undefined;
  const related = [{ message: `here is ${owner.name}`, place: owner.place }];
  return diagnose(
    'site/redirect-shadows-page',
    { from: rule.from, owner: owner.name },
    { place: rule.fromPlace, related: owner.place ? related : undefined },
  );
}

/**
 * Whether a rule leads from another spelling of an address to the address itself: `/price.html`, `/price/index` or
 * `/Price` to `/price`. A page there would hide the target on some hosts, so only rules of hosts redirect it.
 */
function isOtherSpelling({ from, to, plan }: Rule): boolean {
  const { config } = plan.input;
  const [path = ''] = withoutOwnOrigin(to, config).split(/[?#]/, 1);
  const route = joinRoute(belowBase(path, config.baseUrl) ?? path);
  const folded = (address: string): string => address.normalize('NFC').toLowerCase();
  const plain = joinRoute(from.replace(/\.html$/, '').replace(/\/index$/, ''));
  return from !== route && folded(plain) === folded(route);
}
