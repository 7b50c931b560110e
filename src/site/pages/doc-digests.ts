import type { Doc, DocDigests, FrontMatter } from '../../content/doc.js';
import { valueDigest } from '../../files/sha256.js';

/**
 * Front matter that only affects the page of its file, and lists that declare it in `PageDefinition.dependencies`. All
 * other keys affect every page.
 */
const ownWords: ReadonlySet<string> = new Set<keyof FrontMatter>([
  ...([
    'title_meta',
    'description',
    'keywords',
    'image',
    'last_update',
    'custom_edit_url',
  ] as const),
  ...(['hide_title', 'hide_table_of_contents'] as const),
  ...(['toc_min_heading_level', 'toc_max_heading_level'] as const),
]);

/** Returns the digests stored with the document, or computes them. */
export function docDigests(doc: Doc): DocDigests {
  return doc.digests ?? digestsOf(doc);
}

function digestsOf(doc: Doc): DocDigests {
  const { path, meta, metaPlaces, title, titleHtml, includes, hasExcerpt, operations, component } =
    doc;
  const shown = Object.entries(meta).filter(([key]) => !ownWords.has(key));
  return {
    own: valueDigest([
      ...[path, meta, metaPlaces, title, titleHtml, includes, hasExcerpt, operations],
      component,
    ]),
    shared: valueDigest([title, shown]),
  };
}
