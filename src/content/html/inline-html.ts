import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as toWords } from 'hast-util-to-string';
import { escapeText } from '../../text/escape.js';
import { oneLine } from '../../text/words.js';
import { removePlaceholders } from '../placeholders.js';

/**
 * Returns the text of a heading or title for use elsewhere: its markup without links, footnotes and ids, with images
 * replaced by their alternative text.
 */
export function inlineHtml(children: readonly ElementContent[]): {
  readonly text: string;
  readonly html: string;
  /** `text` with white space as written and without badges, for generating ids. */
  readonly rawText: string;
} {
  const [only] = children;
  // A fast path for headings without markup, which are the most common.
  if (only?.type === 'text' && children.length === 1) {
    const visible = removePlaceholders(only.value);
    return { text: oneLine(visible), html: escapeText(visible).trim(), rawText: trimmed(visible) };
  }
  const content = children.flatMap(bare);
  const words = toWords({ type: 'root', children: content.map(asText) });
  const lasting = content.filter((node) => !isBadge(node));
  const written =
    lasting.length === content.length
      ? words
      : toWords({ type: 'root', children: lasting.map(asText) });
  const html = toHtml(content, {
    // Raw nodes are formulas that docsgen made.
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
  }).trim();
  return { text: oneLine(words), html, rawText: trimmed(written) };
}

/** A badge comes and goes, and should not change the links to a heading. */
function isBadge(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && className.includes('badge');
}

/** Removes the white space that Markdown ignores; other white space is part of the text. */
function trimmed(text: string): string {
  return text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
}

/** Media and form controls, which have no text in a heading. */
const media = new Set(['audio', 'video', 'source', 'track', 'input']);

function bare(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [{ type: 'text', value: removePlaceholders(node.value) }];
  if (node.type !== 'element') return [];
  const { tagName, properties, data } = node;
  if (data?.finished) return [node];
  if (tagName === 'img') return [{ type: 'text', value: String(properties.alt ?? '') }];
  const isApart = properties.dataFootnoteRef !== undefined || properties.popover !== undefined;
  if (isApart || media.has(tagName)) return [];
  const children = node.children.flatMap(bare);
  if (tagName === 'a' || tagName === 'picture' || tagName === 'button') return children;
  if (tagName === 'sup' && children.length === 0) return [];
  const { id: _, ...rest } = properties;
  return [{ type: 'element', tagName, properties: rest, children }];
}

/** Replaces formulas with their source. */
function asText(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const { finished } = node.data ?? {};
  if (finished) return { type: 'text', value: finished.text };
  return { ...node, children: node.children.map(asText) };
}
