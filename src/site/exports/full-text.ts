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

/**
 * Creates `llms-full.txt` with as many pages as fit into the limit.
 * @param limit maximum size in UTF-16 units
 */
export function fullTextFile(
  { path, head, index, routes }: FullText,
  { input, urls }: Pick<LocalePlan, 'input' | 'urls'>,
  results: readonly PageResult[],
  limit = maxLength,
): OutputFile {
  const pages = new Map(results.map((entry) => [entry.page.route, entry]));
  const texts: string[] = [];
  let room = limit;
  for (const route of routes) {
    const found = pages.get(route);
    const made = found?.markdown();
    if (!found || !made) continue;
    const url = urls.absolute(found.page.url) ?? found.page.url;
    const source = formatMessage(input.messages, 'markdown.source', { url });
    const text = joinBlocks([`# ${made.title}`, source, made.body]);
    room -= text.length;
    if (room < 0) break;
    texts.push(text);
  }
  const count = routes.length - texts.length;
  const rest = count > 0 && formatMessage(input.messages, 'markdown.rest', { count, url: index });
  return { path, contents: `${joinBlocks([head, ...texts, rest])}\n` };
}
