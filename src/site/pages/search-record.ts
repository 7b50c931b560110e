import type { SearchRecord } from '../../search/search-record.js';
import type { PageProps } from '../page-props/page.js';
import { pageKind } from './kinds/index.js';
import type { PageText } from './kinds/page-kind.js';

/** Returns the search record of a page; undefined for pages that the search does not index. */
export function pageRecord(
  text: PageText,
  { path: url, content, breadcrumbs }: PageProps,
): SearchRecord | undefined {
  const indexed = pageKind(content).indexedContent(content, text);
  if (!indexed) return undefined;
  const parents = breadcrumbs.slice(0, -1).map(({ label }) => label);
  return { ...indexed, url, title: content.title, breadcrumbs: parents };
}
