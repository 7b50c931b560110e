import type { Json } from '../json-schema/json.js';

/** Limit keywords by kind: a greater lower limit is stricter, a greater upper limit is looser. */
export const limits: Readonly<Record<string, 'lower' | 'upper' | 'shape'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  minContains: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
  maxContains: 'upper',
  pattern: 'shape',
  format: 'shape',
  multipleOf: 'shape',
  uniqueItems: 'shape',
  contentEncoding: 'shape',
  contentMediaType: 'shape',
};

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

/** Whether a limit is stricter than before; undefined if that depends on the value. */
export function isStricter(keyword: string, was: Limits, is: Limits): boolean | undefined {
  const kind = limits[keyword] ?? 'shape';
  const [inclusive = keyword, exclusive] = pairs[keyword] ?? [];
  if (exclusive !== undefined) {
    const [old, now] = [was, is].map((all) => effectiveBound(all, inclusive, exclusive, kind));
    if (old && now) {
      if (old.at === now.at) return now.isExclusive && !old.isExclusive;
      return kind === 'lower' ? now.at > old.at : now.at < old.at;
    }
  }
  const [old, now] = [was.get(keyword), is.get(keyword)];
  if (old === undefined) return true;
  if (now === undefined) return false;
  if (kind === 'shape') return isStricterShape(keyword, old, now);
  if (typeof old !== 'number' || typeof now !== 'number') return undefined;
  return kind === 'lower' ? now > old : now < old;
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
  kind: 'lower' | 'upper' | 'shape',
): Bound | undefined {
  const bounds = [inclusive, exclusive].flatMap((keyword): Bound[] => {
    const at = all.get(keyword);
    return typeof at === 'number' ? [{ at, isExclusive: keyword === exclusive }] : [];
  });
  const sign = kind === 'lower' ? 1 : -1;
  return bounds.toSorted(
    (a, b) => sign * (b.at - a.at) || Number(b.isExclusive) - Number(a.isExclusive),
  )[0];
}

function isStricterShape(keyword: string, was: Json, is: Json): boolean | undefined {
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
  const kind = limits[keyword];
  if (typeof one !== 'number' || typeof other !== 'number' || kind === 'shape') return other;
  return kind === 'lower' ? Math.max(one, other) : Math.min(one, other);
}
