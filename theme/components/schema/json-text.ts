import type { BoxedValue, Json } from 'docsgen/theme';

/** A JSON value for display: strings without quotes, unless they would look empty or like another type. */
export function indentJson(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^(?:|\s.*|.*\s|true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(value)
    ? JSON.stringify(value)
    : value;
}

/** Like `indentJson`, for a value whose source text may be known, as a number may have lost digits. */
export function boxedText({ value, text }: BoxedValue): string {
  return text ?? indentJson(value);
}

/** Longest value in characters that is shown in a line. */
const maxLineLength = 60;

/** Whether a limit, such as a pattern, is shown as a code block. */
export function isLongLimit(value: string): boolean {
  return value.length > 2 * maxLineLength;
}

/** Whether a value is shown as a code block. */
export function isLong(value: Json): boolean {
  if (typeof value === 'string') return value.length > 4 * maxLineLength || value.includes('\n');
  return typeof value === 'object' && JSON.stringify(value).length > maxLineLength;
}
