import type { OutputFile } from '../files/output-file.js';
import type { Messages } from '../i18n/index.js';
import { jsonFile } from './json-file.js';

/** Creates the JSON file with the messages of the try-it form, which scripts load on demand. */
export function tryItMessagesFile({ locale, phrases }: Messages): OutputFile {
  const own = Object.entries(phrases).filter(([key]) => key.startsWith('tryIt.'));
  return jsonFile('try-it-messages', { locale, phrases: Object.fromEntries(own) });
}
