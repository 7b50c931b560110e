import matter from 'gray-matter';

/** The position of the front matter in a text. */
export interface FrontMatterSlice {
  /** The text before the body. A lone CR at the end of a line is replaced by LF. */
  readonly block: string;
  /** Offset at which the YAML between the two `---` lines begins. */
  readonly from: number;
  /** Offset at which the body begins. */
  readonly bodyFrom: number;
}

export type FrontMatterProblem =
  | { readonly problem: 'language'; readonly language: string; readonly bodyFrom: number }
  | { readonly problem: 'unclosed' };

/** Finds the front matter. Returns undefined if the text has none. */
export function cutFrontMatter(written: string): FrontMatterSlice | FrontMatterProblem | undefined {
  // A lone CR also ends a line (CommonMark, section 2.1). The replacement keeps offsets.
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
  // gray-matter ends front matter at any line that begins with `---`.
  const end = text.indexOf('\n---', from);
  const yaml = end === -1 ? text.slice(from) : text.slice(from, end);
  const closing = end === -1 ? undefined : closingLine.exec(text.slice(end));
  if (closing?.index !== 0) return looksLikeYaml(yaml) ? { problem: 'unclosed' } : undefined;
  // A thematic break above a text that ends at the next one: front matter rarely begins with an empty line.
  if (/^\r?\n[ \t]*\r?\n/.test(yaml) && !looksLikeYaml(yaml) && yaml.trim() !== '')
    return undefined;
  const bodyFrom = end + closing[0].length;
  return { block: text.slice(0, bodyFrom), from, bodyFrom };
}

/**
 * Parses front matter with gray-matter.
 *
 * @param parse parses the YAML
 * @returns the result of `parse`; undefined if the front matter is empty or has only comments
 */
export function parseFrontMatter<T>(
  { block }: FrontMatterSlice,
  parse: (yaml: string) => T,
): T | undefined {
  // gray-matter keeps the CR of a CRLF before the closing line.
  const yaml = (written: string) => ({ parsed: parse(written.replace(/\r$/, '')) });
  // The body is left out, because gray-matter copies its text several times. Without options, it caches the result.
  const { data } = matter(block, { language: 'yaml', engines: { ...refusedEngines, yaml } });
  return data.parsed;
}

/** Disables the engines of gray-matter, which evaluates JavaScript by default. */
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

/** Whether a text after `---` is YAML; if not, the `---` is a thematic break. */
function looksLikeYaml(text: string): boolean {
  const first = text.split('\n').find((line) => /^\s*[^#\s]/.test(line));
  return first !== undefined && /^\s*["']?[\w.-]+["']?\s*:(\s|$)/.test(first);
}
