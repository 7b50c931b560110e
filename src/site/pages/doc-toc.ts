import type { DocText } from '../../content/doc.js';
import type { DocEntry } from '../doc-routes.js';
import type { TocEntry } from '../page-props/page-link.js';

/** Returns the table of contents of a page from Markdown: its headings of the levels that it shows. */
export function docToc(
  { doc, layout }: DocEntry,
  { headings }: DocText,
  levels: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number },
): TocEntry[] {
  const { meta, component } = doc;
  if (meta.hide_table_of_contents || (component && layout !== 'doc')) return [];
  const min = meta.toc_min_heading_level ?? levels.minHeadingLevel;
  const max = meta.toc_max_heading_level ?? levels.maxHeadingLevel;
  return headings
    .filter(({ depth }) => depth >= min && depth <= max)
    .map(({ id, html, depth }) => ({ id, html, depth }));
}
