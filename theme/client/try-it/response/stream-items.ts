import type { Notation } from 'docsgen/request';
import type { Json } from 'docsgen/theme';

/** Precedes each text of a JSON text sequence (RFC 7464, section 2.2); the texts may contain line breaks. */
const recordSeparator = '\u001e';

/**
 * The items of a stream, as OpenAPI models them (3.2.0, section 4.14.3); undefined if the type is not sequential.
 *
 * @throws SyntaxError if a line is not JSON
 */
export function streamItems(text: string, notation: Notation): readonly Json[] | undefined {
  if (notation === 'events') return events(text);
  if (notation !== 'jsonLines') return undefined;
  const parts = text.split(text.includes(recordSeparator) ? recordSeparator : '\n');
  return parts.filter((part) => part.trim() !== '').map((part) => JSON.parse(part) as Json);
}

/** Server-sent events as objects of their fields (HTML Standard, section 9.2.6), without comments. */
function events(text: string): readonly Json[] {
  const blocks = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const event: Record<string, Json> = {};
    for (const line of block.split('\n')) {
      const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
      if (name === 'data') event.data = 'data' in event ? `${event.data}\n${value}` : value;
      if (name === 'event' || name === 'id') event[name] = value;
      if (name === 'retry' && /^\d+$/.test(value)) event.retry = Number(value);
    }
    return Object.keys(event).length === 0 ? [] : [event];
  });
}
