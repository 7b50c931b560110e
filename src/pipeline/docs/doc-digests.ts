import type { Doc, DocDigests } from '../../content/doc.js';
import { pageOnlyKeys } from '../../content/front-matter/effects.js';
import { valueDigest } from '../../files/sha256.js';

/** Returns the digests stored with the document, or computes them. */
export function docDigests(doc: Doc): DocDigests {
  return doc.digests ?? makeDigests(doc);
}

function makeDigests(doc: Doc): DocDigests {
  const { path, meta, metaPlaces, title, titleHtml, includes, hasExcerpt, operations, component } =
    doc;
  const shown = Object.entries(meta).filter(([key]) => !pageOnlyKeys.has(key));
  return {
    own: valueDigest([
      ...[path, meta, metaPlaces, title, titleHtml, includes, hasExcerpt, operations],
      component,
    ]),
    shared: valueDigest([title, shown]),
  };
}
