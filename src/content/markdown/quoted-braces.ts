import type { Root } from 'mdast';
import { replaceInStrings } from './replace-in-strings.js';

/** Punctuation that stands for braces that begin and end nothing while the text is parsed. */
export const openBrace = '\u2E28';
export const closeBrace = '\u2E29';

/**
 * The attributes of a directive, if one of them has braces in quotes: `:::card{title="Use {id}"}`. Bounded, and looks for
 * the name only where a brace begins.
 */
const attributes =
  /\{(?<=:[\w-]{1,60}(?:\[[^\n]{0,400}\])?\{)(?:[^{}"'\n]{0,200}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'))+[^{}"'\n]{0,200}\}/g;

/** Replaces braces in the quoted attributes of directives, at which the native parser ends the attributes. */
export function withoutQuotedBraces(text: string): string {
  return text.replace(attributes, (list) =>
    list.replace(/"[^"]*"|'[^']*'/g, (value) =>
      value.replaceAll('{', openBrace).replaceAll('}', closeBrace),
    ),
  );
}

export function restoreBraces(tree: Root): void {
  replaceInStrings(tree, openBrace, '{');
  replaceInStrings(tree, closeBrace, '}');
}
