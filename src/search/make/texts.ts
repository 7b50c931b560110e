import type { SearchRecord, SearchSection } from '../../model/index.js';
import type { SectionText, TextPart } from '../rank/format.js';

/** However large a site is, it gets no more than about so many of these files. */
const mostParts = 5000;

/** What a section keeps for its excerpt; its words are indexed to the end. */
const sectionLength = 4000;

const beginningLength = 300;

const isProse = new Set(['doc', 'blog']);

/**
 * Cuts the texts into parts, each with the number of its first section.
 *
 * @param partLength characters that a part should have
 */
export function cutTexts(
  records: readonly SearchRecord[],
  partLength: number,
): (readonly [first: number, part: TextPart])[] {
  const texts = records.flatMap(({ kind, sections }) =>
    (isProse.has(kind) ? withBeginning(sections) : sections).map(toText),
  );
  const total = texts.reduce((sum, [text]) => sum + text.length, 0);
  const limit = Math.max(partLength, total / mostParts);
  const parts: (readonly [number, { sections: SectionText[] }])[] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const [number, text] of texts.entries()) {
    const own = text[0].length;
    if (parts.length === 0 || length + own > limit) {
      parts.push([number, { sections: [] }]);
      length = 0;
    }
    parts.at(-1)?.[1].sections.push(text);
    length += own;
  }
  return parts;
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
