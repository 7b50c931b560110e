import { masked } from './mermaid-labels.js';

const groupStart = /^\s*subgraph\s+([\w-]+)/;
const direction = /^\s*direction\b/;
const groupEnd = /^\s*end\s*;?\s*$/;

/** Puts groups first if a link has named one of their boxes before, which the renderer would leave outside. */
export function withGroupsFirst(lines: readonly string[]): readonly string[] {
  const inside: string[] = [];
  const outside: string[] = [];
  const named = new Set<string>();
  let depth = 0;
  let isLate = false;
  for (const line of lines) {
    if (groupStart.test(line)) depth += 1;
    (depth > 0 ? inside : outside).push(line);
    const names = isOfBoxes(line) ? boxNames(line) : [];
    if (depth > 0) isLate ||= names.some((name) => named.has(name));
    else for (const name of names) named.add(name);
    if (groupEnd.test(line)) depth = Math.max(depth - 1, 0);
  }
  return isLate ? [...inside, ...outside] : lines;
}

function isOfBoxes(line: string): boolean {
  return !groupStart.test(line) && !groupEnd.test(line) && !direction.test(line);
}

const boxName = /(?<![\w-])\w[\w-]*/g;

function boxNames(line: string): readonly string[] {
  return masked(line).match(boxName) ?? [];
}

/**
 * Puts links of groups behind all groups: within another group, the renderer takes the name of a group for one more
 * box. The boxes of such a link stay where they are.
 */
export function withGroupLinksLast(lines: readonly string[]): readonly string[] {
  const groups = new Set(lines.flatMap((line) => groupStart.exec(line)?.[1] ?? []));
  const last: string[] = [];
  let depth = 0;
  const others = lines.flatMap((line) => {
    if (groupStart.test(line)) depth += 1;
    if (groupEnd.test(line)) depth = Math.max(depth - 1, 0);
    const names = depth > 0 && isOfBoxes(line) ? boxNames(line) : [];
    if (names.length < 2 || !names.some((name) => groups.has(name))) return [line];
    last.push(line);
    return boxesOf(line, groups);
  });
  return [...others, ...last];
}

/** Returns the boxes of a link as statements of their own: `a["Pay"]`. */
function boxesOf(line: string, groups: ReadonlySet<string>): readonly string[] {
  const plain = masked(line);
  return [...plain.matchAll(boxName)].flatMap(({ 0: name, index }) => {
    const end = index + name.length;
    const blanks = /^ */.exec(plain.slice(end))?.[0].length ?? 0;
    const shape = /^\S.*/.exec(line.slice(end, end + blanks))?.[0] ?? '';
    return groups.has(name) ? [] : [name + shape.trimEnd()];
  });
}

/**
 * Leaves out statements about groups of a flowchart that the renderer would draw wrong: a group named alone, which it
 * takes for another box, a direction outside of groups, and, as Mermaid does, directions of groups where a link
 * crosses the border of one.
 */
export function withPlainGroups(lines: readonly string[]): readonly string[] {
  const containers = new Map<string, string>();
  const open: string[] = [];
  const links: (readonly string[])[] = [];
  const inGroups = lines.filter((line) => {
    const [, group] = groupStart.exec(line) ?? [];
    const container = open.at(-1) ?? '';
    if (group !== undefined) {
      containers.set(group, container);
      open.push(group);
    } else if (groupEnd.test(line)) open.pop();
    else if (direction.test(line)) return container !== '';
    else {
      const names = boxNames(line);
      for (const name of names) if (!containers.get(name)) containers.set(name, container);
      links.push(names);
    }
    return true;
  });
  const groups = new Set(lines.flatMap((line) => groupStart.exec(line)?.[1] ?? []));
  const crosses = links.some(
    (names) => new Set(names.map((name) => containers.get(name))).size > 1,
  );
  return inGroups.filter((line) => !groups.has(line.trim()) && !(crosses && direction.test(line)));
}
