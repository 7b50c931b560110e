import { createHash } from 'node:crypto';
import type { ContentOptions } from './options.js';

/** Returns a digest of all options that affect the result: equal keys mean equal results. */
export function optionsKey({ trustedHtml, idPrefix = '', texts }: ContentOptions): string {
  const own = Object.entries(texts.phrases).filter(([name]) => name.startsWith('content.'));
  const all = JSON.stringify([trustedHtml, idPrefix, texts.locale, own]);
  return createHash('sha256').update(all).digest('base64url');
}
