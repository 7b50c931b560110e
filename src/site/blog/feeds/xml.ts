import { escapeMarkup } from '../../../text/escape.js';

/** Characters that XML 1.0 forbids, even as character references (section 2.2). */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, which may come from a file with any characters. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(forbidden, '\uFFFD'));
}

/** Returns an element with text; an empty string if `text` is undefined. */
export function xmlElement(
  name: string,
  text: string | undefined,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  return text === undefined ? '' : `<${name}${written(attributes)}>${escapeXml(text)}</${name}>`;
}

export function emptyElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  return `<${name}${written(attributes)}/>`;
}

/** Joins XML fragments with line breaks and skips empty ones. */
export function lines(...parts: readonly (string | readonly string[])[]): string {
  return parts
    .flat()
    .filter((line) => line !== '')
    .join('\n');
}

function written(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
