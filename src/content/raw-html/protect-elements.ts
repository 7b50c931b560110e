import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { protectedProperty } from './allowed.js';

/**
 * Replaces the attributes of all generated elements with a number. So they pass through the HTML parser and the
 * sanitizer without being treated as raw HTML. Authors cannot write the number, see `removeSentinels`.
 */
export function protectElements(tree: Root): readonly Element[] {
  const protectedElements: Element[] = [];
  visit(tree, 'element', (element) => {
    const number = protectedElements.push({ ...element }) - 1;
    element.properties = { [protectedProperty]: `\uFDD2${number}` };
    if (element.data?.finished) element.children = [];
  });
  return protectedElements;
}

/** Returns the number of a generated element; undefined for raw HTML. */
export function protectedIndex(element: Element): number | undefined {
  const value = element.properties[protectedProperty];
  return typeof value === 'string' && value.startsWith('\uFDD2')
    ? Number(value.slice(1))
    : undefined;
}

/** Restores a generated element; returns false for raw HTML. */
export function restoreElement(element: Element, protectedElements: readonly Element[]): boolean {
  const number = protectedIndex(element);
  const original = number === undefined ? undefined : protectedElements[number];
  if (!original) return false;
  // The parser can split one element into two, for instance after an unclosed `<b>`.
  element.properties = { ...original.properties };
  element.data = original.data;
  element.position ??= original.position;
  if (original.data?.finished) element.children = original.children;
  return true;
}
