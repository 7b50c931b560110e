import type { Direction } from '../../../json-schema/direction.js';
import type { HighlightedCode } from '../../../openapi/api/example.js';

/** How much of what other places show as well a page repeats. */
export interface PageBudget {
  /**
   * Which named schemas inside of bodies are linked, so that a click unfolds them: those that are large, also small ones
   * that are optional, or all except small ones that are required.
   */
  readonly linksNested: 'large' | 'optional' | 'most';
  /** Whether the first alternatives of bodies are shown in place also when they are large. */
  readonly opensFirstAlternatives?: boolean;
  /** Whether named schemas of response bodies are linked, so that a click unfolds their fields. */
  readonly linksResponses: boolean;
  /**
   * Maximum characters of the examples of requests, which the samples offer to choose from as well, and of all examples.
   * The first example of a body is cut to fit.
   */
  readonly exampleCharacters: Readonly<Record<Direction, number>>;
}

/** The largest budget; more examples would make a page several megabytes large. */
export const fullBudget: PageBudget = {
  linksNested: 'large',
  linksResponses: false,
  exampleCharacters: { request: 400_000, response: 400_000 },
};

const fewExamples = { request: 6000, response: 12_000 };
const noExamples = { request: 0, response: 800 };

/** The budgets of an operation's page, largest first. */
export const pageBudgets: readonly PageBudget[] = [
  { ...fullBudget, opensFirstAlternatives: true },
  fullBudget,
  { ...fullBudget, exampleCharacters: { request: 12_000, response: 24_000 } },
  { linksNested: 'optional', linksResponses: false, exampleCharacters: fewExamples },
  { linksNested: 'most', linksResponses: false, exampleCharacters: fewExamples },
  { linksNested: 'optional', linksResponses: true, exampleCharacters: noExamples },
  { linksNested: 'most', linksResponses: true, exampleCharacters: noExamples },
];

/**
 * Maximum bytes of an operation's compressed HTML, as estimated; one estimate of twenty is more than 10 % too low. With
 * the style sheets and scripts, 22,700 bytes, a page stays within 40,000.
 */
export const maxPageBytes = 16_000;

/** Bytes after compression, fitted to 2,718 pages of eight public descriptions. */
const bytesPer = {
  page: 3500,
  listed: 16,
  name: 7.4,
  node: 6.2,
  repetition: 1.6,
  proseCharacter: 0.43,
  nameCharacter: 0.12,
  codeCharacter: 0.12,
};

/** Maximum distance in bytes at which compression finds a repetition (RFC 1951, section 2). */
const windowBytes = 32_768;

/** Bytes of the tags of a field before compression. */
const nodeBytes = 220;

/**
 * Estimates the bytes of the compressed HTML of a view. A repetition nearby costs hardly anything.
 *
 * @param listed number of pages that the sidebar lists
 */
export function estimatedBytes(view: object, listed: number): number {
  const places = new Map<string, number>();
  let [bytes, place] = [bytesPer.page + listed * bytesPer.listed, 0];
  const add = (text: string, cost: number, length = text.length): void => {
    const before = places.get(text);
    const isNear = before !== undefined && place + length - before <= windowBytes;
    bytes += isNear ? bytesPer.repetition : cost;
    places.set(text, place);
    place += length;
  };
  const measure = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const { name, nameCharacter, proseCharacter } = bytesPer;
      const { length } = value;
      add(value, key === 'description' ? length * proseCharacter : name + length * nameCharacter);
    } else if (Array.isArray(value)) for (const one of value) measure(one, key);
    else if (isCode(value)) {
      add(value.text, value.text.length * bytesPer.codeCharacter, value.html.length);
    } else if (typeof value === 'object' && value !== null) {
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
