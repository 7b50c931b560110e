import type { MessageKey, Messages } from '../../../i18n/index.js';
import { formatMessage, type MessageValues } from '../../../i18n/index.js';

/** Interface messages and link resolution for Markdown output. */
export interface Writer {
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** Returns the URL of a page's Markdown, absolute if the site's origin is known. */
  readonly url: (url: string) => string;
}

export function writerFor(messages: Messages, url: (url: string) => string): Writer {
  return { url, t: (key, values) => formatMessage(messages, key, values) };
}
