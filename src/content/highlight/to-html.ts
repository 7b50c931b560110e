import type { Element, ElementContent, Root } from 'hast';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => escapes[character] ?? character);
}

/** For a value in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&"<]/g, (character) => escapes[character] ?? character);
}

/**
 * The highlighter's tree as HTML. It has only text and spans with a class, so this does in a tenth of the
 * time what a serialiser for any HTML does; code is half of many pages.
 *
 * @param bare classes of tokens that need no span: what is around them looks like them already
 */
export function tokensToHtml(parent: Root | Element, bare: ReadonlySet<string>): string {
  let html = '';
  for (const node of parent.children as readonly ElementContent[]) {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'element') {
      const { className } = node.properties;
      const names = Array.isArray(className) ? className.join(' ') : '';
      const inner = tokensToHtml(node, bare);
      html += bare.has(names) ? inner : `<span class="${names}">${inner}</span>`;
    }
  }
  return html;
}

/**
 * Cuts highlighted code at its line ends. A token that goes on over the end of a line, such as a comment,
 * is closed there and opened again on the next one.
 */
export function splitLines(html: string): readonly string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<span class="[^"]*">|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}
