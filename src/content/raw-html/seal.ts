import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { sealProperty } from './allowed.js';

/**
 * Replaces the attributes of all generated elements with a number. So they pass through the HTML parser and the
 * sanitizer without being treated as raw HTML. Authors cannot write the number, see `removeSentinels`.
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

/** Returns the number of a generated element; undefined for raw HTML. */
export function elementSeal(element: Element): number | undefined {
  const value = element.properties[sealProperty];
  return typeof value === 'string' && value.startsWith('\uFDD2')
    ? Number(value.slice(1))
    : undefined;
}

/** Restores a generated element; returns false for raw HTML. */
export function restoreSealed(element: Element, sealed: readonly Element[]): boolean {
  const number = elementSeal(element);
  const original = number === undefined ? undefined : sealed[number];
  if (!original) return false;
  // The parser can split one element into two, for instance after an unclosed `<b>`.
  element.properties = { ...original.properties };
  element.data = original.data;
  element.position ??= original.position;
  if (original.data?.finished) element.children = original.children;
  return true;
}
