import { createHash } from 'node:crypto';
import type { ContentOptions } from './options.js';

// Cache, because every document needs the key and a locale has one options object.
const known = new WeakMap<ContentOptions, string>();

/** Returns a digest of all options that affect the result, as part of cache keys. */
export function optionsKey(options: ContentOptions): string {
  const found = known.get(options);
  if (found !== undefined) return found;
  const key = keyOf(options);
  known.set(options, key);
  return key;
}

function keyOf({ trustedHtml, tags = false, idPrefix = '', texts }: ContentOptions): string {
  const own = Object.entries(texts.phrases).filter(([name]) =>
    /^content\.|^reference\.(?:required|deprecated|default)$/.test(name),
  );
  const all = JSON.stringify([trustedHtml, tags, idPrefix, texts.locale, own]);
  return createHash('sha256').update(all).digest('base64url');
}
