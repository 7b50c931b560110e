import type { SearchManifest, TextPart } from '../query/format.js';
import { unpackWords } from '../query/front-coding.js';
import { lastUpTo } from '../query/last-up-to.js';
import { unpackTexts } from '../query/text-part.js';
import type { PageChange } from './changed-pages.js';
import { type PreviousChunk, rechunk } from './content-chunks.js';
import { isSmallText, partLengths } from './loading-limits.js';
import type { PartFiles } from './part-files.js';
import { type PageSection, textChunkOptions, toTextPart, urlName } from './texts.js';

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
  const firstSections = parts.map(([first]) => first);
  const changedSections = new Map<number, PageSection>();
  for (const { first, sections } of changes) {
    for (const [index, section] of sections.entries()) changedSections.set(first + index, section);
  }
  const changedParts = new Set(
    [...changedSections.keys()].map((section) => lastUpTo(firstSections, section)),
  );
  const names = manifestNames(pages);
  const read = (number: number): readonly PageSection[] => {
    const [first = 0, file = ''] = parts[number] ?? [];
    return unpackTexts(files.read<TextPart>(file)).map((text, index) => ({
      name: names(first + index),
      text,
    }));
  };
  let characters = before;
  const old = parts.map(([first], number): PreviousChunk<PageSection> => {
    if (!changedParts.has(number)) return { changed: false, items: () => read(number) };
    const previous = read(number);
    const current = previous.map((section, index) => changedSections.get(first + index) ?? section);
    characters += sectionsLength(current) - sectionsLength(previous);
    return { changed: true, items: () => current };
  });
  const options = textChunkOptions(partLengths.large.texts, characters);
  const hasSameChunkOptions =
    options.minLength === textChunkOptions(partLengths.large.texts, before).minLength;
  if (isSmallText(characters) || !hasSameChunkOptions) return undefined;
  let next = 0;
  const chunks = rechunk(old, options).map((part): SearchManifest['texts'][number] => {
    const first = next;
    if (typeof part === 'number') {
      const [, file = ''] = parts[part] ?? [];
      next = firstSections[part + 1] ?? next;
      return [first, files.keep(file)];
    }
    next += part.length;
    return [first, files.add('texts', toTextPart(part))];
  });
  return { parts: chunks, characters };
}

function sectionsLength(sections: readonly PageSection[]): number {
  return sections.reduce((sum, { text: [words] }) => sum + words.length, 0);
}

/** Returns a function that gives the name of a section by its index in the whole index. */
function manifestNames({ urls, sections }: SearchManifest['pages']): (section: number) => string {
  const addresses = unpackWords(urls);
  const firstSections: number[] = [];
  let next = 0;
  for (const count of sections) {
    firstSections.push(next);
    next += count;
  }
  return (section) => {
    const page = lastUpTo(firstSections, section);
    return urlName(addresses[page] ?? '', section - (firstSections[page] ?? 0));
  };
}
