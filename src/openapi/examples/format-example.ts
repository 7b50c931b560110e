import { textOrJson } from '../../json-schema/json.js';
import type { Notation } from '../../request/index.js';
import type { HighlightedCode } from '../api/example.js';
import type { Context } from '../normalize/context.js';
import { writeCsv } from './csv.js';

/** Formats an example as it is sent, or as closely as is readable. */
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
      return highlight(writeCsv(texts) ?? textOrJson(texts).trim(), '');
    case 'xml':
      return typeof value === 'string' ? highlight(value.trim(), 'xml') : asData();
    default:
      return typeof value === 'object' && value !== null
        ? asData()
        : highlight(textOrJson(texts), '');
  }
}

function valueItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Formats a server-sent event, one field per line (HTML Standard, section 9.2.5). */
function eventText(event: unknown): string {
  if (typeof event !== 'object' || event === null) return textOrJson(event).trim();
  return Object.entries(event)
    .map(([field, value]) => `${field}: ${textOrJson(value)}`)
    .join('\n');
}

/** Parses a JSON text that an author wrote as a string; returns other values unchanged. */
export function parseStructured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Whether a text is abbreviated JSON: it looks like an object or list of several lines but does not
 * parse.
 */
function isShortened(value: unknown): value is string {
  return typeof value === 'string' && /^\s*[[{][^\n]*\n/.test(value);
}
