import type { Api } from '../../openapi/api/api.js';
import { isVeryLarge } from '../../openapi/api/description-size.js';

/** A description as it is published: very large JSON without the white space between its tokens. */
export function publishedDescription({ format, text }: Api['downloads'][number]): string {
  if (format !== 'json' || !isVeryLarge(text)) return text;
  // Numbers stay as they are written: parsed and printed again, large ones would be others.
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}
