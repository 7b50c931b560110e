import type { Api } from '../../openapi/api/api.js';
import { isVeryLarge } from '../../openapi/api/description-size.js';

/** Returns the text of a description for download; very large JSON is minified. */
export function publishedDescription({ format, text }: Api['downloads'][number]): string {
  if (format !== 'json' || !isVeryLarge(text)) return text;
  // Removes white space from the text, because parsing would change large numbers.
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}
