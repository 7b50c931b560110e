import { type Document, visit, type YAMLParseError } from 'yaml';

/** Text in quotes whose second quotation mark is missing, with the place and message in place of the parser's. */
interface UnclosedQuote extends Pick<YAMLParseError, 'message' | 'pos'> {
  /** Whether the mark follows after a line that does not belong to the text. */
  readonly isClosedLater: boolean;
}

/** Returns the quote that an error is about, which the parser reports at its end; undefined for other errors. */
export function unclosedQuote(
  document: Document,
  error: YAMLParseError,
  text: string,
): UnclosedQuote | undefined {
  const offset = /closing \S+quote/.test(error.message)
    ? quoteStart(document, error.pos[0])
    : undefined;
  if (offset === undefined) return undefined;
  const isClosedLater = text.includes(text.charAt(offset), offset + 1);
  const message = isClosedLater
    ? 'The quoted text ends without a quotation mark, where a line is not indented.'
    : 'The quotation mark is never closed.';
  return { pos: [offset, offset + 1], isClosedLater, message };
}

/** Start of the quoted text that runs to an offset, usually the end of the file. */
function quoteStart(document: Document, end: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range?.[1] === end) start = range[0];
    },
  });
  return start;
}
