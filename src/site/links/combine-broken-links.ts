import type { Diagnostic, Related } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';

const linkCodes = new Set(['site/broken-link', 'site/broken-anchor', 'site/broken-image']);

const linkBaseHint = 'set `openapi.linkBase` to the URL of the site that they were written for';

/** Number of targets that a combined diagnostic lists. */
const maxListedTargets = 5;

/**
 * Combines broken links in the texts of an API description into one diagnostic per file: they often number in the
 * hundreds, have one cause, and the person who builds the site can rarely fix them.
 *
 * @param isInDescription whether a diagnostic is about such a text
 */
export function combineBrokenLinks(
  problems: readonly Diagnostic[],
  isInDescription: (problem: Diagnostic) => boolean,
): readonly Diagnostic[] {
  const isCounted = (problem: Diagnostic) =>
    linkCodes.has(problem.code) && isInDescription(problem);
  const byFile = new Map<string, Diagnostic[]>();
  for (const problem of problems.filter(isCounted)) {
    const file = problem.place?.file ?? '';
    byFile.set(file, [...(byFile.get(file) ?? []), problem]);
  }
  const single = [...byFile.values()]
    .filter(({ length }) => length === 1)
    .flat()
    .map(withHint);
  const counted = [...byFile.values()].filter(({ length }) => length > 1).map(linksCount);
  return [...problems.filter((problem) => !isCounted(problem)), ...single, ...counted];
}

/** A page of the service's own site is more likely than a file of the repository. */
function withHint(link: Diagnostic): Diagnostic {
  const isPath = link.code !== 'site/broken-anchor' && !link.hint?.startsWith('did you mean');
  return isPath ? { ...link, hint: linkBaseHint } : link;
}

function linksCount(links: readonly Diagnostic[]): Diagnostic {
  const sorted = links.toSorted(
    (a, b) => (a.place?.start.offset ?? 0) - (b.place?.start.offset ?? 0),
  );
  const isPath = links.some(({ code }) => code !== 'site/broken-anchor');
  const isError = links.some(({ severity }) => severity === 'error');
  const byMessage = new Map<string, Diagnostic[]>();
  for (const link of sorted)
    byMessage.set(link.message, [...(byMessage.get(link.message) ?? []), link]);
  const related = [...byMessage.values()].slice(0, maxListedTargets).flatMap(firstWithCount);
  return diagnose(
    'site/broken-description-links',
    { count: links.length, listed: related.length, targets: byMessage.size },
    {
      place: sorted[0]?.place,
      hint: isPath ? linkBaseHint : undefined,
      severity: isError ? 'error' : 'warning',
      related,
    },
  );
}

/** Returns the first of several links to one target, with their number. */
function firstWithCount([first, ...others]: readonly Diagnostic[]): readonly Related[] {
  if (first === undefined) return [];
  const { message, place } = first;
  const times = others.length === 0 ? '' : ` (${others.length + 1} times)`;
  return [{ message: `${message.replace(/\.$/, '')}${times}`, place }];
}
