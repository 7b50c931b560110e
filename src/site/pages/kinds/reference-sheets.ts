import type { StyleSheet } from '../../style-sheet.js';
import { markup, textSheets } from './doc-text.js';

/** Returns the style sheets of a page of the reference: its own, and those of blocks in its descriptions. */
export function referenceSheets(content: object): readonly StyleSheet[] {
  return ['reference', ...textSheets(markup(content))];
}

/** The same for a page with a list of operations. */
export function overviewSheets(content: object): readonly StyleSheet[] {
  return [...referenceSheets(content), 'overview'];
}
