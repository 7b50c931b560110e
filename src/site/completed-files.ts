import { redirectPath, rulesOfAll } from './exports/redirects/rule.js';
import type { LocalePlan } from './locale-plan.js';

/** Descriptions, lists, feeds, the search, and what hosts read. */
const forMachines = /\.(json|txt|xml|ya?ml)$|(^|\/)_(headers|redirects)$/;

/**
 * Which files may be made of all pages together, by what they are called: those for machines, and the pages of
 * redirects. Whoever asks for another one need not wait until it is known what all pages say.
 */
export function completedFiles(plans: readonly LocalePlan[]): (file: string) => boolean {
  let redirects: ReadonlySet<string> | undefined;
  return (file) => {
    redirects ??= redirectFiles(plans);
    return forMachines.test(file) || redirects.has(file);
  };
}

function redirectFiles(plans: readonly LocalePlan[]): ReadonlySet<string> {
  return new Set(rulesOfAll(plans).rules.map(redirectPath));
}
