/** A stretch of a text: offsets in UTF-16 units, the end is the first one behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that stands inside another one, perhaps quoted: `at` says where each unit of it stands there. */
export interface Written {
  readonly text: string;
  at(offset: number): number;
  /** Parts that are known only when the command runs: `$ID`. */
  readonly unknown: readonly Span[];
}

/** A text that stands in another one as it is. */
export function plainText(text: string, start = 0): Written {
  return { text, at: (offset) => start + offset, unknown: [] };
}

export function sliced(written: Written, start: number, end = written.text.length): Written {
  return {
    text: written.text.slice(start, end),
    at: (offset) => written.at(start + offset),
    unknown: written.unknown
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({ start: span.start - start, end: span.end - start })),
  };
}

/** Several texts as one; what stands between them has no place of its own. */
export function joined(parts: readonly Written[], separator: string): Written {
  const [first = plainText(''), ...others] = parts;
  return others.reduce((before, after) => appended(before, separator, after), first);
}

export function appended(before: Written, separator: string, after: Written): Written {
  const start = before.text.length + separator.length;
  return {
    text: before.text + separator + after.text,
    at: (offset) => (offset < start ? before.at(offset) : after.at(offset - start)),
    unknown: [
      ...before.unknown,
      ...after.unknown.map((span) => ({ start: span.start + start, end: span.end + start })),
    ],
  };
}

/** A text with the variables in it replaced whose values are known: `$NAME`, `${NAME}`. */
export function substituted(
  written: Written,
  lookUp: (name: string) => Written | undefined,
): Written {
  const parts: Written[] = [];
  let from = 0;
  for (const { start, end } of written.unknown) {
    const [, name] = /^\$\{?(\w+)\}?$/.exec(written.text.slice(start, end)) ?? [];
    const value = name === undefined ? undefined : lookUp(name);
    if (value === undefined) continue;
    parts.push(sliced(written, from, start), value);
    from = end;
  }
  return from === 0 ? written : joined([...parts, sliced(written, from)], '');
}

/** Where a written text stands as a whole. */
export function spanOf(written: Written, start = 0, end = written.text.length): Span {
  const last = Math.max(end - 1, start);
  return { start: written.at(start), end: written.at(last) + (end > start ? 1 : 0) };
}

/** Readers put their own value there: `$ID`, `{id}`, `<id>`, `:id`, `[id]`, `…`, `YOUR_ID`. */
export function isPlaceholder({ text, unknown }: Written): boolean {
  return (
    unknown.length > 0 || /[{}<>…]|\.\.\.|^:|^\$|^(?:YOUR|MY)[_-]|^\[[a-z][\w -]*\]$/i.test(text)
  );
}
