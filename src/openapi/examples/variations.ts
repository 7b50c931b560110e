import type { Json } from '../../json-schema/json.js';

/** Characters in order, so that a variation stays in the same class. */
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * Yields scalar values similar to this one, the simplest first: `string2`, another last digit, one
 * step more or less.
 */
export function* valueVariations(value: Json, step = 1): Generator<Json> {
  if (typeof value === 'string') yield* textsLike(value);
  if (typeof value === 'boolean') yield !value;
  if (typeof value !== 'number') return;
  for (let by = 1; by <= 30; by += 1) yield* [value + by * step, value - by * step].map(exact);
  yield* [value * 2 + 10 * step, -value - 10 * step, value + 0.5, value / 2];
}

/** Removes floating-point error: 0.1 + 0.2 is not exactly 0.3. */
function exact(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}

function* textsLike(text: string): Generator<string> {
  for (let count = 2; count <= 30; count += 1) {
    const end = String(count);
    yield text + end;
    // A variation of the same length, in case the maximum length is reached.
    if (text.length > end.length) yield text.slice(0, -end.length) + end;
  }
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const row = rows.find((one) => one.includes(text.charAt(at))) ?? '';
    const from = row.indexOf(text.charAt(at)) + 1;
    for (const other of row.slice(from) + row.slice(0, Math.max(0, from - 1))) {
      yield text.slice(0, at) + other + text.slice(at + 1);
    }
  }
  yield* [`1${text}`, text.slice(1), 'other', ''];
}
