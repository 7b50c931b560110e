import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { visit } from 'unist-util-visit';
import { lineStarts, positionAt } from '../../diagnostics/index.js';
import {
  type CompletedText,
  completeHtml,
  restorePositions,
  withCompletions,
  writtenOffset,
} from './complete-html.js';
import { inlineNames } from './directive-declarations.js';
import { fenceLine, indexOutsideCode, outsideFences } from './outside-code.js';
import {
  correctDirectives,
  type MarkdownFeatures,
  withoutInlineDirectives,
} from './parse-native.js';
import { closeBrace, openBrace, restoreBraces, withoutQuotedBraces } from './quoted-braces.js';
import { findTagLimit } from './tag-limits.js';
import { findTagMistake } from './tag-mistakes.js';

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

const headingId = /^([ \t>]*#{1,6}[ \t].*)\{(#[^\s{}]+)\}([ \t]*)$/;
/** `:span[Mars]{.red}`: classes, which read as an expression would fail the whole page. */
const classes = /(?<![:\w])(:[a-z][\w-]{0,40}\[[^\]\n]{0,200}\])\{([.#][^{}\n]{0,200})\}/g;
/** `:tooltip[Mars]{label="Red"}`: attributes, which are an expression as well. */
const inlineAttributes =
  /(?<![:\w]):([a-z][\w-]{0,40})\[[^\]\n]{0,200}\]\{[\w-]+=[^{}\n]{0,200}\}/g;

/**
 * Parses Markdown with tags (MDX) to mdast, with `mdxJsxFlowElement` and related nodes. Nothing is evaluated. HTML
 * comments and `## Title {#id}`, which MDX refuses, are read as in Markdown.
 *
 * @throws TagSyntaxError
 */
export function parseTags(
  written: string,
  { hasMath, hasDefinitions = false, blockNames }: Omit<MarkdownFeatures, 'hasDirectives'>,
): Root {
  const ownNames = [...inlineNames, ...(blockNames ?? [])];
  const text = withoutQuotedBraces(
    withoutForeignAttributes(
      withoutComments(openTagFences(written.replaceAll('\0', '\uFFFD'))),
      ownNames,
    ),
  );
  const limit = findTagLimit(text, hasMath);
  if (limit) {
    const { line, column } = positionAt(lineStarts(text), limit.offset);
    throw new TagSyntaxError(limit.problem, line, column);
  }
  const features = {
    gfm: true,
    frontmatter: false,
    directive: true,
    math: hasMath,
    definitionList: hasDefinitions,
  };
  const parse = (one: string): Root => {
    const parsed = mdxToMdast(one, { features });
    if (parsed.type !== 'root') throw new TypeError(`The parser gave a ${parsed.type}.`);
    return parsed;
  };
  const parseAll = (one: string): Root => {
    const tree = withoutInlineDirectives(one, parse, blockNames);
    correctDirectives(tree, one);
    restoreBraces(tree);
    correctNames(tree, one);
    return tree;
  };
  try {
    return parseAll(text);
  } catch (error) {
    const marked = markCodeInAttributes(text);
    const completed = completeHtml(marked);
    if (completed.text === text) throw syntaxError(error, text);
    try {
      const tree = parseAll(completed.text);
      restorePositions(tree, completed, marked);
      return tree;
    } catch (left) {
      throw syntaxError(left, marked, completed);
    }
  }
}

/** The parser gives an element whose closing tag ends a list item the texts of the page as its name. */
function correctNames(tree: Root, text: string): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || typeof node.name !== 'string') return;
    const start = (node.position?.start.offset ?? 0) + 1;
    if (text.startsWith(node.name, start)) return;
    const word = /[\w$][\w$.:-]*/y;
    word.lastIndex = start;
    const [written = ''] = word.exec(text) ?? [];
    if (written !== '') node.name = written;
  });
}

/** Markup in an attribute, on one line: `={<>The tag `<b>`</>}`. */
const attributeMarkup = /=\{\s*<([a-z]*)>[^\n]*?<\/\1>\s*\}/g;

/**
 * Writes code in the markup of attributes as JSX, in which backticks have no meaning: `` `<b>` `` is
 * `<code>{"<b>"}</code>`. Everything stays on its line.
 */
function markCodeInAttributes(text: string): string {
  return outsideFences(text, (line) =>
    line.replace(attributeMarkup, (markup) =>
      markup.replace(/`([^`]*[<{][^`]*)`/g, (_, code: string) => {
        return `<code>{${JSON.stringify(code)}}</code>`;
      }),
    ),
  );
}

const tagFence = /^([ \t>]*)(`{3,}|~{3,})[ \t]*mdx-code-block[ \t]*$/;

/** Removes the fences of `mdx-code-block`, in which Docusaurus hides tags from translators. Lines stay in place. */
export function openTagFences(text: string): string {
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

/** Protects the attributes of an inline block that the site does not have: it is text, and no part of it a value. */
function withoutForeignAttributes(text: string, ownNames: readonly string[]): string {
  return text.replace(inlineAttributes, (block, name: string) => {
    if (ownNames.includes(name)) return block;
    const start = block.lastIndexOf('{');
    return `${block.slice(0, start)}${openBrace}${block.slice(start + 1, -1)}${closeBrace}`;
  });
}

/** Turns HTML comments into those of MDX and protects ids and classes in braces, without moving anything else. */
function withoutComments(text: string): string {
  if (!/<!--|\{[#.]/.test(text)) return text;
  let isInComment = false;
  const replaceComments = (line: string): string => {
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
  };
  const replaced = outsideFences(text, replaceComments, () => isInComment);
  return isInComment ? text : replaced;
}

/**
 * @param text as it was written
 * @param completed as it was parsed
 */
function syntaxError(
  error: unknown,
  text: string,
  completed: CompletedText = withCompletions(text, []),
): unknown {
  const message = error instanceof Error ? error.message : '';
  const [, line, column, problem] =
    /^(\d+):(\d+): (.*?)(?: \(mdx-?\w*:[\w-]+\))?$/s.exec(message) ?? [];
  if (line === undefined || problem === undefined) return error;
  const plain = problem.replace(/\s*\(note: .*$/s, '').replace(/ with oxc/, '');
  const offset = (lineStarts(completed.text)[Number(line) - 1] ?? 0) + Number(column) - 1;
  const place = positionAt(lineStarts(text), writtenOffset(offset, completed));
  // The parser repeats the place of the tag.
  const named = plain.replace(/ \(\d+:\d+\)(?=$| before the end)/, '');
  const starts = lineStarts(text);
  const mistake = findTagMistake(text, (starts[place.line - 1] ?? 0) + place.column - 1);
  if (mistake === undefined) return new TagSyntaxError(named, place.line, place.column);
  const { line: mistakenLine, column: mistakenColumn } = positionAt(starts, mistake.offset);
  return new TagSyntaxError(mistake.problem, mistakenLine, mistakenColumn);
}
