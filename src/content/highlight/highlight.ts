import type { HighlightedCode } from '../../openapi/api/example.js';
import { escapeText } from '../../text/escape.js';
import { knownLanguage } from './languages.js';
import { nameGrammar, tokenHtml } from './library.js';

/**
 * Highlights code with the token classes of highlight.js. Code in an unknown language is escaped as plain text; never
 * throws.
 */
export function highlight(text: string, language: string): HighlightedCode {
  const known = knownLanguage(language) ?? '';
  if (known === '') return { language: known, text, html: escapeText(text) };
  return { language: known, text, html: marked(known, text) };
}

function marked(language: string, text: string): string {
  if (hasLongLine(text)) return escapeText(text);
  const grammar = nameGrammar(language);
  try {
    return (grammar && tokenHtml(grammar, text)) ?? escapeText(text);
  } catch {
    // A grammar can fail on some texts; the code is shown without highlighting.
    return escapeText(text);
  }
}

/** Maximum characters of a line. Some grammars take quadratic time on longer ones such as `aaaa…`. */
const maxLineLength = 10_000;

function hasLongLine(text: string): boolean {
  for (let start = 0; text.length - start > maxLineLength; ) {
    const end = text.lastIndexOf('\n', start + maxLineLength);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}
