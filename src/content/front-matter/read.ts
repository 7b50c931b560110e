import { isMap, isNode, isScalar, LineCounter } from 'yaml';
import { type Diagnostic, type Place, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { parseYaml } from '../../yaml/parse-yaml.js';
import { unclosedQuote } from '../../yaml/unclosed-quote.js';
import type { Literal } from '../tags/literal.js';
import { checkFrontMatter } from './check.js';
import { cutFrontMatter, type FrontMatterProblem, parseFrontMatter } from './cut.js';
import type { ParsedFrontMatter } from './meta.js';

/**
 * Reads and checks the YAML front matter of a Markdown file. In `body`, spaces replace the front matter, so that
 * positions in it are those in the file.
 *
 * @param file its text has no byte order mark
 * @param ownKeys keys that the site has declared itself
 */
export function readFrontMatter(
  file: Pick<SourceFile, 'path' | 'text'>,
  ownKeys: readonly string[] = [],
): ParsedFrontMatter & { readonly body: string } {
  const { path, text } = file;
  const cut = cutFrontMatter(text);
  if (cut === undefined) return { ...nothing([]), body: text };
  if ('problem' in cut) return refuse(cut, path, text);
  const read = parseFrontMatter(cut, (yaml) => readYaml(yaml, cut.from, { path, text }, ownKeys));
  return { ...(read ?? nothing([])), body: blanked(text, cut.bodyFrom) };
}

/** Returns all values of the front matter, for `{frontmatter.title}` in texts with tags. */
export function frontMatterValues(text: string): Readonly<Record<string, Literal>> {
  const cut = cutFrontMatter(text);
  if (!cut || !('block' in cut)) return {};
  const values: unknown = parseFrontMatter(cut, (yaml) => {
    const document = parseYaml(yaml);
    return document.errors.length > 0 ? {} : document.toJS();
  });
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? (values as Readonly<Record<string, Literal>>)
    : {};
}

/** Blanks the front matter of an included file, which has no effect. */
export function withoutFrontMatter(text: string): string {
  const cut = cutFrontMatter(text);
  return cut && 'bodyFrom' in cut ? blanked(text, cut.bodyFrom) : text;
}

function refuse(
  cut: FrontMatterProblem,
  file: string,
  text: string,
): ParsedFrontMatter & { readonly body: string } {
  const column = (/^[^\r\n]*/.exec(text)?.[0] ?? '').length + 1;
  const place = { ...startOfFile(file), end: { line: 1, column, offset: column - 1 } };
  if (cut.problem === 'unclosed') {
    const unclosed = diagnose('content/front-matter-unclosed', undefined, { place });
    return { ...nothing([unclosed]), body: text };
  }
  const { language, bodyFrom } = cut;
  const refused = diagnose('content/front-matter-language', { language }, { place });
  return { ...nothing([refused]), body: blanked(text, bodyFrom) };
}

function readYaml(
  written: string,
  from: number,
  { path: file, text }: Pick<SourceFile, 'path' | 'text'>,
  ownKeys: readonly string[],
): ParsedFrontMatter {
  const lineCounter = new LineCounter();
  const startPlace = (start: number, end: number): Place => ({
    file,
    start: point(lineCounter, start),
    end: point(lineCounter, end),
  });
  const yaml = blanked(text.slice(0, from), from) + written;
  const document = parseYaml(yaml, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const { message: problem, pos } = unclosedQuote(document, error, yaml) ?? error;
    const place = startPlace(...pos);
    return nothing([diagnose('content/front-matter-syntax', { problem }, { place })]);
  }
  const { contents } = document;
  if (isMap(contents)) return checkFrontMatter(contents, document, startPlace, ownKeys);
  if (contents === null || (isScalar(contents) && contents.value === null)) return nothing([]);
  const actual = isScalar(contents) ? 'a single value' : 'a list';
  const [start, end] = (isNode(contents) ? contents.range : undefined) ?? [0, 0];
  return nothing([
    diagnose('content/front-matter-shape', { found: actual }, { place: startPlace(start, end) }),
  ]);
}

function nothing(diagnostics: readonly Diagnostic[]): ParsedFrontMatter {
  return { meta: {}, metaPlaces: {}, diagnostics };
}

function blanked(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function point(lines: LineCounter, offset: number): Place['start'] {
  const { line, col } = lines.linePos(offset);
  return { line, column: col, offset };
}
