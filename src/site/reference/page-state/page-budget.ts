import { deflateSync } from 'node:zlib';
import type { Direction } from '../../../json-schema/direction.js';
import type { AlternativesView } from '../../page-props/schema-view.js';

/** How much of what other places show as well a page repeats. */
export interface PageBudget {
  /**
   * Which named schemas inside of bodies are linked, so that a click unfolds them: those that are large, also small ones
   * that are optional, or all except small ones that are required.
   */
  readonly linksNested: 'large' | 'optional' | 'most';
  /**
   * Whether the main objects of bodies are shown in place also when they are large: the first alternative, or what
   * a body only wraps.
   */
  readonly opensMainObjects?: boolean;
  /** Whether named schemas of response bodies are linked, so that a click unfolds their fields. */
  readonly linksResponses: boolean;
  /**
   * Maximum characters of the examples of requests, which the samples offer to choose from as well, and of all examples.
   * The first example of a body is cut to fit.
   */
  readonly exampleCharacters: Readonly<Record<Direction, number>>;
  /** Maximum number of nodes of schemas: properties, alternatives and others. First levels are shown regardless. */
  readonly nodes: number;
}

/** The largest budget; more examples or nodes would make a page several megabytes large. */
export const fullBudget: PageBudget = {
  linksNested: 'large',
  linksResponses: false,
  exampleCharacters: { request: 400_000, response: 400_000 },
  nodes: 1500,
};

/** The budget of most operations' pages: with what a request is about. */
export const largestBudget: PageBudget = { ...fullBudget, opensMainObjects: true };

const fewExamples = { ...fullBudget, exampleCharacters: { request: 6000, response: 12_000 } };
const noExamples = { ...fullBudget, exampleCharacters: { request: 0, response: 800 } };

/** The smallest budget that shows all schemas without a page. */
export const leastBudget: PageBudget = {
  ...fullBudget,
  linksNested: 'most',
  linksResponses: true,
  // A few lines of a response cost less than the fields of one nested object.
  exampleCharacters: { request: 0, response: 400 },
};

/** The budget of a page that fits no other one. */
export const smallestBudget: PageBudget = { ...leastBudget, nodes: 0 };

/** The budgets of an operation's page, largest first. What a request is about comes before small optional objects. */
export const pageBudgets: readonly PageBudget[] = [
  largestBudget,
  fullBudget,
  { ...fullBudget, exampleCharacters: { request: 12_000, response: 24_000 } },
  { ...fewExamples, linksNested: 'optional', opensMainObjects: true },
  { ...fewExamples, linksNested: 'most', opensMainObjects: true },
  { ...fewExamples, linksNested: 'optional' },
  { ...fewExamples, linksNested: 'most' },
  { ...noExamples, linksNested: 'optional', linksResponses: true },
  { ...noExamples, linksNested: 'most', linksResponses: true },
  leastBudget,
  ...[400, 350, 300, 250, 200, 150, 100, 50].map((nodes) => ({ ...leastBudget, nodes })),
  smallestBudget,
];

/** The budget of the page with all fields of an operation, where named schemas are linked. */
export const allFieldsBudget: PageBudget = {
  ...leastBudget,
  exampleCharacters: { request: 0, response: 0 },
};

/**
 * Maximum bytes of an operation's compressed HTML, as estimated; the estimates of large pages are at most 5 % too low.
 * With the style sheets and scripts, at most 23,600 bytes, a page stays within 40,000.
 */
export const maxPageBytes = 15_600;

/** Bytes after compression, fitted to 2,980 pages of eight public descriptions. */
const bytesPer = { page: 2800, listed: 10, viewByte: 1.14, schema: 1.8, picker: 17, link: -7 };

/**
 * Estimates the bytes of the compressed HTML of a view from those of its compressed JSON, in which a repetition costs
 * as little as in HTML.
 *
 * @param listed number of pages that the sidebar lists
 * @param level of the compression; a low one is faster and makes more bytes
 */
export function estimatedBytes(view: object, listed: number, level?: number): number {
  return bytesEstimate(view, listed)(level);
}

/** Whether the page of a view stays within `maxPageBytes`. */
export function isWithinPage(view: object, listed: number): boolean {
  const estimate = bytesEstimate(view, listed);
  // Most pages fit even if compressed fast.
  return [1, undefined].some((level) => estimate(level) <= maxPageBytes);
}

/** Returns the estimate of a view for a level of the compression. */
function bytesEstimate(view: object, listed: number): (level?: number) => number {
  let bytes = bytesPer.page + listed * bytesPer.listed;
  const json = JSON.stringify(view, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('fields' in value) bytes += bytesPer.schema;
    if ('isChoice' in value) bytes += bytesPer.picker + bytesPer.link * countLinks(value);
    return 'html' in value ? value.html : value;
  });
  return (level) => bytes + deflateSync(json, { level }).length * bytesPer.viewByte;
}

/** Returns the number of alternatives that are only links, without their names. */
function countLinks(group: object): number {
  const { schemas = [] } = group as Partial<AlternativesView>;
  return schemas.filter(({ schema }) => schema.ref && schema.hiddenFields > 0).length;
}
