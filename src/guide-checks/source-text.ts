/** A span of a text: offsets in UTF-16 units, with an exclusive end. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A text taken from a source text, possibly unquoted: `at` maps each offset to the source. */
export interface SourceText {
  readonly text: string;
  at(offset: number): number;
  /** Parts known only when the command runs: `$ID`. */
  readonly unknown: readonly TextSpan[];
}

/** Returns a text that appears verbatim in its source. */
export function plainSourceText(text: string, start = 0): SourceText {
  return { text, at: (offset) => start + offset, unknown: [] };
}

export function sliceText(
  written: SourceText,
  start: number,
  end = written.text.length,
): SourceText {
  return {
    text: written.text.slice(start, end),
    at: (offset) => written.at(start + offset),
    unknown: written.unknown
      .filter((span) => span.start < end && span.end > start)
      .map((span) => ({ start: span.start - start, end: span.end - start })),
  };
}

/** Joins several texts; separators have no source position. */
export function joinSourceTexts(parts: readonly SourceText[], separator: string): SourceText {
  const [first = plainSourceText(''), ...others] = parts;
  return others.reduce((before, after) => appendText(before, separator, after), first);
}

export function appendText(before: SourceText, separator: string, after: SourceText): SourceText {
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

/** Substitutes variables with known values: `$NAME`, `${NAME}`. */
export function substituteVariables(
  written: SourceText,
  lookUp: (name: string) => SourceText | undefined,
): SourceText {
  const parts: SourceText[] = [];
  let from = 0;
  for (const { start, end } of written.unknown) {
    const [, name] = /^\$\{?(\w+)\}?$/.exec(written.text.slice(start, end)) ?? [];
    const value = name === undefined ? undefined : lookUp(name);
    if (value === undefined) continue;
    parts.push(sliceText(written, from, start), value);
    from = end;
  }
  return from === 0 ? written : joinSourceTexts([...parts, sliceText(written, from)], '');
}

/** Returns the source span of a text. */
export function writtenSpan(written: SourceText, start = 0, end = written.text.length): TextSpan {
  const last = Math.max(end - 1, start);
  return { start: written.at(start), end: written.at(last) + (end > start ? 1 : 0) };
}

/**
 * Whether readers must insert their own value: `$ID`, `{id}`, `<id>`, `:id`, `[id]`, `…`,
 * `YOUR_ID`.
 */
export function isPlaceholder({ text, unknown }: SourceText): boolean {
  return (
    unknown.length > 0 || /[{}<>…]|\.\.\.|^:|^\$|^(?:YOUR|MY)[_-]|^\[[a-z][\w -]*\]$/i.test(text)
  );
}
