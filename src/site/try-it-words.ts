import type { OutputFile } from '../files/source-file.js';
import type { Messages } from '../i18n/index.js';
import { jsonFile } from './json-file.js';

/**
 * The words of the form that tries an operation, for the scripts that bring it: pages do without them.
 */
export function tryItMessagesFile({ locale, phrases }: Messages): OutputFile {
  const own = Object.entries(phrases).filter(([key]) => key.startsWith('tryIt.'));
  return jsonFile('try-it-words', { locale, phrases: Object.fromEntries(own) });
}
