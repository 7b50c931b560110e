import type { HighlightedCode } from '../../openapi/api/example.js';
import { knownLanguage } from './languages.js';
import { nameGrammar, tokens } from './library.js';
import { escapeText } from './to-html.js';

/** The same sample is often shown again: on several pages, or on each rebuild of one. */
const cache = new Map<string, HighlightedCode>();
const cacheEntries = 500;
const cacheLength = 20_000;

/**
 * Marks up code with the token classes of highlight.js. A language that is not known gives plain, escaped
 * text; nothing here fails.
 */
export function highlight(text: string, language: string): HighlightedCode {
  const known = knownLanguage(language) ?? '';
  if (known === '') return { language: known, text, html: escapeText(text) };
  const key = `${known}\n${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const code = { language: known, text, html: marked(known, text) };
  if (text.length <= cacheLength) keep(key, code);
  return code;
}

function marked(language: string, text: string): string {
  if (hasLongLine(text)) return escapeText(text);
  const grammar = nameGrammar(language);
  try {
    return (grammar && tokens(grammar, text)) ?? escapeText(text);
  } catch {
    // A grammar that breaks on some text: the code is still there to read.
    return escapeText(text);
  }
}

/** Characters of a line that somebody may read. Grammars take time by the square of longer ones: `aaaa…`. */
const maxLineLength = 10_000;

function hasLongLine(text: string): boolean {
  for (let start = 0; text.length - start > maxLineLength; ) {
    const end = text.lastIndexOf('\n', start + maxLineLength);
    if (end < start) return true;
    start = end + 1;
  }
  return false;
}

function keep(key: string, code: HighlightedCode): void {
  if (cache.size >= cacheEntries) {
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(key, code);
}
