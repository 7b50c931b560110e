import type { Violation } from './violation.js';

/**
 * Reduces violations to their causes: if no alternative matches, to those of the alternative that
 * the author most likely meant. Each is returned once.
 */
export function violationCauses(violations: readonly Violation[]): readonly Violation[] {
  const found = new Map<string, Violation>();
  for (const one of violations.flatMap(causes)) {
    found.set(`${one.path.join('/')} ${one.keyword} ${JSON.stringify(one.limit)}`, one);
  }
  return [...found.values()];
}

function causes(violation: Violation): readonly Violation[] {
  const { alternatives } = violation;
  if (alternatives === undefined) return [violation];
  const depth = violation.path.length;
  const meant = meantAlternative(alternatives, depth);
  if (meant !== undefined) return meant.flatMap(causes);
  const marks = wrongMarks(alternatives, depth);
  return [marks.length > 0 ? oneOfAll(marks) : violation];
}

type Alternatives = readonly (readonly Violation[])[];

/**
 * Returns the violations of the alternative that the author most likely meant: same type, same
 * discriminating value, fewest violations. Undefined if the choice is ambiguous.
 */
function meantAlternative(
  alternatives: Alternatives,
  depth: number,
): readonly Violation[] | undefined {
  const likely = alternatives.filter(
    (list) => !withNested(list).some((one) => isOtherType(one, depth) || isMark(one, depth)),
  );
  const [first, second] = likely
    .map((list) => ({ list, weight: weight(list) }))
    .sort((a, b) => a.weight - b.weight);
  return second !== undefined && second.weight === first?.weight ? undefined : first?.list;
}

function weight(list: readonly Violation[]): number {
  return withNested(list).reduce((sum, { missing }) => sum + (missing?.length ?? 1), 0);
}

/** Violations of a discriminating property whose value matches none of the alternatives. */
function wrongMarks(alternatives: Alternatives, depth: number): readonly Violation[] {
  const marked = alternatives
    .map(withNested)
    .filter((list) => !list.some((one) => isOtherType(one, depth)))
    .map((list) => list.filter((one) => isMark(one, depth)));
  const [first = []] = marked;
  const shared = first.find((one) =>
    marked.every((list) => list.some((other) => other.path[depth] === one.path[depth])),
  );
  if (shared === undefined) return [];
  return marked.flat().filter((one) => one.path[depth] === shared.path[depth]);
}

function oneOfAll(marks: readonly Violation[]): Violation {
  const [{ path, value } = { path: [], value: undefined }] = marks;
  const values = marks.flatMap(({ limit }) => (Array.isArray(limit) ? limit : (limit ?? [])));
  const [only, ...others] = values;
  if (others.length === 0) return { path, keyword: 'const', limit: only, value };
  return { path, keyword: 'enum', limit: [...new Set(values)], value };
}

/** Violations together with those of nested alternatives. */
function withNested(list: readonly Violation[]): readonly Violation[] {
  return list.flatMap((one) => [one, ...(one.alternatives ?? []).flatMap(withNested)]);
}

function isOtherType({ keyword, path }: Violation, depth: number): boolean {
  return keyword === 'type' && path.length === depth;
}

/** A const or enum property that distinguishes alternatives. */
function isMark({ keyword, path }: Violation, depth: number): boolean {
  return (keyword === 'const' || keyword === 'enum') && path.length === depth + 1;
}
