import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Maximum rounds for a text; a fence that its formula hides is found in the next one. */
const maxAttempts = 64;

/**
 * Parses a text so that `$$` beside a formula works as on a line of its own, as MathJax and Pandoc read it:
 *
 *     $$\begin{aligned}
 *     a &= b
 *     \end{aligned}$$
 *
 * The parser drops what follows the opening dollars, and does not see the closing ones. The formula is moved to the lines
 * between them while the text is parsed again, so that all other lines keep their numbers.
 */
export function withMathFences(written: string, parse: (text: string) => Root): Root {
  let tree = parse(written);
  const lines = written.split('\n');
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const moved = formulas(tree).filter((node) => moveBetweenFences(node, lines));
    if (moved.length === 0) break;
    tree = parse(lines.join('\n'));
  }
  return tree;
}

function formulas(tree: Root): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, 'math', (node) => {
    found.push(node);
  });
  return found;
}

/** Quotation marks and spaces at the start of a line, and the rest of it. */
function splitPrefix(line: string): readonly [prefix: string, content: string] {
  const [prefix = ''] = /^[\s>]*/.exec(line) ?? [];
  return [prefix, line.slice(prefix.length)];
}

/** Changes the lines of a formula with `$$` beside it. Returns whether there are such. */
function moveBetweenFences({ position }: Nodes, lines: string[]): boolean {
  if (!position) return false;
  const first = position.start.line - 1;
  const last = Math.min(position.end.line, lines.length) - 1;
  const opening = lines[first] ?? '';
  const [, dollars = '', rest = ''] =
    /^(\${2,})(.*?)\s*$/.exec(opening.slice(position.start.column - 1)) ?? [];
  if (dollars.length !== 2) return false;
  const beside = withoutComment(rest);
  const end = lines.findIndex(
    (line, index) => index > first && index <= last && /\${2}[.,;:]?\s*$/.test(line),
  );
  // Without an end, the rest of the text would become the formula's.
  if (end === -1) return false;
  const [prefix, content] = splitPrefix(lines[end] ?? '');
  const [, before = '', mark = ''] = /^(.*?)\s*\${2}([.,;:]?)\s*$/.exec(content) ?? [];
  if (beside === '' && before === '' && mark === '') return false;
  const start = opening.slice(0, position.start.column - 1);
  if (end === first + 1) {
    lines[first] = `${start}$$${[beside, before].filter(Boolean).join(' ')}${mark}$$`;
    lines[end] = prefix.trimEnd();
    return true;
  }
  lines[first] = `${start}$$`;
  lines[end] = `${prefix}$$`;
  joinAt(lines, first + 1, (inner) => [beside, inner]);
  joinAt(lines, end - 1, (inner) => [inner, before + mark]);
  return true;
}

function joinAt(
  lines: string[],
  index: number,
  parts: (inner: string) => readonly [string, string],
): void {
  const [prefix, inner] = splitPrefix(lines[index] ?? '');
  lines[index] = prefix + parts(withoutComment(inner)).filter(Boolean).join(' ');
}

/** A comment of TeX would hide what is put behind it. */
function withoutComment(line: string): string {
  return line.replace(/(?<!\\)%.*$/, '');
}
