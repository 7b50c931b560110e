import type { Code } from '../../model/index.js';
import { knownLanguage, lowlight } from './languages.js';
import { escapeText, tokensToHtml } from './to-html.js';

/** The same sample is often shown again: on several pages, or on each rebuild of one. */
const cache = new Map<string, Code>();
const cacheEntries = 500;
const cacheLength = 20_000;

/**
 * Marks up code with the token classes of highlight.js. A language that is not known gives plain, escaped
 * text; nothing here fails.
 */
export function highlight(text: string, language: string): Code {
  const known = knownLanguage(language) ?? '';
  if (known === '') return { language: known, text, html: escapeText(text) };
  const key = `${known}\n${text}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const code = { language: known, text, html: tokens(known, text) };
  if (text.length <= cacheLength) keep(key, code);
  return code;
}

/**
 * In JSON, what is neither a name nor a value is punctuation: the colour of the block says so (highlight.css),
 * and spares the spans that were a third of its HTML. The words in a literal are keywords by themselves.
 */
const bareInJson: ReadonlySet<string> = new Set(['hljs-punctuation', 'hljs-literal']);
const none: ReadonlySet<string> = new Set();

function tokens(language: string, text: string): string {
  try {
    const tree = lowlight.highlight(language, text);
    return tokensToHtml(tree, language === 'json' ? bareInJson : none);
  } catch {
    // A grammar that breaks on some text: the code is still there to read.
    return escapeText(text);
  }
}

function keep(key: string, code: Code): void {
  if (cache.size >= cacheEntries) {
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(key, code);
}
