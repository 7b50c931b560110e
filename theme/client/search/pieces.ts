import type { Piece } from 'docsgen/search';
import { made } from '../elements.js';

/** A text with the words that were looked for marked. */
export function marked(className: string, pieces: readonly Piece[]): HTMLElement {
  const nodes = pieces.map((piece) => (piece.marked ? made('mark', '', piece.text) : piece.text));
  const element = made('span', className, ...nodes);
  // A text may be in another script than the page.
  element.dir = 'auto';
  return element;
}
