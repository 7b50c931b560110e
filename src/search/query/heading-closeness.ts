import { closeness, spacedTerms } from './closeness.js';
import type { RecordKind } from './format.js';
import { headingNames } from './heading-names.js';
import { normalizedSpelling, type Query } from './query.js';
import { closenessLevels, headingTieBreakers, sameNameCloseness } from './weights.js';

/** A heading that may match the query. */
export interface NamedHeading {
  readonly section: number;
  readonly heading: string;
  readonly page: number;
  /** Title of its page. */
  readonly title: string;
  readonly kind: RecordKind;
}

interface Match {
  readonly heading: NamedHeading;
  readonly nameCloseness: number;
  readonly hasSameSpelling: boolean;
}

/** Returns the closeness of headings that match the query, by section. */
export function headingCloseness(
  headings: readonly NamedHeading[],
  query: Query,
): ReadonlyMap<number, number> {
  const matches = headings.flatMap((heading) => headingMatches(heading, query));
  const withSameSpelling = matches.filter(({ hasSameSpelling }) => hasSameSpelling);
  const best = query.isCode && withSameSpelling.length > 0 ? withSameSpelling : matches;
  // A guide explains what many operations have as a field: `custom properties`.
  const inGuides = best.filter(({ heading }) => heading.kind === 'doc');
  const isNamedOnce = ({ heading: { kind } }: Match): boolean => {
    // A field of a schema must not precede operations that have its words in their titles.
    if (kind === 'schema' && !query.isCode) return false;
    return isOnOnePage(kind === 'doc' ? inGuides : best);
  };
  const onlyPageCloseness = query.isCode
    ? closenessLevels.codeHeading
    : closenessLevels.proseHeading;
  return new Map(
    matches.map((match) => {
      const level =
        best.includes(match) && isNamedOnce(match)
          ? onlyPageCloseness
          : closenessLevels.repeatedHeading;
      return [match.heading.section, level + tieBreaker(match, query)];
    }),
  );
}

function isOnOnePage(matches: readonly Match[]): boolean {
  return new Set(matches.map(({ heading: { page } }) => page)).size === 1;
}

function headingMatches(heading: NamedHeading, { name, typed, isCode }: Query): readonly Match[] {
  const names = headingNames(heading.heading);
  const nameCloseness = Math.max(...names.map((one) => closeness(spacedTerms(one), name)));
  // `moon.count` must not match `countMoons`.
  if (nameCloseness < (isCode ? closenessLevels.equal : sameNameCloseness)) return [];
  return [
    {
      heading,
      nameCloseness,
      hasSameSpelling: names.some((one) => normalizedSpelling(one) === typed),
    },
  ];
}

function tieBreaker(
  { heading: { title }, nameCloseness, hasSameSpelling }: Match,
  { text }: Query,
): number {
  return (
    (hasSameSpelling ? headingTieBreakers.sameSpelling : 0) +
    (text.startsWith(`${spacedTerms(title)} `) ? headingTieBreakers.titleInQuery : 0) +
    (nameCloseness > closenessLevels.sameWordFormsInOrder ? headingTieBreakers.sameForms : 0)
  );
}
