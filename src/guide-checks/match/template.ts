type Span = readonly [name: string, start: number, end: number];

/**
 * Returns the spans of parameter values in a segment: `{id}-{name}.json`. Matching runs from the
 * end, so that the first value is the longest possible, without backtracking.
 */
export function spansIn(segment: string, template: string): readonly Span[] | undefined {
  const parts = template.split(/\{([^{}]*)\}/);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return segment === template ? [] : undefined;
  if (!segment.startsWith(first) || !segment.endsWith(last)) return undefined;
  const spans: Span[] = [];
  let end = segment.length - last.length;
  // The parts alternate between text and parameter names: text, name, text, name, text.
  for (let index = parts.length - 2; index > 0; index -= 2) {
    const before = parts[index - 1] ?? '';
    // A value has at least one character.
    const start = index === 1 ? 0 : segment.lastIndexOf(before, end - 1 - before.length);
    if (start < 0 || end - 1 - before.length < start) return undefined;
    spans.unshift([parts[index] ?? '', start + before.length, end]);
    end = start;
  }
  return spans;
}

/**
 * Returns the length of the URL prefix that matches a template, up to a segment boundary. Case is
 * ignored.
 *
 * @param template `https://{}.example.com/{*}`: a variable with a star may match several
 *   segments
 */
export function lengthOfPrefix(address: string, template: string): number | undefined {
  const wanted = template
    .toLowerCase()
    .split('/')
    .map((segment) => segment.split('{*}'));
  // Indexes of template segments that may come next, and of those that may continue.
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
