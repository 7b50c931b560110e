import type { Code } from '../../model/index.js';
import type { Notation } from '../../request/index.js';
import type { Ports } from '../normal/context.js';
import { writeCsv } from './csv.js';

/** Writes an example down as it goes over the wire, or as near to that as a reader can use. */
export function presentExample(
  value: unknown,
  notation: Exclude<Notation, 'form' | 'multipart'>,
  highlight: Ports['highlight'],
): Code {
  switch (notation) {
    case 'json':
      return highlight(JSON.stringify(structured(value), null, 2), 'json');
    case 'jsonLines':
      return highlight(itemsOf(value).map(lineOf).join('\n'), 'json');
    case 'events':
      return highlight(itemsOf(value).map(eventText).join('\n\n'), '');
    case 'csv':
      return highlight(writeCsv(value) ?? scalarText(value).trim(), '');
    case 'xml':
      return typeof value === 'string' ? highlight(value.trim(), 'xml') : asData(value, highlight);
    default:
      return typeof value === 'object' && value !== null
        ? asData(value, highlight)
        : highlight(scalarText(value), '');
  }
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function lineOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An event with its fields, one to a line (HTML Standard, section 9.2.5). */
function eventText(event: unknown): string {
  if (typeof event !== 'object' || event === null) return scalarText(event).trim();
  return Object.entries(event)
    .map(([field, value]) => `${field}: ${scalarText(value)}`)
    .join('\n');
}

/** JSON that its author wrote as a text is meant as JSON. */
export function structured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A single value as a reader writes it: text without quotes, else JSON. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asData(value: unknown, highlight: Ports['highlight']): Code {
  return highlight(JSON.stringify(value, null, 2), 'json');
}
