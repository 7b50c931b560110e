import { hash } from 'node:crypto';
import type { OutputFile } from '../../files/source-file.js';
import { formatMessage } from '../../i18n/index.js';
import type { LocalePlan } from '../locale-plan.js';
import type { FoundPage } from '../pages/page.js';
import { blocks } from './markdown/blocks.js';

/**
 * The most that `llms-full.txt` holds, in UTF-16 units: about a million tokens, as much as the most capable
 * models read at once. A larger file would be of no use to them, and as large as the site.
 */
const fullLength = 4_000_000;

/** Pages that are put together at a time: where all of them stayed the same, so did what they came to. */
const together = 32;

/** Between blocks, and after the last one. */
const gap = Buffer.from('\n\n');
const end = Buffer.from('\n');

/** What `llms-full.txt` is put together from; the pages' texts are read then. Plain data. */
export interface FullText {
  /** Path below the output folder. */
  readonly path: string;
  /** What it begins with. */
  readonly head: string;
  /** URL of the `llms.txt` that lists all pages. */
  readonly index: string;
  /** Routes of its pages, in order. */
  readonly routes: readonly string[];
}

/** Pages one after the other, as `llms-full.txt` has them. */
export interface FullTextPart {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** How many of the pages have a text. */
  readonly count: number;
  /** Of their texts, in UTF-16 units. */
  readonly length: number;
}

/** Gives what was made before under the same name and key, else makes it. */
export type FullTextCache = (name: string, key: string, make: () => FullTextPart) => FullTextPart;

interface FullTextOptions {
  readonly keep?: FullTextCache | undefined;
  /** UTF-16 units. */
  readonly limit?: number | undefined;
}

/** `llms-full.txt`, with as many of its pages as have room. */
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

/** Undefined where of some page it is not known by which its text could be told. */
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

/** The first ones, as many as have room. */
function leading(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length;
    return left < 0;
  });
  return end === -1 ? texts : texts.slice(0, end);
}
