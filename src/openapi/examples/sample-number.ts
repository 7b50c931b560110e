import type { Schema } from '../../model/index.js';

interface Bound {
  readonly value: number;
  /** The value itself is not allowed. */
  readonly isOpen: boolean;
}

/** A number within the limits of the schema; 0 where it allows that. */
export function sampleNumber({ types, constraints }: Schema): number {
  const limit = (label: string): number | undefined => {
    const value = constraints.find((one) => one.label === label)?.value;
    return value === undefined || Number.isNaN(Number(value)) ? undefined : Number(value);
  };
  const [above, below] = [limit('greater than'), limit('less than')];
  const low = inner(limit('minimum') ?? -Infinity, above, Math.max);
  const high = inner(limit('maximum') ?? Infinity, below, Math.min);
  const isInteger = !types.includes('number');
  const step = limit('multiple of') ?? (isInteger ? 1 : undefined);
  if (fits(0, low, high)) return 0;
  if (step === undefined) return between(low, high);
  // The multiple of the step that lies next to 0.
  const [{ value, isOpen }, sign] = low.value >= 0 ? [low, 1] : [high, -1];
  const count = Math.ceil(Math.abs(value) / step);
  const nearest = isOpen && count * step === Math.abs(value) ? count + 1 : count;
  // 3 × 0.1 is not 0.3 for a machine.
  return sign * Number((nearest * step).toPrecision(12));
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
