/** Where the front matter of a text stands. */
export interface Cut {
  /** The YAML between the two lines of `---`. */
  readonly yaml: string;
  /** Offset of the YAML in the text. */
  readonly from: number;
  /** Offset at which the body begins. */
  readonly bodyFrom: number;
}

export type CutProblem =
  | { readonly problem: 'language'; readonly language: string; readonly bodyFrom: number }
  | { readonly problem: 'unclosed' };

/** Finds the front matter; undefined where the text has none, which is no problem. */
export function cutFrontMatter(text: string): Cut | CutProblem | undefined {
  const [opening, language = ''] = /^---(?!-)([^\r\n]*)/.exec(text) ?? [];
  const name = language.trim();
  // A first line such as `--- and so on` is text.
  if (opening === undefined || !/^([a-z][\w+-]*)?$/i.test(name)) return undefined;
  if (!/^(ya?ml)?$/i.test(name)) {
    const closing = closingLine.exec(text);
    const bodyFrom = closing ? closing.index + closing[0].length : opening.length;
    return { problem: 'language', language: name, bodyFrom };
  }
  const from = name === '' ? '---'.length : opening.length;
  const found = text.indexOf('\n---', from);
  const end = found === -1 ? text.length : found;
  const yaml = text.slice(from, end);
  const closing = closingLine.exec(lineFrom(text, end));
  // Any line that begins with `---` is taken for the end, but should hold nothing else.
  if (!closing) return looksLikeYaml(yaml) ? { problem: 'unclosed' } : undefined;
  // Of a CRLF before the closing line, the CR is left.
  return { yaml: yaml.replace(/\r$/, ''), from, bodyFrom: end + closing[0].length };
}

const closingLine = /\n---[ \t]*(\r?\n|$)/;

/** A line with the break before it and the one behind it. */
function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start + 1);
  return text.slice(start, end === -1 ? undefined : end + 1);
}

/** Otherwise the `---` is a thematic break that opens the text. */
function looksLikeYaml(text: string): boolean {
  const first = text.split('\n').find((line) => /^\s*[^#\s]/.test(line));
  return first !== undefined && /^\s*["']?[\w.-]+["']?\s*:(\s|$)/.test(first);
}
