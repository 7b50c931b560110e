import type { BoxedValue, Json, SchemaView } from 'docsgen/theme';

/** A JSON value for a reader: text without quotes, unless there would be nothing to see or a wrong type. */
export function indentJson(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^(?:|\s.*|.*\s|true|false|null|-?\d[\d.eE+-]*)$/.test(value)
    ? JSON.stringify(value)
    : value;
}

/** The same of a value whose text may be given, as a number would have lost digits. */
export function boxedText({ value, text }: BoxedValue): string {
  return text ?? indentJson(value);
}

/** The examples of a schema, each with its text where that is given. */
export function examplesOf({ examples, exampleTexts }: SchemaView): readonly BoxedValue[] {
  return examples.map((value, index) => ({ value, text: exampleTexts?.[index] }));
}

/** Longer ones are easier to read as a block of code. */
const lineLength = 60;

/** Whether a value reads best on lines of its own. */
export function isLong(value: Json): boolean {
  if (typeof value === 'string') return value.length > 4 * lineLength || value.includes('\n');
  return typeof value === 'object' && JSON.stringify(value).length > lineLength;
}
