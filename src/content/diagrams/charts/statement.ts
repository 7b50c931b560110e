import { decodeHTML } from 'entities/decode';

/** A line of a diagram without comments and settings. */
export interface Statement {
  readonly text: string;
  /** Columns before the text. */
  readonly indent: number;
  /** Its number in the fence; the first line is 1. */
  readonly line: number;
}

/** A diagram whose kind docsgen draws itself. */
export interface ChartSource {
  /** What follows the kind on its line. */
  readonly options: string;
  readonly statements: readonly Statement[];
  /** BCP 47 tag of the page's language, for names of months. */
  readonly locale: string;
}

/** A statement that cannot be read. */
export class StatementError extends Error {
  constructor(
    problem: string,
    readonly line: number | undefined,
  ) {
    super(problem);
  }
}

/** Reports a statement that its kind of diagram does not have. */
export function unknownStatement({ text, line }: Statement): StatementError {
  const shown = text.length > 40 ? `${text.slice(0, 39)}…` : text;
  return new StatementError(`it cannot read the statement "${shown}"`, line);
}

/** Returns the text without quotation marks, markup and codes of characters; `<br>` becomes a line break. */
export function plainLabel(written: string): string {
  return written
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/^`(.*)`$/s, '$1')
    .replace(/<br\s*\/?>|\\n/gi, '\n')
    .replace(/<\/?(?:b|i|u|em|strong|sub|sup|small|code|span)\b[^>]*>/gi, '')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/(?:#|&#?)\w+;/g, labelCharacter)
    .trim();
}

/** Returns the character of a code in a label, which begins with `#` or `&`: `#35;`, `#quot;`, `&lt;`. */
export function labelCharacter(code: string): string {
  const name = code.replace(/^[#&]+/, '');
  const reference = /^\d/.test(name) ? `&#${name}` : `&${name}`;
  const character = decodeHTML(reference);
  return character === reference ? code : character;
}
