import type { SectionText } from '../query/format.js';
import type { SearchRecord, SearchSection } from '../search-record.js';
import type { ChunkOptions } from './content-chunks.js';
import { isOneInN } from './one-in.js';

/** However large a site is, it gets no more than about so many of these files. */
const mostParts = 5000;

/** What a section keeps for its excerpt; its words are indexed to the end. */
const sectionLength = 4000;
const beginningLength = 300;
const isProse = new Set(['doc', 'blog']);

/** A section of a page, by which parts are cut. */
export interface PageSection {
  /** URL of the page and number of the section in it. */
  readonly name: string;
  readonly text: SectionText;
}

/** What the index keeps of a page's sections. */
export function recordSections({ kind, url, sections }: SearchRecord): PageSection[] {
  const shown = isProse.has(kind) ? withBeginning(sections) : sections;
  return shown.map((section, index) => ({ name: urlName(url, index), text: toText(section) }));
}

export function urlName(url: string, section: number): string {
  return `${url}#${section}`;
}

/**
 * @param partLength characters that a part should have
 * @param total characters of all sections
 */
export function textCutting(partLength: number, total: number): ChunkOptions<PageSection> {
  let length = partLength;
  // By doubling, so that one more sentence on a page does not cut the whole index anew.
  while (total / length > mostParts) length *= 2;
  return {
    enough: length * 0.6,
    most: length * 1.5,
    lengthOf: ({ text: [words] }) => words.length,
    mayBegin: ({ name }) => isOneInN(4, name),
  };
}

/** A page that begins with a heading is shown by what stands below it. */
function withBeginning(sections: readonly SearchSection[]): readonly SearchSection[] {
  const [first, ...others] = sections;
  if (first?.text !== '') return sections;
  const text = others.find((section) => section.text !== '')?.text ?? '';
  return [{ ...first, text: text.slice(0, beginningLength) }, ...others];
}

function toText({ text, heading, id }: SearchSection): SectionText {
  const kept = text.slice(0, sectionLength);
  if (heading === undefined) return [kept];
  return id === undefined ? [kept, heading] : [kept, heading, id];
}
