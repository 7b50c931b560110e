import { hash } from 'node:crypto';
import type { OutputFile } from '../../files/source-file.js';
import { formatMessage } from '../../i18n/index.js';
import type { LocalePlan } from '../locale-plan.js';
import type { FoundPage } from '../pages/page.js';
import { blocks } from './markdown/blocks.js';

/**
 * Maximum size of `llms-full.txt` in UTF-16 units: about a million tokens, the context window of the largest models. A
 * larger file would be as large as the site and of no use to them.
 */
const fullLength = 4_000_000;

/** Number of pages per cached part: a part is reused while all of its pages are unchanged. */
const together = 32;

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

/** Consecutive pages of `llms-full.txt`. */
export interface FullTextPart {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Number of pages that have a text. */
  readonly count: number;
  /** Length of the texts in UTF-16 units. */
  readonly length: number;
}

/** Returns the cached part for the name and key, or creates it. */
export type FullTextCache = (name: string, key: string, make: () => FullTextPart) => FullTextPart;

interface FullTextOptions {
  readonly keep?: FullTextCache | undefined;
  /** Maximum size in UTF-16 units. */
  readonly limit?: number | undefined;
}

/** Creates `llms-full.txt` with as many pages as fit into the limit. */
export function fullTextFile(
  { path, head, index, routes }: FullText,
  { input, urls }: Pick<LocalePlan, 'input' | 'urls'>,
  found: readonly FoundPage[],
  { keep, limit = fullLength }: FullTextOptions = {},
): OutputFile {
  const pages = new Map(found.map((entry) => [entry.page.route, entry]));
  const urlSource = (url: string): string =>
    formatMessage(input.texts, 'markdown.source', { url: urls.absolute(url) ?? url });
  const pageText = ({ page, markdown }: FoundPage): string[] => {
    const made = markdown();
    return made ? [blocks([`# ${made.title}`, urlSource(page.url), made.body])] : [];
  };
  const somePart = (some: readonly FoundPage[], at: number): FullTextPart => {
    const make = () => joined(some.flatMap(pageText));
    const key = keep && pagesKey(some, urlSource('/'));
    return keep && key !== undefined ? keep(`${path}#${at}`, key, make) : make();
  };
  const parts: FullTextPart[] = [];
  let room = limit;
  for (let at = 0; at < routes.length; at += together) {
    const some = routes.slice(at, at + together).flatMap((route) => pages.get(route) ?? []);
    const part = somePart(some, at);
    const fits = part.length <= room;
    parts.push(fits ? part : joined(leading(some.flatMap(pageText), room)));
    if (!fits) break;
    room -= part.length;
  }
  const count = parts.reduce((left, part) => left - part.count, routes.length);
  const rest = count > 0 && formatMessage(input.texts, 'markdown.rest', { count, url: index });
  const all = [Buffer.from(head), ...parts.map(({ bytes }) => bytes), Buffer.from(rest || '')];
  const pieces = all
    .filter(({ length }) => length > 0)
    .flatMap((block, number) => (number === 0 ? [block] : [gap, block]));
  return { path, contents: Buffer.concat([...pieces, end]) };
}

/** Returns undefined if a page has no text key. */
function pagesKey(pages: readonly FoundPage[], source: string): string | undefined {
  const keys = pages.flatMap(({ page, textKey }) => (textKey ? [[page.url, textKey]] : []));
  if (keys.length < pages.length) return undefined;
  return hash('sha256', JSON.stringify([source, keys]), 'base64url');
}

function joined(texts: readonly string[]): FullTextPart {
  return {
    bytes: Buffer.from(blocks(texts)),
    count: texts.length,
    length: texts.reduce((sum, text) => sum + text.length, 0),
  };
}

/** Returns the leading texts that fit. */
function leading(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length;
    return left < 0;
  });
  return end === -1 ? texts : texts.slice(0, end);
}
