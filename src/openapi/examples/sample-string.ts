import { formatExamples } from '../../json-schema/format-examples.js';
import { matchesPattern } from '../../json-schema/pattern/index.js';
import type { ApiSchema } from '../api/schema.js';
import { longFormats, shortFormats } from './formats.js';
import { isValidText, schemaPatterns } from './is-valid.js';
import { highestLimit, lowestLimit } from './parts.js';
import { textMatchingPattern } from './pattern.js';

/** Candidates for patterns of lookaheads, such as password rules. */
const guesses = ['Passw0rd!', 'Passw0rd', 'Passw0rd!Passw0rd!', 'A1b2C3d4', 'aB3$', 'a1', '1', 'a'];

/**
 * Generates a text with the format, patterns and length that all parts require; `string` if there
 * are none.
 */
export function sampleString(parts: readonly ApiSchema[]): string {
  const min = highestLimit(parts, 'min length') ?? 0;
  const max = lowestLimit(parts, 'max length') ?? Number.POSITIVE_INFINITY;
  const format = parts.find((part) => part.format !== undefined)?.format ?? '';
  const patterns = [...new Set(parts.flatMap(schemaPatterns))];
  const isGood = (text: string): boolean =>
    parts.every((part) => isValidText(text, part)) &&
    patterns.every((one) => matchesPattern(one, text));
  for (const text of candidates(format, patterns, min, max)) if (isGood(text)) return text;
  const [pattern] = patterns;
  const made = pattern === undefined ? undefined : textMatchingPattern(pattern, min);
  if (made !== undefined && made.length <= max) return made;
  return formatExamples.get(format) ?? sized('string', min, max);
}

function* candidates(
  format: string,
  patterns: readonly string[],
  min: number,
  max: number,
): Generator<string> {
  const known = [
    formatExamples.get(format),
    shortFormats.get(format),
    longFormats.get(format)?.(min),
  ].flatMap((text) => text ?? []);
  yield* known;
  yield 'string';
  const made = patterns.flatMap((pattern) => textMatchingPattern(pattern, min, max) ?? []);
  yield* made;
  yield made.join('');
  yield made.toReversed().join('');
  // A pattern may match only the start or end of the text.
  for (const text of made) {
    for (const whole of [...known, sized('string', min, max)]) {
      yield text + whole.slice(text.length);
      yield whole.slice(0, Math.max(0, whole.length - text.length)) + text;
      yield `user${text}`;
    }
  }
  yield* guesses;
  yield sized('string', min, max);
}

/** Repeats a word to the minimum length, unless the text would be too long for an example. */
function sized(word: string, min: number, max: number): string {
  if (word.length > max) return word.slice(0, max);
  return word.length < min && min <= 10_000
    ? word.repeat(Math.ceil(min / word.length)).slice(0, min)
    : word;
}
