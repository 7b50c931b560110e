import type { Json } from '../json-schema/json.js';
import { limitKeywords, limits } from '../json-schema/limits.js';

/** Keywords whose values are compared as limits. */
export const comparedLimits: readonly string[] = [...limitKeywords, 'format'];

function limitBound(keyword: string): 'lower' | 'upper' | undefined {
  const limit = limitKeywords.find((name) => name === keyword);
  return limit && limits[limit].bound;
}

/** Limits by keyword. */
type Limits = ReadonlyMap<string, Json>;

/** Keyword pairs that express the same bound inclusively and exclusively. */
const pairs: Readonly<Record<string, readonly [inclusive: string, exclusive: string]>> = {
  minimum: ['minimum', 'exclusiveMinimum'],
  exclusiveMinimum: ['minimum', 'exclusiveMinimum'],
  maximum: ['maximum', 'exclusiveMaximum'],
  exclusiveMaximum: ['maximum', 'exclusiveMaximum'],
};

/** Format pairs in which the second includes all values of the first. */
const wider: readonly (readonly [string, string])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

/** Formats that restrict no number: clients read a number without a format as one of these. */
const widest: readonly (Json | undefined)[] = [undefined, 'int64', 'double'];

/** Whether a limit admits the same values as before, written in another way. */
export function admitsTheSame(keyword: string, was: Limits, is: Limits): boolean {
  if (keyword !== 'format') return false;
  return [was, is].every((all) => widest.includes(all.get(keyword)));
}

/** Whether a limit is stricter than before; undefined if that depends on the value. */
export function isStricter(keyword: string, was: Limits, is: Limits): boolean | undefined {
  const bound = limitBound(keyword);
  const [inclusive = keyword, exclusive] = pairs[keyword] ?? [];
  if (exclusive !== undefined) {
    const [old, now] = [was, is].map((all) => effectiveBound(all, inclusive, exclusive, bound));
    if (old && now) {
      if (old.at === now.at) return now.isExclusive && !old.isExclusive;
      return bound === 'lower' ? now.at > old.at : now.at < old.at;
    }
  }
  const [old, now] = [was.get(keyword), is.get(keyword)];
  if (old === undefined) return true;
  if (now === undefined) return false;
  if (bound === undefined) return isStricterOther(keyword, old, now);
  if (typeof old !== 'number' || typeof now !== 'number') return undefined;
  return bound === 'lower' ? now > old : now < old;
}

interface Bound {
  readonly at: number;
  readonly isExclusive: boolean;
}

/** The stricter of the inclusive and the exclusive bound. */
function effectiveBound(
  all: Limits,
  inclusive: string,
  exclusive: string,
  bound: 'lower' | 'upper' | undefined,
): Bound | undefined {
  const bounds = [inclusive, exclusive].flatMap((keyword): Bound[] => {
    const at = all.get(keyword);
    return typeof at === 'number' ? [{ at, isExclusive: keyword === exclusive }] : [];
  });
  const sign = bound === 'lower' ? 1 : -1;
  return bounds.toSorted(
    (a, b) => sign * (b.at - a.at) || Number(b.isExclusive) - Number(a.isExclusive),
  )[0];
}

function isStricterOther(keyword: string, was: Json, is: Json): boolean | undefined {
  if (keyword === 'pattern') {
    if (fitsAll(is)) return false;
    if (fitsAll(was)) return true;
  }
  if (keyword === 'format') {
    if (wider.some(([narrow, wide]) => was === narrow && is === wide)) return false;
    if (wider.some(([narrow, wide]) => was === wide && is === narrow)) return true;
  }
  if (keyword === 'multipleOf' && typeof was === 'number' && typeof is === 'number') {
    if (was % is === 0) return false;
    if (is % was === 0) return true;
  }
  return undefined;
}

function fitsAll(pattern: Json): boolean {
  return typeof pattern === 'string' && /^\^?\.\*\$?$/.test(pattern);
}

/** Whether every value satisfies the limit. */
export function hasNoEffect(keyword: string, limit: Json): boolean {
  if (keyword === 'uniqueItems') return limit === false;
  return limit === 0 && ['minLength', 'minItems', 'minProperties'].includes(keyword);
}

/** The limit that two schemas impose together; for non-numeric limits, the last one. */
export function tighterLimit(keyword: string, one: Json | undefined, other: Json): Json {
  const bound = limitBound(keyword);
  if (typeof one !== 'number' || typeof other !== 'number' || bound === undefined) return other;
  return bound === 'lower' ? Math.max(one, other) : Math.min(one, other);
}
