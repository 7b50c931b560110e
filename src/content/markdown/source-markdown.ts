import type { Nodes, Parents, Root } from 'mdast';
import type { DocBuilder } from '../doc-builder.js';
import type { MarkdownPart } from '../fragment.js';
import type { Positioned, TextSource } from '../source-positions.js';
import { type MakeEdits, nodeEdits, type SourceEdit } from './source-edits.js';

/**
 * Returns the Markdown of a text as written, split into parts at the values that depend on the site. Used for people
 * and programs that read Markdown. Render the HTML first, because rendering determines the contents of code blocks.
 */
export function sourceMarkdown(
  tree: Root,
  builder: DocBuilder,
  source: TextSource,
): MarkdownPart[] {
  const edits = new Map<TextSource, SourceEdit[]>();
  const note = (node: Positioned, make: MakeEdits): void => {
    const { start, end } = node.position ?? {};
    const from = start && builder.sources.sourceOffset(start);
    const to = end && builder.sources.sourceOffset(end);
    if (!from || !to || from.source !== to.source) return;
    const made = make(from.source.text.slice(from.offset, to.offset)).map((edit) => ({
      ...edit,
      from: edit.from + from.offset,
      to: edit.to + from.offset,
    }));
    const known = edits.get(from.source);
    if (known) known.push(...made);
    else edits.set(from.source, made);
  };
  const walk = (parent: Parents): void => {
    let previous: Nodes | undefined;
    for (const node of parent.children) {
      const make = nodeEdits(node, previous, builder);
      if (make) note(node, make);
      if ('children' in node) walk(node);
      previous = node;
    }
  };
  walk(tree);
  for (const { node, with: text } of builder.edited) {
    note(node, ({ length }) => [{ from: 0, to: length, with: text }]);
  }
  for (const { node, source: included } of builder.inclusions) {
    note(node, ({ length }) => [{ from: 0, to: length, with: { included } }]);
  }
  return tidy(compose(source, edits));
}

function compose(
  source: TextSource,
  edits: ReadonlyMap<TextSource, readonly SourceEdit[]>,
): MarkdownPart[] {
  const { text } = source;
  const parts: MarkdownPart[] = [];
  let done = 0;
  const inOrder = [...(edits.get(source) ?? [])].sort((a, b) => a.from - b.from || b.to - a.to);
  for (const edit of inOrder) {
    // Skips edits inside of a replaced range.
    if (edit.from < done) continue;
    parts.push(text.slice(done, edit.from), ...replacement(edit, text, edits));
    done = edit.to;
  }
  parts.push(text.slice(done));
  return parts;
}

function replacement(
  edit: SourceEdit,
  text: string,
  edits: ReadonlyMap<TextSource, readonly SourceEdit[]>,
): MarkdownPart[] {
  const { with: made } = edit;
  if (made === undefined) return [];
  const isOneLine = typeof made === 'string' && !made.includes('\n');
  const isLink = typeof made !== 'string' && 'kind' in made && made.kind !== 'embed';
  // These need no indentation. One line may contain thousands of them, and examining all text before each would take
  // minutes.
  if (isOneLine || isLink) return [made];
  const indent = indentAt(text, edit.from);
  if (typeof made === 'string') return [indented(made, indent)];
  if ('kind' in made) return [made.kind === 'embed' ? { ...made, indent } : made];
  return tidy(compose(made.included, edits)).map((part) => {
    if (typeof part === 'string') return indented(part, indent);
    return part.kind === 'embed' ? { ...part, indent: indent + part.indent } : part;
  });
}

/** Returns the prefix that keeps lines in the list or quotation around `offset`. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.replace(/[^\s>]/g, ' ');
}

function indented(text: string, indent: string): string {
  if (indent === '') return text;
  return text.replace(/\n(?!\n)/g, `\n${indent}`).replace(/\n(?=\n)/g, `\n${indent.trimEnd()}`);
}

/** Normalizes line endings, joins strings, drops empty ones and trims both ends. */
function tidy(parts: readonly MarkdownPart[]): MarkdownPart[] {
  const joined: MarkdownPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part !== 'string') joined.push(part);
    else if (typeof last === 'string') joined[joined.length - 1] = last + unified(part);
    else joined.push(unified(part));
  }
  const first = joined[0];
  if (typeof first === 'string') joined[0] = first.replace(/^(?:[ \t]*\n)+/, '');
  const last = joined.at(-1);
  if (typeof last === 'string') joined[joined.length - 1] = last.trimEnd();
  return joined.filter((part) => part !== '');
}

function unified(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
