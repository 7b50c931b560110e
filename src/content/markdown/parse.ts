import type { Root, RootContent } from 'mdast';
import type { TextSource } from '../sources.js';
import { rewriteTitles } from './directive-titles.js';
import { checkLimits } from './limits.js';
import { moveLines } from './move-lines.js';
import { parsePlain } from './parse-plain.js';
import { parseWithDirectives } from './parse-with-directives.js';

/**
 * A line that may begin a block of docsgen's own, in whatever lists and quotes it stands: `::name` with
 * nothing, a label or attributes behind it, or `:::` and a name; or a footnote's name with a space, which only
 * the other parser leaves alone as GitHub does. `::` in a line of C++ is none. It never looks beyond a line: from each
 * of thousands of empty ones it would look through all that follow.
 */
const needsDirectives = /^[ \t>*+\-\d.)]*(?:::[^\s:[{]+(?:[[{]|[ \t]*$)|:{3,}[ \t]*[^\s:])|\[\^\s/m;

/** In one paragraph the plain parser takes 3 MB for a thousand of them, and hundreds of times that for ten thousand. */
const mostReferences = 5_000;

/** Markdown → mdast: CommonMark, GFM and directives. Lines count through all sources of the page. */
export function parseMarkdown(source: TextSource): Root {
  // Places are found by line and column, so line ends may be made the same here.
  const text = source.text.replace(/\r\n?/g, '\n');
  const isPlain = !needsDirectives.test(text) && !hasManyReferences(text);
  checkLimits({ ...source, text }, isPlain);
  const tree = isPlain ? parsePlain(text) : parseTitles(text);
  if (source.firstLine > 1) moveLines(tree, source.firstLine - 1);
  return tree;
}

/** Whether there are thousands of `&nbsp;` and the like. */
function hasManyReferences(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/&#?\w+;/g)) {
    count += 1;
    if (count > mostReferences) return true;
  }
  return false;
}

/**
 * A line that looks like the head of a block may stand in a code block or a comment. Only the parser knows;
 * where it made no block of a rewritten line, the text is parsed again with that line as it was.
 */
function parseTitles(written: string): Root {
  const left = new Set<number>();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const { text, lines } = rewriteTitles(written, left);
    const tree = parseWithDirectives(text);
    const unused = withoutDirective(tree, lines);
    if (unused.size === 0) return tree;
    for (const line of unused) left.add(line);
  }
  return parseWithDirectives(written);
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
