import matter from 'gray-matter';

/** Where the front matter of a text stands. */
export interface FrontMatterSlice {
  /** The text from its beginning to where the body begins; lines that end with a lone CR end with LF. */
  readonly block: string;
  /** Offset of the YAML, between the two lines of `---`. */
  readonly from: number;
  /** Offset at which the body begins. */
  readonly bodyFrom: number;
}

export type FrontMatterProblem =
  | { readonly problem: 'language'; readonly language: string; readonly bodyFrom: number }
  | { readonly problem: 'unclosed' };

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
  const from = name === '' ? '---'.length : opening.length;
  // gray-matter takes any line that begins with `---` for the end.
  const end = text.indexOf('\n---', from);
  const yaml = end === -1 ? text.slice(from) : text.slice(from, end);
  const closing = end === -1 ? undefined : closingLine.exec(text.slice(end));
  if (closing?.index !== 0) return looksLikeYaml(yaml) ? { problem: 'unclosed' } : undefined;
  const bodyFrom = end + closing[0].length;
  return { block: text.slice(0, bodyFrom), from, bodyFrom };
}

/**
 * Parses front matter with gray-matter.
 *
 * @param parse parses the YAML
 * @returns what `parse` returns; undefined for front matter without anything but comments
 */
export function parseFrontMatter<T>(
  { block }: FrontMatterSlice,
  parse: (yaml: string) => T,
): T | undefined {
  // Of a CRLF before the closing line, gray-matter leaves the CR.
  const yaml = (written: string) => ({ parsed: parse(written.replace(/\r$/, '')) });
  // gray-matter copies its text several times, so it gets no body. Without options, it would cache the result.
  const { data } = matter(block, { language: 'yaml', engines: { ...refusedEngines, yaml } });
  return data.parsed;
}

/** gray-matter evaluates JavaScript by default. `cutFrontMatter` refuses other languages first. */
function refuseLanguage(): never {
  throw new TypeError('Front matter is YAML.');
}

const refusedEngines = {
  json: refuseLanguage,
  javascript: refuseLanguage,
  js: refuseLanguage,
  coffee: refuseLanguage,
  toml: refuseLanguage,
};

const closingLine = /\n---[ \t]*(\r?\n|$)/;

/** Otherwise the `---` is a thematic break that opens the text. */
function looksLikeYaml(text: string): boolean {
  const first = text.split('\n').find((line) => /^\s*[^#\s]/.test(line));
  return first !== undefined && /^\s*["']?[\w.-]+["']?\s*:(\s|$)/.test(first);
}
