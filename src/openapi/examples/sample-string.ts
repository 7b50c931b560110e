import type { Schema } from '../../model/index.js';
import { formats, shortFormats } from './formats.js';
import { matches } from './matches.js';
import { textFor } from './pattern.js';

/** For patterns that only look ahead, as rules for passwords do. */
const guesses = ['Passw0rd!', 'Passw0rd', 'Passw0rd!Passw0rd!', 'A1b2C3d4', 'aB3$', 'a1', '1'];

/** A text of the schema's format, pattern and length; `string` where it asks for nothing. */
export function sampleString(schema: Schema): string {
  const limit = (label: string): string | undefined =>
    schema.constraints.find((one) => one.label === label)?.value;
  const min = Number(limit('min length') ?? 0);
  const max = Number(limit('max length') ?? Number.POSITIVE_INFINITY);
  const pattern = limit('pattern');
  const fits = (text: string) =>
    text.length >= min && text.length <= max && (pattern === undefined || matches(pattern, text));
  const format = schema.format ?? '';
  const known = [formats[format], shortFormats[format]].filter((one) => one !== undefined);
  const fitting = known.find(fits);
  if (fitting !== undefined) return fitting;
  if (pattern !== undefined) {
    const text = matches(pattern, 'string') && fits('string') ? 'string' : textFor(pattern, min);
    if (text !== undefined && text.length <= max) return text;
    const guess = guesses.find(fits);
    if (guess !== undefined) return guess;
  }
  if (known[0] !== undefined) return known[0];
  const word = 'string';
  if (word.length > max) return word.slice(0, max);
  // A minimum of a million letters is no example.
  return word.length < min && min <= 10_000
    ? word.repeat(Math.ceil(min / word.length)).slice(0, min)
    : word;
}
