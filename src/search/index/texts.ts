import type { SectionText, TextPart } from '../query/format.js';
import { packTexts } from '../query/text-part.js';
import type { SearchRecord, SearchSection } from '../search-record.js';
import type { ChunkOptions } from './content-chunks.js';
import { isSampled } from './is-sampled.js';

/** Approximate maximum number of text files, however large the site. */
const maxParts = 5000;

/** Characters of a section that are stored for excerpts. All of its text is indexed. */
const sectionLength = 4000;
const beginningLength = 300;
const isProse = new Set(['doc', 'blog']);

/** A section of a page, the unit of chunking. */
export interface PageSection {
  /** URL of the page and index of the section in it. */
  readonly name: string;
  readonly text: SectionText;
}

/** Returns the sections of a page as the index stores them. */
export function recordSections({ kind, url, sections }: SearchRecord): PageSection[] {
  const shown = isProse.has(kind) ? withOpeningText(sections) : sections;
  return shown.map((section, index) => ({ name: urlName(url, index), text: toText(section) }));
}

export function toTextPart(sections: readonly PageSection[]): TextPart {
  return packTexts(sections.map(({ text }) => text));
}

export function urlName(url: string, section: number): string {
  return `${url}#${section}`;
}

/**
 * @param partLength target length of a part in characters
 * @param total characters of all sections
 */
export function textChunkOptions(partLength: number, total: number): ChunkOptions<PageSection> {
  let length = partLength;
  // Doubles the length, so that a small edit does not chunk the whole index again.
  while (total / length > maxParts) length *= 2;
  return {
    minLength: length * 0.6,
    maxLength: length * 1.5,
    length: ({ text: [words] }) => words.length,
    isBoundary: ({ name }) => isSampled(4, name),
  };
}

/** If a page begins with a heading, uses the first text below it as the excerpt. */
function withOpeningText(sections: readonly SearchSection[]): readonly SearchSection[] {
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
