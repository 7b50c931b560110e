import type { MarkedText } from 'docsgen/search';
import { createElement } from '../elements.js';

/** A text with the search terms marked. */
export function markedElement(className: string, pieces: readonly MarkedText[]): HTMLElement {
  const nodes = pieces.map((piece) =>
    piece.marked ? createElement('mark', '', piece.text) : piece.text,
  );
  const element = createElement('span', className, ...nodes);
  // The text may be in another script than the page.
  element.dir = 'auto';
  return element;
}
