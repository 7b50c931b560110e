import type { RawObject } from '../../json-schema/json.js';
import type { ParsedSource } from '../source/parse-source.js';
import { parseSource } from '../source/parse-source.js';

/** The value of a local text file in `externalValue`, or `missing` if it cannot be read. */
export type ExternalValue = { readonly value: unknown } | 'missing';

/** Maximum length in characters; longer texts are linked to keep pages small. */
const maxInlineLength = 200_000;

const textFile = /\.(?:csv|geojson|html?|json|jsonl|ldjson|md|ndjson|sql|toml|txt|xml|ya?ml)$/i;

/**
 * Returns the text file in an example's `externalValue`, judging by its extension; undefined if the
 * example has a value.
 */
export function exampleExternalText(example: RawObject): string | undefined {
  const { externalValue } = example;
  const isGiven = ['value', 'dataValue', 'serializedValue'].some((key) =>
    Object.hasOwn(example, key),
  );
  if (isGiven || typeof externalValue !== 'string') return undefined;
  return textFile.test(externalValue.replace(/[?#].*$/, '')) ? externalValue : undefined;
}

/** Parses a text for an example; undefined if it is too long or binary. */
export function inlineValue(file: string, text: string, { integers }: ParsedSource): unknown {
  if (text.length > maxInlineLength || text.includes('\0')) return undefined;
  if (!/json$/i.test(file)) return text;
  return parseSource(file, text, integers).value?.value ?? text;
}

/** Returns the example with the value instead of its URL; without both if the file cannot be read. */
export function withExternalValue(example: RawObject, external: ExternalValue): RawObject {
  const { externalValue, ...rest } = example;
  return external === 'missing' ? rest : { ...rest, value: external.value };
}
