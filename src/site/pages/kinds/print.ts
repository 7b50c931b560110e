import type { PrintContent } from '../../page-props/page.js';
import type { PageKind } from './page-kind.js';

/** Repeats other pages, so that search and Markdown leave it out. */
export const print: PageKind<PrintContent> = {
  styleSheets: () => ['printing'],
  addIds: (content, ids) => addSectionIds(content.items, (id) => ids.add(id)),
  listedUrls: () => [],
  hasAddress: true,
  blogPost: () => undefined,
  article: () => undefined,
  indexedContent: () => undefined,
  markdown: undefined,
  paintedAfter: undefined,
  hasTryIt: () => false,
  blockTexts: () => [],
};

function addSectionIds(items: PrintContent['items'], add: (id: string) => void): void {
  for (const { id, items: below } of items) {
    if (id !== undefined) add(id);
    addSectionIds(below, add);
  }
}
