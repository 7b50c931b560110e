import type { DocBuilder } from '../doc-builder.js';
import { replaceLabels } from '../placeholders.js';

/**
 * Replaces the labels of links such as `[](op:createPrice)` with the name of their target. The site fills in titles
 * later, but plain text for lists and search must not have gaps.
 */
export function fillEmptyLinkLabels(text: string, { references }: DocBuilder): string {
  return replaceLabels(text, (index) => impliedName(references[index]?.target ?? ''));
}

/** `op:billing:createPrice` → `createPrice`, `schema:Price#/amount` → `Price.amount`; empty for other targets. */
function impliedName(target: string): string {
  const [, name, pointer = ''] =
    /^(?:op|schema):(?:[\w-]+:)?([^#]*)(?:#(.*))?$/s.exec(target) ?? [];
  return name === undefined ? '' : name + pointer.replace(/\//g, '.');
}
