import type { Root } from 'hast';
import { type LateLibrary, lateLibrary } from '../../files/late-library.js';

/** The file that a text is parsed for. */
export type ParsedFile = Parameters<ReturnType<LateLibrary<'raw-html'>['rehypeRaw']>>[1];

/** Parses the raw nodes of a tree as HTML (WHATWG). */
export function parseRawHtml(tree: Root, file: ParsedFile): Root {
  return lateLibrary('raw-html').rehypeRaw()(tree, file);
}
