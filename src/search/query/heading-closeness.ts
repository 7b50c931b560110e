import { closeness, plain } from './closeness.js';
import { closenessLevels, sameName } from './closeness-levels.js';
import { headingNames } from './heading-names.js';
import { type Query, writtenAs } from './query.js';

/** A heading that may match the query. */
export interface NamedHeading {
  readonly section: number;
  readonly heading: string;
  readonly page: number;
  /** Title of its page. */
  readonly title: string;
}

/**
 * Tie-breakers between headings with the same name: same spelling (`$state`), the page's title in
 * the query (`path.join` on "Path"), the same word forms.
 */
const more = { written: 0.04, ofTitle: 0.02, sameWords: 0.01 };

interface Match {
  readonly heading: NamedHeading;
  readonly near: number;
  readonly isWritten: boolean;
}

/** Returns the closeness of headings that match the query, by section. */
export function headingCloseness(
  headings: readonly NamedHeading[],
  query: Query,
): ReadonlyMap<number, number> {
  const matches = headings.flatMap((heading) => namedHeadingMatch(heading, query));
  const written = matches.filter(({ isWritten }) => isWritten);
  const best = query.isCode && written.length > 0 ? written : matches;
  const isOnly = new Set(best.map(({ heading: { page } }) => page)).size === 1;
  const only = query.isCode ? closenessLevels.codeHeading : closenessLevels.proseHeading;
  return new Map(
    matches.map((match) => {
      const near = isOnly && best.includes(match) ? only : closenessLevels.repeatedHeading;
      return [match.heading.section, near + distinction(match, query)];
    }),
  );
}

function namedHeadingMatch(
  heading: NamedHeading,
  { name, typed, isCode }: Query,
): readonly Match[] {
  const names = headingNames(heading.heading);
  const near = Math.max(...names.map((one) => closeness(plain(one), name)));
  // `moon.count` must not match `countMoons`.
  if (near < (isCode ? closenessLevels.equal : sameName)) return [];
  return [{ heading, near, isWritten: names.some((one) => writtenAs(one) === typed) }];
}

function distinction({ heading: { title }, near, isWritten }: Match, { text }: Query): number {
  return (
    (isWritten ? more.written : 0) +
    (text.startsWith(`${plain(title)} `) ? more.ofTitle : 0) +
    (near > sameName ? more.sameWords : 0)
  );
}
