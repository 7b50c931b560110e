import { closeness, plain, sameName } from './closeness.js';
import { headingNames } from './heading-names.js';
import { type Query, writtenAs } from './query.js';

/** A heading that may be what a query says. */
export interface NamedHeading {
  readonly section: number;
  readonly heading: string;
  readonly page: number;
  /** Of its page. */
  readonly title: string;
}

/**
 * How close the name of a section comes that is the query. Words that are no code stand over sections of many pages:
 * titles say more then, as far as they hold them.
 */
const codeHeading = 4.7;
const onlyHeading = 3.5;
const oneOfHeadings = 2.9;

/** What tells headings of one name apart: their signs, `$state`; the page, `path.join` on "Path"; forms of words. */
const more = { written: 0.04, ofTitle: 0.02, sameWords: 0.01 };

interface Match {
  readonly heading: NamedHeading;
  readonly near: number;
  readonly isWritten: boolean;
}

/** How close headings come that are what the query says, by section. */
export function headingCloseness(
  headings: readonly NamedHeading[],
  query: Query,
): ReadonlyMap<number, number> {
  const matches = headings.flatMap((heading) => namedHeadingMatch(heading, query));
  const written = matches.filter(({ isWritten }) => isWritten);
  const best = query.isCode && written.length > 0 ? written : matches;
  const isOnly = new Set(best.map(({ heading: { page } }) => page)).size === 1;
  const only = query.isCode ? codeHeading : onlyHeading;
  return new Map(
    matches.map((match) => {
      const near = isOnly && best.includes(match) ? only : oneOfHeadings;
      return [match.heading.section, near + distinction(match, query)];
    }),
  );
}

function namedHeadingMatch(
  heading: NamedHeading,
  { name, written, isCode }: Query,
): readonly Match[] {
  const names = headingNames(heading.heading);
  const near = Math.max(...names.map((one) => closeness(plain(one), name)));
  // `moon.count` is not `countMoons`.
  if (near < (isCode ? 5 : sameName)) return [];
  return [{ heading, near, isWritten: names.some((one) => writtenAs(one) === written) }];
}

function distinction({ heading: { title }, near, isWritten }: Match, { text }: Query): number {
  return (
    (isWritten ? more.written : 0) +
    (text.startsWith(`${plain(title)} `) ? more.ofTitle : 0) +
    (near > sameName ? more.sameWords : 0)
  );
}
