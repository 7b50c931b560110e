import type { Element, ElementContent } from 'hast';

/**
 * Whether a paragraph only contains an image, or a link with an image. Such an image is a block; others are inline. A
 * paragraph with its own alignment stays unchanged.
 */
export function isPictureAlone({ tagName, properties, children }: Element): boolean {
  if (tagName !== 'p' || properties.align !== undefined) return false;
  const only = onlyElement(children);
  const inner = only?.tagName === 'a' ? onlyElement(only.children) : only;
  return inner?.tagName === 'img' || inner?.tagName === 'picture';
}

function onlyElement(children: readonly ElementContent[]): Element | undefined {
  const seen = children.filter(
    (child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''),
  );
  const [only] = seen;
  return seen.length === 1 && only?.type === 'element' ? only : undefined;
}
