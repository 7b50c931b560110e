import { createHash } from 'node:crypto';
import type { ContentOptions } from './options.js';

// Asked for each document of a site, while a language has one set of options.
const known = new WeakMap<ContentOptions, string>();

/** All of the options that the outcome depends on, as one short string: a part of the key of what is kept. */
export function optionsKey(options: ContentOptions): string {
  const found = known.get(options);
  if (found !== undefined) return found;
  const key = keyOf(options);
  known.set(options, key);
  return key;
}

function keyOf({ trustedHtml, idPrefix = '', texts }: ContentOptions): string {
  const own = Object.entries(texts.phrases).filter(([name]) => name.startsWith('content.'));
  const all = JSON.stringify([trustedHtml, idPrefix, texts.locale, own]);
  return createHash('sha256').update(all).digest('base64url');
}
