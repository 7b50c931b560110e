import type { SearchManifest, TextPart } from '../query/format.js';
import { unpackWords } from '../query/front-coding.js';
import { lastUpTo } from '../query/last-up-to.js';
import type { PageChange } from './changed-pages.js';
import { type PreviousChunk, rechunk } from './content-chunks.js';
import type { PartFiles } from './part-files.js';
import { isSmallText, partLengths } from './size.js';
import { type PageSection, textCutting, urlName } from './texts.js';

/** The text parts after a change. */
interface ChangedTexts {
  readonly parts: SearchManifest['texts'];
  /** Stored characters of all sections. */
  readonly characters: number;
}

/**
 * Replaces the texts of changed pages.
 * @param before stored characters of all sections
 * @returns undefined if the size changes so much that all parts have to be chunked again
 */
export function changeTexts(
  changes: readonly PageChange[],
  { texts: parts, pages }: SearchManifest,
  before: number,
  files: PartFiles,
): ChangedTexts | undefined {
  const firsts = parts.map(([first]) => first);
  const fresh = new Map<number, PageSection>();
  for (const { first, sections } of changes) {
    for (const [index, section] of sections.entries()) fresh.set(first + index, section);
  }
  const touched = new Set([...fresh.keys()].map((section) => lastUpTo(firsts, section)));
  const names = manifestNames(pages);
  const read = (number: number): readonly PageSection[] => {
    const [first = 0, file = ''] = parts[number] ?? [];
    const { sections } = files.read<TextPart>(file);
    return sections.map((text, index) => ({ name: names(first + index), text }));
  };
  let characters = before;
  const old = parts.map(([first], number): PreviousChunk<PageSection> => {
    if (!touched.has(number)) return { changed: false, things: () => read(number) };
    const was = read(number);
    const now = was.map((section, index) => fresh.get(first + index) ?? section);
    characters += sectionsLength(now) - sectionsLength(was);
    return { changed: true, things: () => now };
  });
  const cutting = textCutting(partLengths.large.texts, characters);
  const isCutAlike = cutting.minLength === textCutting(partLengths.large.texts, before).minLength;
  if (isSmallText(characters) || !isCutAlike) return undefined;
  let next = 0;
  const row = rechunk(old, cutting).map((part): SearchManifest['texts'][number] => {
    const first = next;
    if (typeof part === 'number') {
      const [, file = ''] = parts[part] ?? [];
      next = firsts[part + 1] ?? next;
      return [first, files.keep(file)];
    }
    next += part.length;
    return [first, files.add('texts', { sections: part.map(({ text }) => text) })];
  });
  return { parts: row, characters };
}

function sectionsLength(sections: readonly PageSection[]): number {
  return sections.reduce((sum, { text: [words] }) => sum + words.length, 0);
}

/** Returns a function that gives the name of a section by its index in the whole index. */
function manifestNames({ urls, sections }: SearchManifest['pages']): (section: number) => string {
  const addresses = unpackWords(urls);
  const firsts: number[] = [];
  let next = 0;
  for (const count of sections) {
    firsts.push(next);
    next += count;
  }
  return (section) => {
    const page = lastUpTo(firsts, section);
    return urlName(addresses[page] ?? '', section - (firsts[page] ?? 0));
  };
}
