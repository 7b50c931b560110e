import type { RootContent } from 'mdast';
import { escapeAttribute } from '../../text/escape.js';
import { isVoid } from '../raw-html/components.js';
import type { TagAttributes, TagNode } from './attributes.js';
import type { Literal } from './literal.js';
import { htmlNode, inlineNodes } from './nodes.js';

/** Elements that hold words, not blocks. */
const withWords =
  /^(?:p|h[1-6]|summary|span|a|dt|button|label|em|strong|b|i|small|sub|sup|kbd|code|td|th|figcaption)$/;

const renamed: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
]);

/** Writes an element such as `<div className="wide">` as HTML, which is then sanitized like all HTML. */
export function htmlElement(
  node: TagNode,
  name: string,
  attributes: TagAttributes,
  children: readonly RootContent[],
): RootContent[] {
  const { position } = node;
  const written = Object.entries(attributes.all())
    .map(([key, value]) => attribute(renamed.get(key) ?? key, value))
    .join('');
  if (isVoid(name)) return [htmlNode(`<${name}${written}>`, position)];
  const words = withWords.test(name) ? inlineNodes(children) : undefined;
  return [
    htmlNode(`<${name}${written}>`, position),
    ...(words ?? children),
    htmlNode(`</${name}>`, position),
  ];
}

function attribute(name: string, value: Literal): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return ` ${name}`;
  // Of HTML's attributes, only styles can be written as an object.
  if (typeof value === 'object' && name !== 'style') return '';
  const text = typeof value === 'object' ? styleText(value) : String(value);
  return ` ${name}="${escapeAttribute(text)}"`;
}

/** `{{ marginTop: 4 }}` as CSS. */
function styleText(value: object): string {
  return Object.entries(value)
    .map(([key, one]) => {
      const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${name}: ${typeof one === 'number' && one !== 0 ? `${one}px` : one}`;
    })
    .join('; ');
}
