import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as toWords } from 'hast-util-to-string';
import { withoutHoles } from '../holes.js';

/**
 * A heading's or a title's words for other places: its markup without links, notes and ids, and pictures as
 * the words that stand for them.
 */
export function inlineHtml(children: readonly ElementContent[]): {
  readonly text: string;
  readonly html: string;
} {
  const content = children.flatMap(bare);
  const text = toWords({ type: 'root', children: content }).replace(/\s+/g, ' ').trim();
  const html = toHtml(content, { characterReferences: { useNamedReferences: true } }).trim();
  return { text, html };
}

function bare(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: withoutHoles(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (tagName === 'img') return [{ type: 'text', value: String(properties.alt ?? '') }];
  if (properties.dataFootnoteRef !== undefined) return [];
  const children = node.children.flatMap(bare);
  if (tagName === 'a') return children;
  if (tagName === 'sup' && children.length === 0) return [];
  const { id: _, ...rest } = properties;
  return [{ type: 'element', tagName, properties: rest, children }];
}
