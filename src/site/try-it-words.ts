import { createHash } from 'node:crypto';
import type { OutputFile, Texts } from '../model/index.js';

/**
 * The words of the form that tries an operation, for the scripts that bring it: pages do without them. Named after
 * its contents, so that it can be kept for ever.
 */
export function tryItWords({ locale, phrases }: Texts): OutputFile {
  const own = Object.entries(phrases).filter(([key]) => key.startsWith('tryIt.'));
  const contents = JSON.stringify({ locale, phrases: Object.fromEntries(own) });
  const digest = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  return { path: `assets/try-it-words-${digest}.json`, contents };
}
