import type { StyleSheet } from '../../style-sheet.js';
import { textSheets } from './doc-text.js';

/** Part of the sheet of the reference, whose own notices are admonitions. */
const included: readonly StyleSheet[] = ['admonitions'];

/** Returns the style sheets of a page of the reference: its own, and those of blocks in its descriptions. */
export function referenceSheets(content: object): readonly StyleSheet[] {
  const ofBlocks = textSheets(markup(content));
  return ['reference', ...ofBlocks.filter((sheet) => !included.includes(sheet))];
}

/** The same for a page with a list of operations. */
export function overviewSheets(content: object): readonly StyleSheet[] {
  return [...referenceSheets(content), 'overview'];
}

/** Returns the texts with HTML classes in plain JSON. */
function markup(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' class="') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(markup);
}
