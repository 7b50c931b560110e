const kinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const;

export type AdmonitionKind = (typeof kinds)[number];

export const admonitionKinds: readonly string[] = kinds;

export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.includes(name);
}

/** Blocks that hold others: `:::name`. */
export const containerNames: readonly string[] = [
  ...admonitionKinds,
  ...['tabs', 'tab', 'code-group', 'details', 'cards'],
];

/** Blocks of one line: `::name[…]`. */
export const leafNames: readonly string[] = ['include', 'schema', 'operation'];
