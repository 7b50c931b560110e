import type { Notation } from '../../request/index.js';
import type { HighlightedCode } from '../api/example.js';
import type { Context } from '../normalize/context.js';
import { writeCsv } from './csv.js';

/** Writes an example down as it goes over the wire, or as near to that as a reader can use. */
export function formatExample(
  value: unknown,
  notation: Exclude<Notation, 'form' | 'multipart'>,
  { highlight, integers }: Pick<Context, 'highlight' | 'integers'>,
): HighlightedCode {
  const asData = (): HighlightedCode => highlight(integers.toJson(value, 2), 'json');
  const texts = integers.asTexts(value);
  switch (notation) {
    case 'json': {
      const data = parseStructured(value);
      return highlight(isShortened(data) ? data.trim() : integers.toJson(data, 2), 'json');
    }
    case 'jsonLines':
      return highlight(
        valueItems(value)
          .map((item) => (typeof item === 'string' ? item : integers.toJson(item)))
          .join('\n'),
        'json',
      );
    case 'events':
      return highlight(valueItems(texts).map(eventText).join('\n\n'), '');
    case 'csv':
      return highlight(writeCsv(texts) ?? formatScalar(texts).trim(), '');
    case 'xml':
      return typeof value === 'string' ? highlight(value.trim(), 'xml') : asData();
    default:
      return typeof value === 'object' && value !== null
        ? asData()
        : highlight(formatScalar(texts), '');
  }
}

function valueItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** An event with its fields, one to a line (HTML Standard, section 9.2.5). */
function eventText(event: unknown): string {
  if (typeof event !== 'object' || event === null) return formatScalar(event).trim();
  return Object.entries(event)
    .map(([field, value]) => `${field}: ${formatScalar(value)}`)
    .join('\n');
}

/** JSON that its author wrote as a text is meant as JSON. */
export function parseStructured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Whether a text is JSON that its author has shortened: lines of an object or a list that do not parse. */
function isShortened(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[[{][^\n]*\n/.test(value);
}

/** A single value as a reader writes it: text without quotes, else JSON. */
export function formatScalar(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
