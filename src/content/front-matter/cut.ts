import matter from 'gray-matter';

/** Where the front matter of a text stands. */
export interface FrontMatterSlice {
  /** The YAML between the two lines of `---`. */
  readonly yaml: string;
  /** Offset of the YAML in the text. */
  readonly from: number;
  /** Offset at which the body begins. */
  readonly bodyFrom: number;
}

export type FrontMatterProblem =
  | { readonly problem: 'language'; readonly language: string; readonly bodyFrom: number }
  | { readonly problem: 'unclosed' };

// gray-matter evaluates JavaScript by default. The language is looked at before it is called; should one
// slip through, no engine but the one for YAML is there to run it.
const refuse = (): never => {
  throw new TypeError('Front matter is YAML.');
};
const engines = {
  // The block is read later, with places.
  yaml: () => ({}),
  json: refuse,
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  toml: refuse,
};

/** Finds the front matter; undefined where the text has none, which is no problem. */
export function cutFrontMatter(written: string): FrontMatterSlice | FrontMatterProblem | undefined {
  // A lone CR ends a line, too (CommonMark, section 2.1). Offsets stay.
  const text = written.startsWith('---') ? written.replace(/\r(?!\n)/g, '\n') : written;
  const [opening, language = ''] = /^---(?!-)([^\r\n]*)/.exec(text) ?? [];
  const name = language.trim();
  // A first line such as `--- and so on` is text.
  if (opening === undefined || !/^([a-z][\w+-]*)?$/i.test(name)) return undefined;
  if (!/^(ya?ml)?$/i.test(name)) {
    const closing = closingLine.exec(text);
    const bodyFrom = closing ? closing.index + closing[0].length : opening.length;
    return { problem: 'language', language: name, bodyFrom };
  }
  const { matter: yaml } = matter(withoutBody(text), { engines });
  const from = name === '' ? '---'.length : opening.length;
  const rest = text.slice(from + yaml.length);
  const closing = closingLine.exec(rest);
  // gray-matter takes any line that begins with `---` for the end.
  if (closing?.index !== 0) return looksLikeYaml(yaml) ? { problem: 'unclosed' } : undefined;
  // Of a CRLF before the closing line, gray-matter has left the CR.
  const bodyFrom = from + yaml.length + closing[0].length;
  return { yaml: yaml.replace(/\r$/, ''), from, bodyFrom };
}

/** gray-matter copies what it is given, several times: a text of which only the beginning is asked for. */
function withoutBody(text: string): string {
  const closing = text.indexOf('\n---');
  return closing === -1 ? text : text.slice(0, closing + '\n---'.length);
}

const closingLine = /\n---[ \t]*(\r?\n|$)/;

/** Otherwise the `---` is a thematic break that opens the text. */
function looksLikeYaml(text: string): boolean {
  const first = text.split('\n').find((line) => /^\s*[^#\s]/.test(line));
  return first !== undefined && /^\s*["']?[\w.-]+["']?\s*:(\s|$)/.test(first);
}
