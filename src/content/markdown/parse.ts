import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Source } from '../sources.js';
import { rewriteTitles } from './directive-titles.js';
import { flowDirectives } from './flow-directives.js';
import { moveLines } from './move-lines.js';

const commonMark = unified().use(remarkParse).use(flowDirectives).freeze();
const gfm = unified().use(remarkParse).use(remarkGfm).use(flowDirectives).freeze();

/**
 * The characters without which none of GFM's extensions can begin: autolinks, strikethrough, tables,
 * footnotes, task list items. Texts that have none of them, every other page and most descriptions of an
 * API, are read in two thirds of the time.
 */
const mayBeGfm = /[@~|]|:\/\/|www\.|\[\^|\[[\sx]\]|:-|-:/i;

/** Markdown → mdast: CommonMark, GFM and directives. Lines count through all sources of the page. */
export function parseMarkdown(source: Source): Root {
  // Places are found by line and column, so line ends may be made the same here.
  const tree = parseTitles(source.text.replace(/\r\n?/g, '\n'));
  if (source.firstLine > 1) moveLines(tree, source.firstLine - 1);
  return tree;
}

/**
 * A line that looks like the head of a block may stand in a code block or a comment. Only the parser knows;
 * where it made no block of a rewritten line, the text is parsed again with that line as it was.
 */
function parseTitles(written: string): Root {
  const left = new Set<number>();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { text, lines } = rewriteTitles(written, left);
    const tree = parse(text);
    const unused = withoutDirective(tree, lines);
    if (unused.size === 0) return tree;
    for (const line of unused) left.add(line);
  }
  return parse(written);
}

function parse(text: string): Root {
  return (mayBeGfm.test(text) ? gfm : commonMark).parse(text);
}

/** The lines at which no block begins. */
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
