const kinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

export type AdmonitionKind = (typeof kinds)[number];

export const admonitionKinds: readonly string[] = kinds;

export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.includes(name);
}

/** Names of container directives: `:::name`. */
export const containerNames: readonly string[] = [
  ...admonitionKinds,
  ...['tabs', 'tab', 'code-group', 'details', 'cards', 'card', 'actions'],
  ...['steps', 'file-tree', 'field', 'figure', 'only'],
];

/** Names of leaf directives that show a part of an API description. */
export const embedNames: readonly string[] = ['schema', 'operation', 'api-diagram'];

/** Names of leaf directives: `::name[…]`. */
export const leafNames: readonly string[] = ['include', 'glossary', ...embedNames];

/** Names of inline directives: `:name[…]`. Other words with colons are text. */
export const inlineNames: readonly string[] = ['badge', 'icon', 'term', 'var'];

/** Whether one of docsgen's own directives has the name. */
export function isReservedBlock(name: string): boolean {
  return [...containerNames, ...leafNames, ...inlineNames].includes(name);
}
