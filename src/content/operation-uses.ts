import type { CodeExample, Doc } from './doc.js';
import type { DocEmbed, Reference } from './fragment.js';

/** Names operations of the API description by what a document shows and links to. */
export type OperationUses = NonNullable<Doc['operations']>;

/** Returns the operations that a parsed document uses; undefined if there are none. */
export function operationUses({
  codeExamples,
  embeds,
  references,
}: {
  readonly codeExamples: readonly CodeExample[];
  readonly embeds: readonly DocEmbed[];
  readonly references: readonly Reference[];
}): OperationUses | undefined {
  const blocks = embeds.flatMap((one) => (one.kind === 'operation' ? one.name : []));
  const named = codeExamples.flatMap(({ operation }) => operation ?? []);
  const targets = references.flatMap(({ kind, target }) => (kind === 'link' ? target : []));
  return findOperationUses([...blocks, ...named], targets);
}

/** Finds the same in the Markdown source, without those whose syntax needs the parser. */
export function outlineOperationUses(markdown: string): OperationUses | undefined {
  const firstGroups = (pattern: RegExp): readonly string[] =>
    [...markdown.matchAll(pattern)].map(([, found = '']) => found);
  const blocks = firstGroups(/^ *::operation\[([^\]\n]+)\]/gm);
  const named = firstGroups(/^[ >]*(?:`{3,}|~{3,}).*? operation=["']?([^\s"'}]+)/gm);
  return findOperationUses([...blocks, ...named], firstGroups(/\]\(<?((?:op:|\/)[^\s)>]*)/g));
}

function findOperationUses(
  shown: readonly string[],
  targets: readonly string[],
): OperationUses | undefined {
  const linked = targets
    .map((target) => target.replace(/[?#].*$/s, ''))
    .filter((target) => /^op:.|^\/[^/]/.test(target) && !/\.\w+$/.test(target));
  const uses = { shown: sorted(shown.filter((name) => name !== 'none')), linked: sorted(linked) };
  return uses.shown.length + uses.linked.length > 0 ? uses : undefined;
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
