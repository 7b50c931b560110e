import type { JsonObject } from '../json.js';
import type { DescriptionFile } from '../source/parse.js';
import { parseSource } from '../source/parse.js';

/** An `externalValue` that leads to a text of the site: its value, or that the file could not be read. */
export type ExternalValue = { readonly value: unknown } | 'missing';

/** Characters; longer texts are linked, so that a page does not grow with them. */
const maxInlineLength = 200_000;

const textFile = /\.(?:csv|geojson|html?|json|jsonl|ldjson|md|ndjson|sql|toml|txt|xml|ya?ml)$/i;

/** The file that an example's `externalValue` leads to, where that is text by its name and there is no value. */
export function exampleExternalText(example: JsonObject): string | undefined {
  const { externalValue } = example;
  const isGiven = ['value', 'dataValue', 'serializedValue'].some((key) =>
    Object.hasOwn(example, key),
  );
  if (isGiven || typeof externalValue !== 'string') return undefined;
  return textFile.test(externalValue.replace(/[?#].*$/, '')) ? externalValue : undefined;
}

/** The value of a text that is read for an example; undefined where it is too long to be shown. */
export function inlineValue(file: string, text: string, { integers }: DescriptionFile): unknown {
  if (text.length > maxInlineLength || text.includes('\0')) return undefined;
  if (!/json$/i.test(file)) return text;
  return parseSource(file, text, integers).value?.value ?? text;
}

/** The example with its value, or without the address of a file that cannot be read. */
export function withExternalValue(example: JsonObject, external: ExternalValue): JsonObject {
  const { externalValue, ...rest } = example;
  return external === 'missing' ? rest : { ...rest, value: external.value };
}
