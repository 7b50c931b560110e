import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import { parseFragment } from '../../src/content/index.js';
import { lineStarts, positionAt } from '../../src/diagnostics/index.js';
import { messagesFor } from '../../src/i18n/index.js';

/** Renders Markdown with docsgen's pipeline as a page fragment, with placeholders replaced by their sources. */
export function render(markdown: string, trustedHtml: boolean): string {
  const starts = lineStarts(markdown);
  const origin = { file: 'example.md', at: (offset: number) => positionAt(starts, offset) };
  const { body, references } = parseFragment(markdown, origin, {
    trustedHtml,
    messages: messagesFor('en'),
  }).value;
  return body.text
    .map((text, number) => {
      const placeholder = body.placeholders[number];
      const target =
        placeholder?.kind === 'reference' ? references[placeholder.index]?.target : undefined;
      return text + (target === undefined ? '' : escapeAttribute(target));
    })
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Canonical HTML: parsed as a browser does, without white space between blocks, with sorted attributes and
 * without the additions of docsgen. Equivalent texts have the same canonical form.
 */
export function canonical(html: string): string {
  const root: Root = { type: 'root', children: [{ type: 'raw', value: html.trim() }] };
  // The file is only needed for positions.
  const tree = rehypeRaw()(root, undefined as never);
  return toHtml({ type: 'root', children: normalize(tree.children, false) as Root['children'] });
}

const blocks =
  /^(address|article|aside|blockquote|body|center|details|dd|dl|dt|div|figure|h[1-6]|hr|html|iframe|li|link|main|nav|ol|p|pre|section|script|style|table|tbody|td|tfoot|th|thead|tr|ul)$/;

function normalize(children: readonly RootContent[], isPre: boolean): RootContent[] {
  const plain = children.flatMap(withoutAdditions);
  const result = plain.flatMap((node, index): RootContent[] => {
    if (node.type === 'element') {
      const inPre = isPre || node.tagName === 'pre';
      const properties = Object.fromEntries(
        Object.entries(node.properties)
          .sort()
          .map(([name, value]) => [name, isAddress(name) ? encoded(String(value)) : value]),
      );
      const inner = normalize(node.children, inPre) as Element['children'];
      return [{ type: 'element', tagName: node.tagName, properties, children: inner }];
    }
    if (node.type !== 'text' || isPre) return [{ ...node, position: undefined }];
    let value = node.value.replace(/\s+/g, ' ');
    if (isBlockEdge(plain[index - 1])) value = value.trimStart();
    if (isBlockEdge(plain[index + 1])) value = value.trimEnd();
    return value === '' ? [] : [{ type: 'text', value }];
  });
  return result;
}

function isAddress(name: string): boolean {
  return name === 'href' || name === 'src';
}

/** Makes percent-encoded and plain URLs equal. */
function encoded(target: string): string {
  return encodeURI(target).replace(/%25([\da-f]{2})/gi, '%$1');
}

/** White space at the start and end of the parent is insignificant, too. */
function isBlockEdge(node: RootContent | undefined): boolean {
  return node === undefined || (node.type === 'element' && blocks.test(node.tagName));
}

/** Removes what docsgen adds to the HTML of Markdown (see the HTML contract of the theme). */
function withoutAdditions(node: RootContent): RootContent[] {
  if (node.type !== 'element') return [node];
  const { tagName, properties, children } = node;
  const names = Array.isArray(properties.className) ? properties.className : [];
  if (tagName === 'a' && names.includes('heading-anchor')) return [];
  if (tagName === 'div' && names.includes('table-scroll')) return children;
  if (tagName === 'figure' && names.includes('code')) return children.map(plainCode);
  if (tagName === 'p' || tagName === 'details') {
    const { className: _, ...rest } = properties;
    const others = names.filter((name) => name !== 'picture' && name !== 'details');
    return [{ ...node, properties: others.length > 0 ? { ...rest, className: others } : rest }];
  }
  if (tagName === 'img') {
    const { loading: _, decoding: __, ...rest } = properties;
    return [{ ...node, properties: rest }];
  }
  if (tagName === 'input') {
    const { ariaLabel: _, ...rest } = properties;
    return [{ ...node, properties: rest }];
  }
  if (tagName === 'ul' || tagName === 'ol' || tagName === 'li') {
    const className = names.filter(
      (name) => !/^(contains-task-list|task-list-item)$/.test(`${name}`),
    );
    const { className: _, ...rest } = properties;
    return [{ ...node, properties: className.length > 0 ? { ...rest, className } : rest }];
  }
  if (/^h[1-6]$/.test(tagName)) {
    const { id: _, ...rest } = properties;
    return [{ ...node, properties: rest }];
  }
  return [node];
}

/** `<pre class="code-body"><code class="hljs language-js">` with its tokens → as the specification has it. */
function plainCode(pre: Element['children'][number]): Element['children'][number] {
  const code = pre.type === 'element' ? pre.children[0] : undefined;
  if (pre.type !== 'element' || code?.type !== 'element') return pre;
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const className = names.filter((name) => name !== 'hljs');
  const properties = className.length > 0 ? { className } : {};
  const text = wordsOf(code);
  const plain: Element = {
    ...code,
    properties,
    children: text === '' ? [] : [{ type: 'text', value: text }],
  };
  return { ...pre, properties: {}, children: [plain] };
}

function wordsOf(node: Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : '',
    )
    .join('');
}
