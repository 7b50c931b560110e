import { decodeHTMLAttribute } from 'entities/decode';
import type { Nodes, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { markdownToMdast } from 'satteri';
import { isInlineName } from './directive-declarations.js';
import { restoreBraces, withoutQuotedBraces } from './quoted-braces.js';
import { replaceInStrings } from './replace-in-strings.js';

type Point = NonNullable<Nodes['position']>['end'];

/** Syntax beyond CommonMark and GFM that a text has. */
export interface MarkdownFeatures {
  readonly hasDirectives: boolean;
  readonly hasMath: boolean;
  readonly hasDefinitions?: boolean | undefined;
  /** Names of the site's own blocks. */
  readonly blockNames?: readonly string[] | undefined;
}

/**
 * Parses CommonMark, GFM and block directives to mdast. The tree equals that of remark-parse, in a twentieth of the
 * time; `parse-native.test.ts` compares them. They differ for emphasis beside a character beyond U+FFFF: remark-parse
 * checks one surrogate, this parser the whole character (CommonMark 0.31, section 6.2).
 */
export function parseNative(
  written: string,
  { hasDirectives, hasMath, hasDefinitions = false, blockNames }: MarkdownFeatures,
): Root {
  // CommonMark, section 2.3, requires this replacement.
  const text = written.replaceAll('\0', '\uFFFD');
  const parse = (one: string): Root => {
    const features = {
      gfm: true,
      frontmatter: false,
      directive: hasDirectives,
      math: hasMath,
      definitionList: hasDefinitions,
    };
    const tree = markdownToMdast(one, { features });
    if (tree.type !== 'root') throw new TypeError(`The parser gave a ${tree.type} for a document.`);
    return tree;
  };
  if (!hasDirectives) return parse(text);
  const plain = withoutQuotedBraces(text);
  const tree = withoutInlineDirectives(plain, parse, blockNames);
  correctDirectives(tree, text);
  if (plain !== text) restoreBraces(tree);
  return tree;
}

/** Corrects what the parser reads differently from remark-parse: ends and attributes of directives. */
export function correctDirectives(tree: Root, text: string): void {
  const lines = text.split('\n');
  const walk = (node: Nodes, outerEnd: Point | undefined): void => {
    let end = outerEnd;
    if (node.type === 'textDirective') decodeAttributes(node);
    if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      decodeAttributes(node);
      end = node.position && { ...node.position.end };
      endBeforeOuterFence(node, outerEnd, lines);
    }
    if ('children' in node) for (const child of node.children) walk(child, end);
  };
  walk(tree, undefined);
}

function decodeAttributes({
  attributes,
}: ContainerDirective | LeafDirective | TextDirective): void {
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (attributes && value?.includes('&')) attributes[key] = decodeHTMLAttribute(value);
  }
}

/**
 * Ends an unclosed block before the closing fence of the block around it. The parser gives both the same end, which
 * would count one fence twice.
 */
function endBeforeOuterFence(
  { position }: ContainerDirective | LeafDirective,
  outerEnd: Point | undefined,
  lines: readonly string[],
): void {
  if (!position || !outerEnd) return;
  const { line, column } = position.end;
  if (outerEnd.line !== line || outerEnd.column !== column) return;
  const fence = /:{3,}[ \t]*$/.exec((lines[line - 1] ?? '').slice(0, column - 1));
  if (fence) position.end.column = fence.index + 1;
}

/**
 * Punctuation that stands for another character while the text is parsed, so that emphasis beside it does not change
 * (CommonMark, section 6.2). No living script uses it.
 */
export const substitutes = [
  ...'\u2E4F\u2E4D\u2E4E\u2E4B\u2E4A\u2E49\u2E48\u2E47\u2E46\u2E45\u2E44\u2E43',
];
const maxAttempts = 4;

/**
 * Parses a text so that `a:b` and `12:30` stay text. The parser can only enable inline directives together with blocks,
 * so the colons at which it finds one are replaced while the text is parsed again.
 */
export function withoutInlineDirectives(
  written: string,
  parse: (text: string) => Root,
  blockNames: readonly string[] = [],
): Root {
  let text = written;
  let tree = parse(text);
  const substitute = substitutes.find((character) => !written.includes(character));
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const found = inlineDirectives(tree, blockNames);
    if (found.length === 0) break;
    if (substitute === undefined) throw new TypeError('No character is left to stand for a colon.');
    text = replaceColons(text, found, substitute);
    tree = parse(text);
  }
  if (substitute !== undefined && text !== written) replaceInStrings(tree, substitute, ':');
  return tree;
}

interface InlineDirective {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

function inlineDirectives(tree: Root, blockNames: readonly string[]): InlineDirective[] {
  const found: InlineDirective[] = [];
  const walk = (node: Nodes): void => {
    if (node.type === 'textDirective' && node.position && !isKnown(node, blockNames))
      found.push({ name: node.name, ...node.position.start });
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
  return found;
}

/** `:badge[…]`, `:icon[…]` and blocks of the site are inline directives. A bare `:badge` is text. */
function isKnown(
  { name, children, attributes }: TextDirective,
  blockNames: readonly string[],
): boolean {
  if (children.length > 0 && isInlineName(name)) return true;
  const isBare = children.length === 0 && Object.keys(attributes ?? {}).length === 0;
  return !isBare && blockNames.includes(name);
}

/** A definition, whose label must change with the references to it. */
const definition = /^[ \t>]*\[[^\]]*:[^\]]*\]:/;

function replaceColons(
  text: string,
  directives: readonly InlineDirective[],
  substitute: string,
): string {
  const lines = text.split('\n');
  for (const { line, column } of directives) {
    const written = lines[line - 1] ?? '';
    lines[line - 1] = written.slice(0, column - 1) + substitute + written.slice(column);
  }
  const names = new Set(directives.map(({ name }) => name));
  return lines
    .map((line) =>
      definition.test(line)
        ? line.replace(definition, (label) =>
            label.replace(/:([\w-]+)/g, (all, name) => (names.has(name) ? substitute + name : all)),
          )
        : line,
    )
    .join('\n');
}
