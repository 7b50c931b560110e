import { type LimitKeyword, limits } from '../../json-schema/limits.js';
import type { ApiSchema } from '../api/schema.js';

type Limits = ApiSchema['limits'];

/** Limits that cannot be combined into one, so both apply. */
const uncombined: readonly LimitKeyword[] = ['pattern', 'multipleOf'];

/**
 * Merges the limits of two schemas that both apply: of two bounds the tighter one, regardless of
 * order.
 */
export function mergeLimits(a: Limits, b: Limits): Limits {
  const others = a.filter((limit) => b.every((other) => isKeptBeside(limit, other)));
  return [
    ...others,
    ...b.map((limit) =>
      a.filter(({ keyword }) => keyword === limit.keyword).reduce(tighter, limit),
    ),
  ];
}

type Limit = Limits[number];

function isKeptBeside(limit: Limit, other: Limit): boolean {
  if (limit.keyword !== other.keyword) return true;
  return uncombined.includes(limit.keyword) && limit.value !== other.value;
}

function tighter(limit: Limit, other: Limit): Limit {
  const difference = compare(other.value, limit.value);
  const { bound } = limits[limit.keyword];
  const isTighter = bound === 'lower' ? difference > 0 : bound === 'upper' && difference < 0;
  return isTighter ? other : limit;
}

/** Compares integers as BigInt, because they may exceed 2⁵³. */
function compare(a: string, b: string): number {
  const isWhole = [a, b].every((value) => /^-?\d+$/.test(value));
  const difference = isWhole ? BigInt(a) - BigInt(b) : Number(a) - Number(b);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
