import type { Direction } from '../../json-schema/direction.js';
import type { HighlightedCode } from '../../openapi/api/example.js';

/** How much of what other places show as well a page repeats. */
export interface PageRoom {
  /**
   * Which named schemas inside of bodies are linked, so that a click unfolds them: those that are large, also small ones
   * that are optional, or all.
   */
  readonly linksNested: 'large' | 'optional' | 'all';
  /** Whether named schemas of response bodies are linked, so that a click unfolds their fields. */
  readonly linksResponses: boolean;
  /**
   * Maximum characters of the examples of requests, which the samples offer to choose from as well, and of all examples.
   * The first example of a body is cut to fit.
   */
  readonly exampleCharacters: Readonly<Record<Direction, number>>;
}

/** The largest room; more examples would make a page several megabytes large. */
export const wholeRoom: PageRoom = {
  linksNested: 'large',
  linksResponses: false,
  exampleCharacters: { request: 400_000, response: 400_000 },
};

const fewExamples = { request: 6000, response: 12_000 };
const noExamples = { request: 0, response: 800 };

/** The room of an operation's page, largest first. */
export const pageRooms: readonly PageRoom[] = [
  wholeRoom,
  { ...wholeRoom, exampleCharacters: { request: 12_000, response: 24_000 } },
  { linksNested: 'optional', linksResponses: false, exampleCharacters: fewExamples },
  { linksNested: 'all', linksResponses: false, exampleCharacters: fewExamples },
  { linksNested: 'optional', linksResponses: true, exampleCharacters: noExamples },
  { linksNested: 'all', linksResponses: true, exampleCharacters: noExamples },
];

/**
 * Maximum bytes of an operation's compressed HTML, as estimated. With the style sheets and scripts, 23,000 bytes, a
 * page stays within 40,000.
 */
export const maxPageBytes = 14_500;

/** Bytes after compression, fitted to the 1,970 pages of the descriptions of Adyen, GitHub and Stripe. */
const bytesPer = { page: 4100, prose: 0.4, name: 0.2, code: 0.14, node: 5.4 };

/** Maximum distance in bytes at which compression finds a repetition (RFC 1951, section 2). */
const windowBytes = 32_768;

/** Bytes of the tags of a field before compression. */
const nodeBytes = 220;

/** Estimates the bytes of the compressed HTML of a view. A repetition nearby costs nothing. */
export function estimatedBytes(view: object): number {
  const places = new Map<string, number>();
  let [bytes, place] = [bytesPer.page, 0];
  const add = (text: string, perCharacter: number, length = text.length): void => {
    const before = places.get(text);
    if (before === undefined || place + length - before > windowBytes) {
      bytes += text.length * perCharacter;
    }
    places.set(text, place);
    place += length;
  };
  const measure = (value: unknown, key: string): void => {
    if (typeof value === 'string') add(value, key === 'html' ? bytesPer.prose : bytesPer.name);
    else if (Array.isArray(value)) for (const one of value) measure(one, key);
    else if (isCode(value)) add(value.text, bytesPer.code, value.html.length);
    else if (typeof value === 'object' && value !== null) {
      if ('schema' in value || 'fields' in value) {
        bytes += bytesPer.node;
        place += nodeBytes;
      }
      for (const [name, inner] of Object.entries(value)) measure(inner, name);
    }
  };
  measure(view, '');
  return bytes;
}

function isCode(value: unknown): value is HighlightedCode {
  return typeof value === 'object' && value !== null && 'text' in value && 'language' in value;
}
