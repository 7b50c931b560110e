import type { MessageKey, Messages } from '../../../i18n/index.js';
import { formatMessage, type MessageValues } from '../../../i18n/index.js';

/** What every piece of Markdown needs: docsgen's words, and where links lead. */
export interface Writer {
  readonly say: (key: MessageKey, values?: MessageValues) => string;
  /** The address under which a page's URL is best read as text: its Markdown, whole where the site's origin is known. */
  readonly url: (url: string) => string;
}

export function writerFor(texts: Messages, url: (url: string) => string): Writer {
  return { url, say: (key, values) => formatMessage(texts, key, values) };
}
