import type { DocBuilder } from '../doc-builder.js';
import { replaceLabels } from '../placeholders.js';

/**
 * Puts the names of operations and schemas where `[](op:createPrice)` takes the title, which only the whole site
 * knows: what is said of a text in lists and in the search would have gaps there.
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
