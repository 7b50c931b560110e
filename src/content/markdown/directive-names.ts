const kinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

export type AdmonitionKind = (typeof kinds)[number];

export const admonitionKinds: readonly string[] = kinds;

export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.includes(name);
}

/** Names of container directives: `:::name`. */
export const containerNames: readonly string[] = [
  ...admonitionKinds,
  ...['tabs', 'tab', 'code-group', 'details', 'cards', 'actions'],
];

/** Names of leaf directives: `::name[…]`. */
export const leafNames: readonly string[] = ['include', 'schema', 'operation'];
