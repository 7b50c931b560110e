import { isMap, isScalar, stringify } from 'yaml';
import { cutFrontMatter } from '../../content/front-matter/cut.js';
import { toYamlValue } from '../../content/front-matter/yaml-value.js';
import { parseYaml } from '../../yaml/parse-yaml.js';

/** Keys of docsgen for the value of a key of another tool; undefined leaves the key as it is. */
type FrontMatterRule = (
  value: unknown,
  key: string,
  /** The keys that the page has. */
  present: ReadonlySet<string>,
) => Readonly<Record<string, unknown>> | undefined;

/** A second line of the title is the description, unless that has words of its own. */
export const subtitleRule: FrontMatterRule = (value, _key, present) =>
  present.has('description') ? undefined : { description: value };

export type FrontMatterRules = Readonly<Record<string, FrontMatterRule>>;

/** A Markdown file in two parts. */
export interface SplitText {
  /** With the lines of `---`; empty if there is none. */
  readonly head: string;
  readonly body: string;
}

export function splitFrontMatter(text: string): SplitText {
  const cut = cutFrontMatter(text);
  if (cut && 'problem' in cut && cut.problem === 'unclosed') {
    // gray-matter, which many tools use, lets front matter end at the end of the file.
    const head = `${text.trimEnd()}\n---\n`;
    return readPairs(head) === undefined ? { head: '', body: text } : { head, body: '' };
  }
  if (!cut || !('bodyFrom' in cut)) return { head: '', body: text };
  return { head: withIndentedQuotes(text.slice(0, cut.bodyFrom)), body: text.slice(cut.bodyFrom) };
}

const quotedValue = /^[\w.-]+:[ \t]*(?:"[^"\\]*(?:\\[\s\S][^"\\]*)*"|'(?:[^']|'')*')/gm;

/** js-yaml, which many tools use, reads quoted values whose next lines, or last quote, are at the beginning of the line. */
function withIndentedQuotes(head: string): string {
  return head.replace(quotedValue, (value) => value.replace(/\n(?=\S)/g, '\n  '));
}

interface ReadPair {
  readonly key: string;
  readonly value: unknown;
  /** Range of its lines in `head`. */
  readonly from: number;
  readonly to: number;
}

/** Returns the keys of a front matter with their lines; undefined if it is not a mapping. */
function readPairs(head: string): readonly ReadPair[] | undefined {
  const cut = cutFrontMatter(head);
  if (!cut || !('block' in cut)) return undefined;
  const yaml = head.slice(cut.from, head.lastIndexOf('---'));
  const document = parseYaml(yaml, { uniqueKeys: false });
  const { contents } = document;
  if (!isMap(contents) || document.errors.length > 0) return undefined;
  const starts = contents.items.map(({ key }) =>
    lineStart(yaml, isScalar(key) ? (key.range?.[0] ?? 0) : 0),
  );
  return contents.items.map(({ key, value }, index) => ({
    key: String(isScalar(key) ? key.value : key),
    value: toYamlValue(value, document),
    from: cut.from + (starts[index] ?? 0),
    to: cut.from + (starts[index + 1] ?? yaml.length),
  }));
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the values of the front matter of a page; none without one. */
export function pageFrontMatter(text: string): Readonly<Record<string, unknown>> {
  return frontMatterRecord(splitFrontMatter(text).head);
}

/** Returns the values of a front matter. */
export function frontMatterRecord(head: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries((readPairs(head) ?? []).map(({ key, value }) => [key, value]));
}

/** Replaces keys of another tool, line by line, and adds `more` where the key is absent. */
export function convertFrontMatter(
  head: string,
  rules: FrontMatterRules,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const pairs = readPairs(head);
  if (pairs === undefined && /\S/.test(head.replace(/---\s*/g, ''))) return head;
  const present = new Set((pairs ?? []).map(({ key }) => key));
  const newline = head.includes('\r\n') ? '\r\n' : '\n';
  const written = (values: Readonly<Record<string, unknown>>): string =>
    Object.keys(values).length === 0
      ? ''
      : stringify(values, { lineWidth: 0 }).replaceAll('\n', newline);
  let result = '';
  let done = 0;
  for (const { key, value, from, to } of pairs ?? []) {
    const replaced = rules[key]?.(value, key, present);
    if (!replaced) continue;
    const fresh = Object.entries(replaced).filter(([name]) => name === key || !present.has(name));
    for (const [name] of fresh) present.add(name);
    result += head.slice(done, from) + written(Object.fromEntries(fresh));
    done = to;
  }
  result += head.slice(done);
  const added = written(Object.fromEntries(Object.entries(more).filter(([k]) => !present.has(k))));
  if (added !== '') {
    if (result === '') return `---${newline}${added}---${newline}${newline}`;
    const end = result.lastIndexOf('---');
    result = result.slice(0, end) + added + result.slice(end);
  }
  return withoutEmptyHead(result);
}

function withoutEmptyHead(head: string): string {
  return /^---[ \t]*\r?\n\s*---[ \t]*\r?\n?$/.test(head) ? '' : head;
}
