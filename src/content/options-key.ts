import { createHash } from 'node:crypto';
import type { ContentOptions } from './options.js';

/** Returns a digest of all options that affect the result: equal keys mean equal results. */
export function optionsKey({
  trustedHtml,
  tags = false,
  headingIds = 'github',
  math = false,
  idPrefix = '',
  texts,
}: ContentOptions): string {
  const own = Object.entries(texts.phrases).filter(([name]) =>
    /^content\.|^reference\.(?:required|deprecated|default)$/.test(name),
  );
  const all = JSON.stringify([trustedHtml, tags, headingIds, math, idPrefix, texts.locale, own]);
  return createHash('sha256').update(all).digest('base64url');
}
