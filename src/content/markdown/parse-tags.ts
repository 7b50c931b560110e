import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import {
  correctDirectives,
  type MarkdownFeatures,
  withoutInlineDirectives,
} from './parse-native.js';
import { replaceInStrings } from './replace-in-strings.js';

/** A tag or expression that cannot be read. */
export class TagSyntaxError extends Error {
  constructor(
    readonly problem: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(problem);
  }
}

/** Punctuation that stands for braces that are no expressions while the text is parsed. */
const openBrace = '\u2E28';
const closeBrace = '\u2E29';

const headingId = /^([ \t>]*#{1,6}[ \t].*)\{(#[^\s{}]+)\}([ \t]*)$/;
/** `:span[Mars]{.red}`: classes, which read as an expression would fail the whole page. */
const classes = /(?<![:\w])(:[a-z][\w-]{0,40}\[[^\]\n]{0,200}\])\{([.#][^{}\n]{0,200})\}/g;
const fenceLine = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})/;

/**
 * Parses Markdown with tags (MDX) to mdast, with `mdxJsxFlowElement` and related nodes. Nothing is evaluated. HTML
 * comments and `## Title {#id}`, which MDX refuses, are read as in Markdown.
 *
 * @throws TagSyntaxError
 */
export function parseTags(
  written: string,
  { hasMath, hasDefinitions = false, ownNames }: Omit<MarkdownFeatures, 'hasDirectives'>,
): Root {
  const text = withoutComments(openTagFences(written.replaceAll('\0', '\uFFFD')));
  try {
    const parse = (one: string): Root => {
      const features = {
        ...{ gfm: true, frontmatter: false, directive: true, math: hasMath },
        definitionList: hasDefinitions,
      };
      const parsed = mdxToMdast(one, { features });
      if (parsed.type !== 'root') throw new TypeError(`The parser gave a ${parsed.type}.`);
      return parsed;
    };
    const tree = withoutInlineDirectives(text, parse, ownNames);
    correctDirectives(tree, text);
    replaceInStrings(tree, openBrace, '{');
    replaceInStrings(tree, closeBrace, '}');
    return tree;
  } catch (error) {
    throw syntaxError(error);
  }
}

const tagFence = /^([ \t>]*)(`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/;

/** Removes the fences of `mdx-code-block`, in which Docusaurus hides tags from translators. Lines stay in place. */
function openTagFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let fence = '';
  let other = '';
  const lines = text.split('\n').map((line) => {
    const [, prefix = '', run = ''] = (fence === '' && other === '' && tagFence.exec(line)) || [];
    if (run !== '') {
      fence = run;
      return prefix;
    }
    if (fence !== '' && line.replace(/^[ \t>]*/, '').trimEnd() === fence) {
      fence = '';
      return line.slice(0, line.search(/[^ \t>]/));
    }
    const [, inner = ''] = (fence === '' && fenceLine.exec(line)) || [];
    if (other === '') other = inner;
    else if (inner.startsWith(other) && line.trim().endsWith(inner)) other = '';
    return line;
  });
  return fence === '' ? lines.join('\n') : text;
}

/** Turns HTML comments into those of MDX and protects ids and classes in braces, without moving anything else. */
function withoutComments(text: string): string {
  if (!/<!--|\{[#.]/.test(text)) return text;
  let fence = '';
  let isInComment = false;
  const lines = text.split('\n').map((line) => {
    const [, run = ''] = fenceLine.exec(line) ?? [];
    if (fence !== '') {
      if (run.startsWith(fence) && line.trim().endsWith(run)) fence = '';
      return line;
    }
    if (run !== '' && !isInComment) {
      fence = run;
      return line;
    }
    let changed = line
      .replace(headingId, `$1${openBrace}$2${closeBrace}$3`)
      .replace(classes, `$1${openBrace}$2${closeBrace}`);
    for (;;) {
      const mark = isInComment ? '-->' : '<!--';
      const at = indexOutsideCode(changed, mark, isInComment);
      if (at < 0) break;
      const with_ = isInComment ? '*/}' : '{/* ';
      changed = changed.slice(0, at) + with_ + changed.slice(at + mark.length);
      isInComment = !isInComment;
    }
    return changed;
  });
  return isInComment ? text : lines.join('\n');
}

/** Returns the offset of `mark`, unless a code span on the line contains it. */
function indexOutsideCode(line: string, mark: string, isInComment: boolean): number {
  if (isInComment || !line.includes('`')) return line.indexOf(mark);
  const masked = line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length));
  return masked.indexOf(mark);
}

function syntaxError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const [, line, column, problem] =
    /^(\d+):(\d+): (.*?)(?: \(mdx-?\w*:[\w-]+\))?$/s.exec(message) ?? [];
  if (line === undefined || problem === undefined) return error;
  const plain = problem.replace(/\s*\(note: .*$/s, '').replace(/ with oxc/, '');
  return new TagSyntaxError(plain, Number(line), Number(column));
}
