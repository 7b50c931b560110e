import type { ApiSchema, LimitLabel } from '../api/schema.js';

type Constraints = ApiSchema['constraints'];

/** Limits that cannot be combined into one, so both apply. */
const kept: readonly LimitLabel[] = ['pattern', 'multiple of'];

const lower: readonly LimitLabel[] = [
  'minimum',
  'greater than',
  'min length',
  'min items',
  'min matching items',
  'min properties',
];

const upper: readonly LimitLabel[] = [
  'maximum',
  'less than',
  'max length',
  'max items',
  'max matching items',
  'max properties',
];

/**
 * Merges the limits of two schemas that both apply: of two bounds the tighter one, regardless of
 * order.
 */
export function mergeConstraints(a: Constraints, b: Constraints): Constraints {
  const others = a.filter((one) => b.every((other) => isKeptBeside(one, other)));
  return [...others, ...b.map((one) => a.filter(isLabelled(one.label)).reduce(tighter, one))];
}

type Constraint = Constraints[number];

function isKeptBeside(one: Constraint, other: Constraint): boolean {
  if (one.label !== other.label) return true;
  return kept.includes(one.label) && one.value !== other.value;
}

function isLabelled(label: LimitLabel): (one: Constraint) => boolean {
  return (one) => one.label === label;
}

function tighter(one: Constraint, other: Constraint): Constraint {
  const difference = compare(other.value, one.value);
  const isTighter = lower.includes(one.label)
    ? difference > 0
    : upper.includes(one.label) && difference < 0;
  return isTighter ? other : one;
}

/** Compares integers as BigInt, because they may exceed 2⁵³. */
function compare(a: string, b: string): number {
  const isWhole = [a, b].every((value) => /^-?\d+$/.test(value));
  const difference = isWhole ? BigInt(a) - BigInt(b) : Number(a) - Number(b);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}
