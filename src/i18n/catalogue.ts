import { blog } from './blog.js';
import { changes } from './changes.js';
import { chrome } from './chrome.js';
import { client } from './client.js';
import { content } from './content.js';
import { markdown } from './markdown.js';
import { notFound } from './not-found.js';
import { notice } from './notice.js';
import { page } from './page.js';
import type { Message } from './phrase.js';
import { reference } from './reference.js';
import { search } from './search.js';
import { shortcuts } from './shortcuts.js';
import { tryIt } from './try-it.js';

/** Every text of docsgen's own. A file an area of the site; keys begin with the area's name. */
export const catalogue = {
  ...chrome,
  ...changes,
  ...page,
  ...client,
  ...content,
  ...reference,
  ...search,
  ...blog,
  ...notFound,
  ...notice,
  ...shortcuts,
  ...tryIt,
  ...markdown,
};

export type MessageKey = keyof typeof catalogue;

/** docsgen's own words in one language, those of the site's owner before ours. Plain JSON. */
export interface Messages {
  /** BCP 47; also decides on plural forms, dates and numbers. */
  readonly locale: string;
  readonly phrases: Readonly<Record<MessageKey, Message>>;
}
