import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SiteBlocks } from '../blocks/block-declaration.js';
import type { TextSource } from '../source-positions.js';
import { inlineNames } from './directive-declarations.js';
import { rewriteTitles } from './directive-titles.js';
import { checkLimits } from './limits.js';
import { withMathFences } from './math-fences.js';
import { parseNative, withoutInlineDirectives } from './parse-native.js';
import { parseRemark } from './parse-remark.js';
import { parseTags } from './parse-tags.js';
import { withoutPrices } from './prices.js';

/**
 * Matches a line that may start a directive in any list or quotation: `::name` alone or with a label or attributes, or
 * `:::` with a name. `::` in a line of C++ does not match. The pattern never matches across lines, because thousands of
 * empty lines would take quadratic time.
 */
const directiveLine = /^[ \t>*+\-\d.)]*(?:::[^\s:[{]+(?:[[{]|[ \t]*$)|:{3,}[ \t]*[^\s:])/m;

const inlineDirective = new RegExp(`:(?:${inlineNames.join('|')})\\[`);

/** Whether the text may have one of the site's own inline directives: `:name[…]` or `:name{…}`. */
function mayHaveOwn(text: string, blockNames: readonly string[]): boolean {
  return blockNames.some((name) => text.includes(`:${name}[`) || text.includes(`:${name}{`));
}

/** A footnote name with a space, which only remark-parse leaves as text, as GitHub does. */
const footnoteWithSpace = /\[\^\s/;

/**
 * Maximum number of character references for the native parser. In one paragraph, it takes 3 MB for a thousand of them,
 * and hundreds of times that for ten thousand.
 */
const maxReferences = 5_000;

/** Syntax that a site can switch on or add. */
export interface ParseOptions {
  readonly math?: boolean | undefined;
  readonly definitionLists?: boolean | undefined;
  /** The blocks of the site. */
  readonly blocks?: Pick<SiteBlocks, 'declarations'> | undefined;
  /** Parser for syntax that plugins of the site add; it reads inline directives too. */
  readonly syntax?: ((text: string, hasMath: boolean) => Root) | undefined;
}

function siteBlockNames({ blocks }: ParseOptions): readonly string[] {
  return blocks?.declarations.map(({ name }) => name) ?? [];
}

/** Parses Markdown with tags to mdast, with nodes of MDX. @throws TagSyntaxError */
export function parseMarkdownWithTags(source: TextSource, options: ParseOptions = {}): Root {
  const text = source.text.replace(/\r\n?/g, '\n');
  checkLimits({ ...source, text }, { isNative: true, hasDirectives: true });
  const hasMath = mayHaveMath(text, options.math);
  const blockNames = siteBlockNames(options);
  const parseOnce = (one: string): Root =>
    parseTags(one, { hasMath, hasDefinitions: options.definitionLists, blockNames });
  const parse = hasMath ? (one: string): Root => parseMath(one, parseOnce) : parseOnce;
  const tree = parseTitles(text, parse, blockNames);
  if (source.firstLine > 1) moveLines(tree, source.firstLine - 1);
  return tree;
}

/** Parses CommonMark, GFM and directives to mdast. Line numbers count across all sources of the page. */
export function parseMarkdown(source: TextSource, options: ParseOptions = {}): Root {
  const blockNames = siteBlockNames(options);
  // Positions are computed from line and column, so line endings can be normalized.
  const text = source.text.replace(/\r\n?/g, '\n');
  const hasInline = inlineDirective.test(text) || mayHaveOwn(text, blockNames);
  const hasDirectives = hasInline || directiveLine.test(text);
  // Only the native parser reads inline directives.
  const { syntax } = options;
  const isNative =
    !syntax &&
    (hasInline || !footnoteWithSpace.test(text)) &&
    !hasManyReferences(text) &&
    !hasCapitalEnd(text);
  checkLimits({ ...source, text }, { isNative, hasDirectives });
  const hasMath = mayHaveMath(text, options.math);
  const parseOnce = (one: string): Root => {
    if (syntax) return withoutInlineDirectives(one, (text) => syntax(text, hasMath), blockNames);
    return isNative
      ? parseNative(one, {
          hasDirectives,
          hasMath,
          blockNames,
          hasDefinitions: options.definitionLists,
        })
      : parseRemark(one, hasMath);
  };
  const parse = hasMath ? (one: string): Root => parseMath(one, parseOnce) : parseOnce;
  const tree = hasDirectives ? parseTitles(text, parse, blockNames) : parse(text);
  if (source.firstLine > 1) moveLines(tree, source.firstLine - 1);
  return tree;
}

/** Parses a text in which prices are no formulas, and formulas may have their dollars beside them. */
function parseMath(text: string, parse: (text: string) => Root): Root {
  return withMathFences(text, (one) => withoutPrices(one, parse));
}

function mayHaveMath(text: string, math = false): boolean {
  return math && text.includes('$');
}

/** Whether the text has an end tag such as `</SCRIPT>`, at which the native parser does not end the HTML block. */
function hasCapitalEnd(text: string): boolean {
  const ends = text.match(/<\/(?:script|pre|style|textarea)>/gi) ?? [];
  return ends.some((end) => end !== end.toLowerCase());
}

/** Whether the text has thousands of character references such as `&nbsp;`. */
function hasManyReferences(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/&#?\w+;/g)) {
    count += 1;
    if (count > maxReferences) return true;
  }
  return false;
}

/**
 * Parses a text with rewritten directive titles. Only the parser knows whether such a line is in a code block or a
 * comment: if it finds no directive there, the text is parsed again without rewriting that line.
 */
function parseTitles(
  written: string,
  parse: (text: string) => Root,
  blockNames: readonly string[],
): Root {
  const left = new Set<number>();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { text, lines } = rewriteTitles(written, left, blockNames);
    const tree = parse(text);
    const unused = withoutDirective(tree, lines);
    if (unused.size === 0) return tree;
    for (const line of unused) left.add(line);
  }
  return parse(written);
}

/** Returns the lines at which no directive starts. */
function withoutDirective(tree: Root, lines: ReadonlySet<number>): ReadonlySet<number> {
  const unused = new Set(lines);
  if (unused.size === 0) return unused;
  const walk = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'containerDirective') unused.delete(node.position?.start.line ?? 0);
      if ('children' in node) walk(node.children);
    }
  };
  walk(tree.children);
  return unused;
}

/** Shifts the positions in a tree by `lines`: the lines of an included file follow those of earlier sources. */
function moveLines(tree: Root, lines: number): void {
  visit(tree, (node: Nodes) => {
    if (!node.position) return;
    const { start, end } = node.position;
    node.position = {
      start: { ...start, line: start.line + lines },
      end: { ...end, line: end.line + lines },
    };
  });
}
