import type { JsonObject } from '../json.js';
import { highestLimit, limitValues, lowestLimit, partsTypes } from './schema-parts.js';

interface Bound {
  readonly value: number;
  /** The bound itself is excluded. */
  readonly isOpen: boolean;
}

/** The moment of the other examples, 2024-08-24T14:15:22Z, in seconds since 1970. */
const moment = 1_724_508_922;

/** Generates a number within the limits of all parts: a moment if it is a time, else 0 if allowed. */
export function sampleNumber(parts: readonly JsonObject[]): number {
  const low = inner(
    highestLimit(parts, 'minimum') ?? -Infinity,
    highestLimit(parts, 'exclusiveMinimum'),
    Math.max,
  );
  const high = inner(
    lowestLimit(parts, 'maximum') ?? Infinity,
    lowestLimit(parts, 'exclusiveMaximum'),
    Math.min,
  );
  const step = partsStep(parts);
  if (isTime(parts) && step === 1 && fits(moment, low, high)) return moment;
  if (fits(0, low, high)) return 0;
  if (step === undefined) return between(low, high);
  // The allowed multiple of the step that is closest to 0.
  const [{ value, isOpen }, sign] = low.value >= 0 ? [low, 1] : [high, -1];
  const count = Math.ceil(Number((Math.abs(value) / step).toPrecision(15)));
  const nearest =
    isOpen && Math.abs(count * step - Math.abs(value)) < step / 1e6 ? count + 1 : count;
  const multiple = nearest * step;
  // Removes floating-point error: 3 × 0.1 is not exactly 0.3.
  return sign * (Number.isInteger(multiple) ? multiple : Number(multiple.toPrecision(12)));
}

/** Whether it is a time: `unixtime` in OpenAPI's format registry, which descriptions also write as `unix-time`. */
function isTime(parts: readonly JsonObject[]): boolean {
  return parts.some(({ format }) => format === 'unixtime' || format === 'unix-time');
}

/** Returns the step that all parts require; undefined if any number is allowed. */
function partsStep(parts: readonly JsonObject[]): number | undefined {
  const steps = limitValues(parts, 'multipleOf').filter((step) => step > 0);
  if (!partsTypes(parts).includes('number')) steps.push(1);
  // Descriptions do not combine steps of which one is no multiple of the other.
  return steps.length === 0 ? undefined : Math.max(...steps);
}

function inner(closed: number, open: number | undefined, pick: typeof Math.max): Bound {
  if (open === undefined) return { value: closed, isOpen: false };
  const value = pick(closed, open);
  return { value, isOpen: value === open };
}

function fits(value: number, low: Bound, high: Bound): boolean {
  const isAbove = low.isOpen ? value > low.value : value >= low.value;
  return isAbove && (high.isOpen ? value < high.value : value <= high.value);
}

function between(low: Bound, high: Bound): number {
  if (low.value >= 0 && !low.isOpen) return low.value;
  if (high.value <= 0 && !high.isOpen) return high.value;
  if (Number.isFinite(low.value) && Number.isFinite(high.value))
    return (low.value + high.value) / 2;
  return Number.isFinite(low.value) ? low.value + 1 : high.value - 1;
}
