import { asText } from '../json.js';
import type { Locator } from '../source/locate.js';

/** Returns a scalar as text; a number as written, because parsing `1.0` drops its zero. */
export function exactText(
  value: unknown,
  pointer: string,
  locator: Pick<Locator, 'written'>,
): string | undefined {
  const text = asText(value);
  if (typeof value !== 'number') return text;
  const written = locator.written(pointer);
  return written !== undefined && Number(written) === value ? written : text;
}
