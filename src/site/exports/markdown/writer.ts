import type { TextKey, Texts } from '../../../i18n/index.js';
import { formatText, type TextValues } from '../../../i18n/index.js';

/** What every piece of Markdown needs: docsgen's words, and where links lead. */
export interface Writer {
  readonly say: (key: TextKey, values?: TextValues) => string;
  /** The address under which a page's URL is best read as text: its Markdown, whole where the site's origin is known. */
  readonly url: (url: string) => string;
}

export function writerFor(texts: Texts, url: (url: string) => string): Writer {
  return { url, say: (key, values) => formatText(texts, key, values) };
}
