import { pointerTo } from '../pointer.js';

/**
 * Returns the JSON pointer of the value that starts on a line of a document printed by
 * `JSON.stringify(…, null, 2)`. Each value has its own line there: indentation gives the depth, and
 * the parent starts on the closest line above with less indentation.
 */
export function pointerAtLine(lines: readonly string[], line: number): string {
  const keys: (string | number)[] = [];
  let index = line - 1;
  let depth = lineDepth(lines[index]);
  while (depth > 0) {
    const parent = lineAbove(lines, index, depth - 1);
    keys.unshift(lineKey(lines[index]) ?? itemsBefore(lines, parent, index, depth));
    index = parent;
    depth -= 1;
  }
  return pointerTo('', ...keys);
}

function lineDepth(line: string | undefined): number {
  return (line?.search(/\S/) ?? 0) / 2;
}

function lineKey(line: string | undefined): string | undefined {
  const key = /^ *("(?:[^"\\]|\\.)*"): /.exec(line ?? '')?.[1];
  return key === undefined ? undefined : String(JSON.parse(key));
}

function lineAbove(lines: readonly string[], from: number, depth: number): number {
  let index = from - 1;
  while (index > 0 && lineDepth(lines[index]) > depth) index -= 1;
  return Math.max(index, 0);
}

/** Number of list items between the list's opening line and line `index`. */
function itemsBefore(
  lines: readonly string[],
  parent: number,
  index: number,
  depth: number,
): number {
  let count = 0;
  for (let at = parent + 1; at < index; at += 1) {
    const line = lines[at] ?? '';
    if (lineDepth(line) === depth && !/^ *[}\]]/.test(line)) count += 1;
  }
  return count;
}
