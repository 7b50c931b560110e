import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { inlineHtml } from './inline-html.js';

/** Columns of a table whose rows phones show below each other. Fewer columns fit; more are compared by scrolling. */
const minStackedColumns = 4;
const maxStackedColumns = 6;

/** Characters from which a cell is a text to read, not a value to compare. */
const minTextLength = 50;

/** Characters from which code in a cell may break, because one line would leave a phone no room for other columns. */
const minLongCode = 25;

/**
 * Wraps a table in a scroll container, so that a wide one does not widen the page. Cells of a table with texts in
 * several columns get the name of their column, because phones show each row as a list.
 */
export function wrapTable(table: Element): Element {
  const names = columnNames(table);
  const rows = elements(table, 'tbody').flatMap((body) => elements(body, 'tr'));
  const isStacked = names !== undefined && rows.some(hasLongText) && rows.every(hasPlainCells);
  if (isStacked) for (const row of rows) nameCells(row, names);
  for (const row of rows) markLongCode(row);
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: isStacked ? ['table-scroll', 'table-stack'] : ['table-scroll'] },
    children: [table],
  };
}

/** Returns the texts of the header row, if there is one with the right number of cells. */
function columnNames(table: Element): string[] | undefined {
  const [row, ...others] = elements(table, 'thead').flatMap((head) => elements(head, 'tr'));
  if (!row || others.length > 0 || !hasPlainCells(row)) return undefined;
  const cells = elements(row, 'th');
  return cells.length >= minStackedColumns && cells.length <= maxStackedColumns
    ? cells.map(({ children }) => inlineHtml(children).text)
    : undefined;
}

function nameCells(row: Element, names: readonly string[]): void {
  const cells = elements(row, 'td');
  for (const [index, cell] of cells.entries()) {
    const name = names[index];
    if (name && index > 0) cell.properties.dataLabel = name;
  }
}

/** Marks code that may break. */
function markLongCode(row: Element): void {
  const all = elements(row, 'td').flatMap((cell) => elements(cell, 'code'));
  for (const code of all)
    if (toText(code).length >= minLongCode) code.properties.className = ['long'];
}

function hasLongText(row: Element): boolean {
  return elements(row, 'td').some((cell) => toText(cell).length >= minTextLength);
}

/** Whether no cell spans several columns or rows. */
function hasPlainCells({ children }: Element): boolean {
  return children.every(
    (cell) =>
      cell.type !== 'element' ||
      (cell.properties.colSpan === undefined && cell.properties.rowSpan === undefined),
  );
}

function elements({ children }: Element, tagName: string): Element[] {
  return children.filter(
    (child: ElementContent): child is Element =>
      child.type === 'element' && child.tagName === tagName,
  );
}
