import type { Element, ElementContent } from 'hast';
import { isOnlyDark } from './color-modes.js';

/**
 * Whether a paragraph only contains an image, or a link with an image. Such an image is a block; others are inline. A
 * paragraph with its own alignment stays unchanged.
 */
export function isStandaloneImage({ tagName, properties, children }: Element): boolean {
  if (tagName !== 'p' || properties.align !== undefined) return false;
  const only = onlyElement(children);
  const inner = only?.tagName === 'a' ? onlyElement(only.children) : only;
  return inner !== undefined && isImage(inner);
}

function isImage({ tagName }: Element): boolean {
  return tagName === 'img' || tagName === 'picture';
}

function onlyElement(children: readonly ElementContent[]): Element | undefined {
  const seen = children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  // Of an image for each colour mode, one is shown.
  const [first] = seen;
  const isPair =
    seen.length === 2 &&
    seen.every((one) => one.type === 'element' && isImage(one)) &&
    seen.filter((one) => one.type === 'element' && isOnlyDark(one)).length === 1;
  if (isPair && first?.type === 'element') return first;
  const [only] = seen;
  return seen.length === 1 && only?.type === 'element' ? only : undefined;
}
