import type { Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { DocBuilder } from '../doc-builder.js';
import { findTagFile } from '../tags/tag-file.js';
import {
  Cleaning,
  isRaw,
  isTag,
  type MarkupReport,
  type Parent,
  type Raw,
  type TagToken,
} from './cleaning.js';
import { foreignNames, isHtmlTag } from './components.js';
import { type MarkupToken, tokenize } from './tags.js';

const characterReference = /&#(?:x([\da-f]{1,8})|(\d{1,9}));?/gi;

/**
 * Handles all tags of the raw HTML in a tree before the HTML parser sees them. Removes disallowed tags, removes
 * elements with non-text content completely, and turns words in angle brackets into text. The remaining HTML has only
 * complete tags.
 *
 * @returns whether any HTML is left
 */
export function prepareRaw(tree: Root, builder: DocBuilder): boolean {
  const all: TagToken[] = [];
  const tokens = new Map<Raw, readonly MarkupToken[]>();
  forEachParent(tree, (parent) => {
    const children: readonly RootContent[] = parent.children;
    for (const child of children.filter(isRaw)) {
      child.value = child.value.replace(characterReference, withoutNoncharacters);
      const found = builder.options.trustedHtml ? [] : tokenize(child.value);
      tokens.set(child, found);
      all.push(...found.filter(isTag));
    }
  });
  if (builder.options.trustedHtml) return true;
  const reports: Parameters<MarkupReport>[] = [];
  const report: MarkupReport = (...args) => reports.push(args);
  const tagFile = (name: string) => findTagFile(name, builder)?.path;
  const context = {
    tokens,
    foreign: foreignNames(all.filter((tag) => !isHtmlTag(tag))),
    report,
    tagFile,
  };
  const emptied = new Set<RootContent>();
  forEachParent(tree, (parent) => {
    if (!parent.children.some(isRaw)) return;
    const cleaning = new Cleaning(parent.children, context);
    parent.children = cleaning.run() as typeof parent.children;
    if (parent.type === 'root' || !parent.children.every(isBlank)) return;
    const { whenEmpty } = parent.data ?? {};
    if (whenEmpty !== undefined) parent.children = [{ type: 'text', value: whenEmpty }];
    else if (parent.tagName === 'p') emptied.add(parent);
  });
  if (emptied.size > 0) removeNodes(tree, emptied);
  reportInOrder(reports, builder);
  return isRawLeft(tree);
}

/** Reports findings in text order, each kind once. */
function reportInOrder(reports: Parameters<MarkupReport>[], builder: DocBuilder): void {
  const parametersStart = ([position]: Parameters<MarkupReport>) =>
    position?.start ?? { line: 0, column: 0 };
  reports.sort((a, b) => {
    const [one, other] = [parametersStart(a), parametersStart(b)];
    return one.line - other.line || one.column - other.column;
  });
  for (const [position, make] of reports) {
    builder.reportOnce(make(builder.sources.nodePlace({ position })));
  }
}

function isRawLeft(tree: Root): boolean {
  let isLeft = false;
  forEachParent(tree, ({ children }) => {
    isLeft ||= children.some(isRaw);
  });
  return isLeft;
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** Removes nodes, each with the line break after it. */
function removeNodes(tree: Root, gone: ReadonlySet<RootContent>): void {
  forEachParent(tree, (parent) => {
    const children: RootContent[] = parent.children;
    if (!children.some((child) => gone.has(child))) return;
    parent.children = children.filter((child, index) => {
      const previous = children[index - 1];
      return !gone.has(child) && !(previous && gone.has(previous) && isBlank(child));
    }) as typeof parent.children;
  });
}

/** Visits the root and the elements, without those whose HTML docsgen made. */
function forEachParent(tree: Root, visitParent: (parent: Parent) => void): void {
  visit(tree, (node) => {
    if (node.type === 'element' && node.data?.finished) return SKIP;
    if (node.type === 'root' || node.type === 'element') visitParent(node);
    return undefined;
  });
}

/** The HTML parser accepts noncharacters as character references, which could forge placeholders. */
function withoutNoncharacters(reference: string, hex?: string, decimal?: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 0xfdd0 && code <= 0xfdef ? '\uFFFD' : reference;
}
