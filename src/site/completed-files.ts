import { redirectPath, rulesOfAll } from './exports/redirects/rule.js';
import type { LocalePlan } from './locale-plan.js';

/** API descriptions, lists, feeds, the search index, and files for hosts. */
const forMachines = /\.(json|txt|xml|ya?ml)$|(^|\/)_(headers|redirects)$/;

/**
 * Returns a test, by file name, for files that may depend on all pages together: exports and redirect pages. The dev
 * server can serve any other file before all pages are rendered.
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
