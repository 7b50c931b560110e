type Span = readonly [name: string, start: number, end: number];

/**
 * Where the values of a segment stand: `{id}-{name}.json`. Searched from its end, so that of several readings the
 * one is found in which the first value is longest, without trying any other.
 */
export function spansIn(segment: string, template: string): readonly Span[] | undefined {
  const parts = template.split(/\{([^{}]*)\}/);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return segment === template ? [] : undefined;
  if (!segment.startsWith(first) || !segment.endsWith(last)) return undefined;
  const spans: Span[] = [];
  let end = segment.length - last.length;
  // Names stand between pieces of text: text, name, text, name, text.
  for (let index = parts.length - 2; index > 0; index -= 2) {
    const before = parts[index - 1] ?? '';
    // A value has one character at least.
    const start = index === 1 ? 0 : segment.lastIndexOf(before, end - 1 - before.length);
    if (start < 0 || end - 1 - before.length < start) return undefined;
    spans.unshift([parts[index] ?? '', start + before.length, end]);
    end = start;
  }
  return spans;
}

/**
 * How long the beginning of an address is that a template stands for; it ends where a segment does. Letters of both
 * cases are the same.
 *
 * @param template `https://{}.example.com/{*}`: a variable with a star may stand for several segments
 */
export function lengthOfPrefix(address: string, template: string): number | undefined {
  const wanted = template
    .toLowerCase()
    .split('/')
    .map((segment) => segment.split('{*}'));
  // Of the template, the segments that may come next, and those that may go on.
  let next: ReadonlySet<number> = new Set([0]);
  let open: ReadonlySet<number> = new Set();
  let length = -1;
  for (const written of address.split('/')) {
    const segment = written.toLowerCase();
    length += written.length + 1;
    const after = new Set<number>();
    const goOn = new Set<number>();
    for (const index of new Set([...next, ...open])) {
      const [before = '', behind] = wanted[index] ?? [];
      if (behind === undefined) {
        if (spansIn(segment, before) !== undefined) after.add(index + 1);
        continue;
      }
      if (!open.has(index) && !segment.startsWith(before)) continue;
      goOn.add(index);
      if (segment.endsWith(behind)) after.add(index + 1);
    }
    if (after.has(wanted.length)) return length;
    next = after;
    open = goOn;
  }
  return undefined;
}
