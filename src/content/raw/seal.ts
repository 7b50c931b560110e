import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { sealProperty } from './allowed.js';

/**
 * Takes everything from the elements of a tree that were made from Markdown, and leaves each a number
 * instead. So they pass through the HTML parser and the cleaning among what authors wrote as HTML without
 * being taken for it; and no author can write the number, see `removeSentinels`.
 */
export function sealElements(tree: Root): readonly Element[] {
  const sealed: Element[] = [];
  visit(tree, 'element', (element) => {
    const number = sealed.push({ ...element }) - 1;
    element.properties = { [sealProperty]: `\uFDD2${number}` };
    if (element.data?.finished) element.children = [];
  });
  return sealed;
}

/** The number of an element of ours, undefined for one that was written as HTML. */
export function elementSeal(element: Element): number | undefined {
  const value = element.properties[sealProperty];
  return typeof value === 'string' && value.startsWith('\uFDD2')
    ? Number(value.slice(1))
    : undefined;
}

/** Gives an element of ours back what it had; false for one that was written as HTML. */
export function restoreSealed(element: Element, sealed: readonly Element[]): boolean {
  const number = elementSeal(element);
  const original = number === undefined ? undefined : sealed[number];
  if (!original) return false;
  // The parser may have made two elements of one, as in `<b>` that is not closed.
  element.properties = { ...original.properties };
  element.data = original.data;
  element.position ??= original.position;
  if (original.data?.finished) element.children = original.children;
  return true;
}
