import type { JsonObject } from '../json.js';
import { stringViolations } from '../validation/index.js';
import { formatExamples, longFormats, shortFormats } from './format-examples.js';
import { textMatchingPattern } from './pattern-text.js';
import { highestLimit, lowestLimit } from './schema-parts.js';

/** Candidates for patterns of lookaheads, such as password rules. */
const guesses = ['Passw0rd!', 'Passw0rd', 'Passw0rd!Passw0rd!', 'A1b2C3d4', 'aB3$', 'a1', '1', 'a'];

const wellKnownTexts = ['date-time', 'date', 'time', 'uuid', 'email', 'uri'].flatMap(
  (format) => formatExamples.get(format) ?? [],
);

/**
 * Generates a text with the format, patterns and length that all parts require; `string` if there
 * are none.
 */
export function sampleString(parts: readonly JsonObject[]): string {
  const min = highestLimit(parts, 'minLength') ?? 0;
  const max = lowestLimit(parts, 'maxLength') ?? Number.POSITIVE_INFINITY;
  const format = texts(parts, 'format')[0] ?? '';
  const patterns = [...new Set(texts(parts, 'pattern'))];
  const isGood = (text: string): boolean =>
    parts.every((part) => stringViolations(text, part).length === 0);
  for (const text of candidates(format, patterns, min, max)) if (isGood(text)) return text;
  const [pattern] = patterns;
  const made = pattern === undefined ? undefined : textMatchingPattern(pattern, min);
  if (made !== undefined && made.length <= max) return made;
  return formatExamples.get(format) ?? sized('string', min, max);
}

function texts(parts: readonly JsonObject[], keyword: string): readonly string[] {
  return parts.flatMap(({ [keyword]: value }) => (typeof value === 'string' ? [value] : []));
}

function* candidates(
  format: string,
  patterns: readonly string[],
  min: number,
  max: number,
): Generator<string> {
  const examples = [
    formatExamples.get(format),
    shortFormats.get(format),
    longFormats.get(format)?.(min),
  ].flatMap((text) => text ?? []);
  yield* examples;
  yield 'string';
  // Many descriptions state a known form by its pattern only. Patterns that allow spaces are about something else.
  const isStrict = (text: string): boolean =>
    patterns.some((pattern) => stringViolations(` ${text} `, { pattern }).length > 0);
  yield* wellKnownTexts.filter(isStrict);
  const matching = patterns.flatMap((pattern) => textMatchingPattern(pattern, min, max) ?? []);
  yield* matching;
  yield matching.join('');
  yield matching.toReversed().join('');
  // A pattern may match only the start or end of the text.
  for (const text of matching) {
    for (const whole of [...examples, sized('string', min, max)]) {
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
