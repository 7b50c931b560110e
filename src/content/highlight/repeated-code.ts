import { highlight } from './highlight.js';

/** Maximum number of code blocks that are kept, and of characters of each: together a few megabytes. */
const maxBlocks = 2_000;
const maxCharacters = 4_000;

/**
 * Returns a `highlight` that keeps its latest results. In documentation with versions or translations, up to three
 * quarters of the code blocks repeat others, and highlighting is a quarter of the time of parsing.
 */
export function highlightRepeated(): typeof highlight {
  const kept = new Map<string, ReturnType<typeof highlight>>();
  return (text, language) => {
    const key = `${language}\n${text}`;
    const known = kept.get(key);
    if (known) return known;
    const code = highlight(text, language);
    if (text.length > maxCharacters) return code;
    const [oldest] = kept.size >= maxBlocks ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, code);
    return code;
  };
}
