import type { Placeholder, Template } from './fragment.js';

// Noncharacters are "never to be interchanged" (Unicode 23.7). `removeSentinels` replaces them in all input, so only
// `placeholderText` can write them.
const open = '\uFDD0';
const close = '\uFDD1';
// NUL is not allowed in a text either (CommonMark, section 2.3).
const noncharacters = /[\uFDD0-\uFDEF\0]/g;
const written = /\uFDD0(reference|label|size|embed):(\d+)\uFDD1/g;

/** Replaces the characters that placeholders use. Keeps the length, so that positions stay valid. */
export function removeSentinels(text: string): string {
  return text.replace(noncharacters, '\uFFFD');
}

/** Returns a placeholder as text, for {@link toTemplate}. */
export function placeholderText(kind: Placeholder['kind'], index: number): string {
  return `${open}${kind}:${index}${close}`;
}

/** Returns the index of the reference that a placeholder stands for; undefined for any other text. */
export function referenceIndex(placeholder: string): number | undefined {
  const [, index] = /^\uFDD0reference:(\d+)\uFDD1$/.exec(placeholder) ?? [];
  return index === undefined ? undefined : Number(index);
}

export function isSizePlaceholder(text: string): boolean {
  return /^\uFDD0size:\d+\uFDD1$/.test(text);
}

/** Replaces the placeholders of link labels. */
export function replaceLabels(text: string, label: (index: number) => string): string {
  if (!text.includes(open)) return text;
  return text.replace(/\uFDD0label:(\d+)\uFDD1/g, (_, index) => label(Number(index)));
}

/** Returns a result without placeholders or parts of them in any string; the same object if it has none. */
export function withoutPlaceholders<T>(value: T): T {
  return hasSentinels(value) ? (cleaned(value) as T) : value;
}

function hasSentinels(value: unknown): boolean {
  if (typeof value === 'string') return value.search(noncharacters) !== -1;
  if (typeof value !== 'object' || value === null) return false;
  // Without lists of the values, because every result of a text is searched.
  for (const key in value) if (hasSentinels(value[key as keyof typeof value])) return true;
  return false;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return removeSentinels(removePlaceholders(value));
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}

/** Removes placeholders from plain text. */
export function removePlaceholders(text: string): string {
  return text.includes(open) ? text.replace(/\uFDD0[^\uFDD1]*\uFDD1/g, '') : text;
}

/** Splits HTML at its placeholders. */
export function toTemplate(html: string): Template {
  const text: string[] = [];
  const placeholders: Placeholder[] = [];
  let from = 0;
  for (const match of html.matchAll(written)) {
    const kind = match[1] as Placeholder['kind'];
    // A size is an attribute inside of a tag; the space before it belongs to the placeholder.
    const isSpaced = kind === 'size' && html[match.index - 1] === ' ';
    text.push(html.slice(from, isSpaced ? match.index - 1 : match.index));
    placeholders.push({ kind, index: Number(match[2]) });
    from = match.index + match[0].length;
  }
  text.push(html.slice(from));
  return { text, placeholders };
}
