/** A file or folder name without its number prefix. */
export interface OrderedName {
  readonly name: string;
  readonly position?: number;
}

/** `2021-11-foo`, `21-11-foo`: a date, not a position. */
const date = /^(\d{4}|\d{2})[-_.]\d{2}([-_.]|$)/;
/** `7.0-foo`: a version number, not a position. */
const version = /^\d+[-_.]\d+/;
const numbered = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits a number prefix from a name: `01-intro` → 1 and `intro`. */
export function splitNumberPrefix(name: string): OrderedName {
  // A fast path: most of thousands of names begin with a letter.
  const match = /^\d/.test(name) ? numbered.exec(name) : null;
  const [, digits, rest] = match && !date.test(name) && !version.test(name) ? match : [];
  return digits !== undefined && rest !== undefined
    ? { name: rest, position: Number(digits) }
    : { name };
}

/**
 * Returns the names of files (without extension) or folders, by path. A number stays part of the name if two paths
 * would be equal without it: `32-bit` beside `64-bit`.
 */
export function orderedNames(paths: Iterable<string>): ReadonlyMap<string, OrderedName> {
  const names = new Map<string, OrderedName>();
  const bearers = new Map<string, string>();
  for (const path of new Set(paths)) {
    const own = splitNumberPrefix(lastName(path));
    names.set(path, own);
    // File systems that ignore case would treat both as one.
    const called = (path.slice(0, -lastName(path).length) + own.name).toLowerCase();
    const other = bearers.get(called);
    if (other === undefined) bearers.set(called, path);
    else for (const same of [path, other]) names.set(same, { name: lastName(same) });
  }
  return names;
}

/** `a/b/c` → `c` */
export function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
