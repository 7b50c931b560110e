import { parseTags, TagSyntaxError } from '../../content/markdown/parse-tags.js';
import { isElementName } from '../../content/raw-html/allowed.js';
import { lineStarts } from '../../diagnostics/index.js';

/** Most signs of a page that are escaped. */
const maxSigns = 200;

/** A text that docsgen can read with tags. */
export interface ReadableText {
  readonly text: string;
  /** Lines of the signs that were escaped, from 1, each sign once. */
  readonly lines: readonly number[];
}

/**
 * Escapes `<` and `{` that begin no tag and no value, as in `<name>` or `{the name}`, which would keep the page from
 * being read with tags. A text that cannot be read for another reason stays as it is.
 */
export function escapeTagSigns(written: string, hasMath: boolean): ReadableText {
  let text = written;
  const lines: number[] = [];
  for (let error = syntaxError(text, hasMath); error; error = syntaxError(text, hasMath)) {
    const at = signOffset(text, error);
    if (at === undefined || lines.length === maxSigns) return { text: written, lines: [] };
    text = `${text.slice(0, at)}\\${text.slice(at)}`;
    lines.push(error.line);
  }
  return { text, lines };
}

function syntaxError(text: string, hasMath: boolean): TagSyntaxError | undefined {
  try {
    parseTags(text, { hasMath });
    return undefined;
  } catch (error) {
    if (error instanceof TagSyntaxError) return error;
    throw error;
  }
}

/** Returns the offset of the sign that an error is about; undefined if it could begin a tag, or is escaped. */
function signOffset(text: string, { line, column }: TagSyntaxError): number | undefined {
  const start = lineStarts(text)[line - 1] ?? 0;
  const place = start + column - 1;
  const at = /[<{]/.test(text[place] ?? '')
    ? place
    : // The place of a wrong expression is within it, that of a wrong name behind it.
      text.lastIndexOf(text[place] === '\\' ? '<' : '{', place);
  if (at < start || text[at - 1] === '\\') return undefined;
  return text[at] === '{' || !couldBeTag(text.slice(at, at + 100)) ? at : undefined;
}

/** Whether a text begins with the tag of a component or of an HTML element. `Promise<Moon\>` has none. */
function couldBeTag(text: string): boolean {
  const [, name, next] = /^<\/?([A-Za-z][\w.-]*)(.?)/.exec(text) ?? [];
  return name !== undefined && next !== '\\' && (/^[A-Z]/.test(name) || isElementName(name));
}
