import type { Element, ElementContent } from 'hast';

/**
 * Whether a paragraph is nothing but one picture, or a link around one. Such a picture is a block; any other stands in
 * its line. A paragraph that says itself how it is aligned is left to its author.
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
