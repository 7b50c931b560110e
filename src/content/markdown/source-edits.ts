import type { Code, Definition, Image, Link, Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { extension } from '../code/code-block.js';
import { parseMeta } from '../code/meta.js';
import { readEmbed } from '../directives/embed.js';
import type { DocBuilder } from '../doc-builder.js';
import type { MarkdownPart } from '../fragment.js';
import { sizeAttributes } from '../html/image.js';
import type { TextSource } from '../source-positions.js';
import { findLinkAddress } from './link-address.js';

/** A range of Markdown with its replacement; without one, the range is removed. */
export interface SourceEdit {
  readonly from: number;
  readonly to: number;
  readonly with?: MarkdownPart | { readonly included: TextSource } | undefined;
}

/** Returns the edits for the Markdown of a node; offsets are relative to its first character. */
export type MakeEdits = (written: string) => readonly SourceEdit[];

/** Returns undefined for nodes that stay as written, which is most of them. */
export function nodeEdits(
  node: Nodes,
  previous: Nodes | undefined,
  builder: DocBuilder,
): MakeEdits | undefined {
  switch (node.type) {
    case 'link':
    case 'image':
    case 'definition':
      return (written) => addressEdits(node, written, builder);
    case 'code':
      return node.data?.shown === undefined
        ? undefined
        : (written) => [{ ...whole(written), with: fenced(node) }];
    case 'html':
      return (written) => htmlEdits(written, builder.sources.nodeFile(node) ?? '');
    case 'heading':
      return node.data?.opensText ? (written) => [whole(written)] : undefined;
    case 'text':
      return previous?.type === 'image' || previous?.type === 'imageReference'
        ? sizeEdits
        : undefined;
    case 'leafDirective':
      return (written) => embedEdits(node, whole(written), builder);
    default:
      return undefined;
  }
}

function whole({ length }: string): SourceEdit {
  return { from: 0, to: length };
}

function embedEdits(
  node: LeafDirective,
  block: SourceEdit,
  builder: DocBuilder,
): readonly SourceEdit[] {
  // A failed include is removed.
  if (node.name === 'include') return [block];
  const { embed } = readEmbed(node, builder);
  return embed ? [{ ...block, with: { kind: 'embed', embed, indent: '' } }] : [];
}

function addressEdits(
  node: Definition | Image | Link,
  written: string,
  builder: DocBuilder,
): readonly SourceEdit[] {
  const found = findLinkAddress(node, written, textEnd(node));
  if (!found) return [];
  const file = builder.sources.nodeFile(node) ?? '';
  const kind = node.type === 'image' ? 'image' : 'link';
  const address: SourceEdit = { ...found, with: { kind, target: node.url, file } };
  // `[](op:createPrice)` gets the title of its target.
  return node.type === 'link' && node.children.length === 0
    ? [{ from: 1, to: 1, with: { kind: 'label', target: node.url, file } }, address]
    : [address];
}

/** Returns the offset of the end of a link's text, if the text is on one line. */
function textEnd(node: Definition | Image | Link): number {
  if (node.type !== 'link') return 0;
  const end = node.children.at(-1)?.position?.end;
  const start = node.position?.start;
  return start && end?.line === start.line ? end.column - start.column : 0;
}

const addressAttribute = /(\s(href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const lineRest = /[ \t]*\n?/y;

/**
 * Returns edits that remove comments, each with the rest of its line if that is blank. Ignores unclosed comments and
 * those nested in others.
 */
function commentsIn(written: string): SourceEdit[] {
  const edits: SourceEdit[] = [];
  let from = written.indexOf('<!--');
  while (from >= 0) {
    const end = written.indexOf('-->', from + '<!--'.length);
    if (end < 0) break;
    lineRest.lastIndex = end + '-->'.length;
    lineRest.test(written);
    const to = lineRest.lastIndex;
    edits.push({ from, to });
    from = written.indexOf('<!--', to);
  }
  return edits;
}

/** Replaces the URLs in HTML and removes comments, which do not appear on the page either. */
function htmlEdits(written: string, file: string): SourceEdit[] {
  const addresses = [...written.matchAll(addressAttribute)].map((match): SourceEdit => {
    const [all, before = '', name = '', double, single] = match;
    const kind = name.toLowerCase() === 'href' ? 'link' : 'image';
    const target = (double ?? single ?? '').replaceAll('&amp;', '&');
    const from = match.index + before.length + 1;
    return { from, to: match.index + all.length - 1, with: { kind, target, file } };
  });
  return [...commentsIn(written), ...addresses];
}

/** Removes the docsgen syntax `{width=320}` after an image. */
function sizeEdits(written: string): SourceEdit[] {
  const [found] = sizeAttributes.exec(written) ?? [];
  return found === undefined ? [] : [{ from: 0, to: found.length }];
}

/** Returns a code block as displayed, with a fence longer than any in the code (CommonMark 4.5). */
function fenced({ lang, meta, data }: Code): string {
  const text = data?.shown ?? '';
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const { language, title, file } = parseMeta(lang ?? '', meta ?? '');
  const name = language || extension(file);
  const info = title === undefined ? name : `${name} title="${title}"`;
  return `${fence}${info}\n${text.replace(/\n$/, '')}\n${fence}`;
}
