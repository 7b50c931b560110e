import type { OutputFile } from '../files/output-file.js';
import type { Messages } from '../i18n/index.js';
import { jsonFile } from './json-file.js';

/** Creates the JSON file with the messages of the try-it form, which its script loads. */
export function tryItMessagesFile(messages: Messages): OutputFile {
  return messagesFile('try-it-messages', 'tryIt.', messages);
}

/** Creates the JSON file with the messages of the list of keyboard shortcuts, which its script loads. */
export function shortcutMessagesFile(messages: Messages): OutputFile {
  return messagesFile('shortcut-messages', 'shortcuts.', messages);
}

function messagesFile(name: string, prefix: string, { locale, phrases }: Messages): OutputFile {
  const own = Object.entries(phrases).filter(([key]) => key.startsWith(prefix));
  return jsonFile(name, { locale, phrases: Object.fromEntries(own) });
}
