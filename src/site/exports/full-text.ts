import type { OutputFile } from '../../files/output-file.js';
import { formatMessage } from '../../i18n/index.js';
import type { LocalePlan } from '../locale-plan.js';
import type { PageResult } from '../pages/page.js';
import { joinBlocks } from './markdown/blocks.js';

/**
 * Maximum size of `llms-full.txt` in UTF-16 units: about a million tokens, the context window of the largest models. A
 * larger file would be as large as the site and of no use to them.
 */
const maxLength = 4_000_000;

/** Pages of a part: few, so that a change of one page concerns a small part of the file. */
const pagesPerPart = 32;

/** Separators between blocks and after the last one. */
const gap = Buffer.from('\n\n');
const end = Buffer.from('\n');

/** The inputs of `llms-full.txt`; page texts are read when the file is written. Plain data. */
export interface FullText {
  /** Path below the output folder. */
  readonly path: string;
  /** The text at the top of the file. */
  readonly head: string;
  /** URL of the `llms.txt` that lists all pages. */
  readonly index: string;
  /** Routes of its pages, in file order. */
  readonly routes: readonly string[];
}

/** Consecutive pages, from which a part of `llms-full.txt` is made. */
export interface FullTextPages {
  /** Identifies the part within the site. */
  readonly name: string;
  readonly pages: readonly PageResult[];
  /** Returns the line that names the URL of a page. */
  readonly sourceLine: (url: string) => string;
}

/** A part of `llms-full.txt`. */
export interface FullTextPart {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Number of pages that have a text. */
  readonly count: number;
  /** Length of the texts in UTF-16 units. */
  readonly length: number;
}

/** Joins the texts of the pages of a part. */
export type FullTextJoiner = (pages: FullTextPages) => FullTextPart;

interface FullTextOptions {
  /** By default {@link joinPageTexts}. */
  readonly joinTexts?: FullTextJoiner | undefined;
  /** Maximum size in UTF-16 units. */
  readonly limit?: number | undefined;
}

/** Creates `llms-full.txt` with as many pages as fit into the limit. */
export function fullTextFile(
  { path, head, index, routes }: FullText,
  { input, urls }: Pick<LocalePlan, 'input' | 'urls'>,
  results: readonly PageResult[],
  { joinTexts = joinPageTexts, limit = maxLength }: FullTextOptions = {},
): OutputFile {
  const pages = new Map(results.map((entry) => [entry.page.route, entry]));
  const sourceLine = (url: string): string =>
    formatMessage(input.messages, 'markdown.source', { url: urls.absolute(url) ?? url });
  const parts: FullTextPart[] = [];
  let room = limit;
  for (let at = 0; at < routes.length; at += pagesPerPart) {
    const some = routes.slice(at, at + pagesPerPart).flatMap((route) => pages.get(route) ?? []);
    const group = { name: `${path}#${at}`, pages: some, sourceLine };
    const part = joinTexts(group);
    const fits = part.length <= room;
    parts.push(fits ? part : joined(firstThatFit(pageTexts(group), room)));
    if (!fits) break;
    room -= part.length;
  }
  const count = parts.reduce((left, part) => left - part.count, routes.length);
  const rest = count > 0 && formatMessage(input.messages, 'markdown.rest', { count, url: index });
  const all = [Buffer.from(head), ...parts.map(({ bytes }) => bytes), Buffer.from(rest || '')];
  const pieces = all
    .filter(({ length }) => length > 0)
    .flatMap((block, number) => (number === 0 ? [block] : [gap, block]));
  return { path, contents: Buffer.concat([...pieces, end]) };
}

/** Joins the texts of pages. */
export const joinPageTexts: FullTextJoiner = (pages) => joined(pageTexts(pages));

function pageTexts({ pages, sourceLine }: FullTextPages): readonly string[] {
  return pages.flatMap(({ page, markdown }) => {
    const made = markdown();
    return made ? [joinBlocks([`# ${made.title}`, sourceLine(page.url), made.body])] : [];
  });
}

function joined(texts: readonly string[]): FullTextPart {
  return {
    bytes: Buffer.from(joinBlocks(texts)),
    count: texts.length,
    length: texts.reduce((sum, text) => sum + text.length, 0),
  };
}

/** Returns the first texts that fit. */
function firstThatFit(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length;
    return left < 0;
  });
  return end === -1 ? texts : texts.slice(0, end);
}
