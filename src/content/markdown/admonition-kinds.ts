/** Kinds of admonitions: `:::note`, `<Note>`, `> [!NOTE]`. */
export const admonitionKinds = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
] as const;

export type AdmonitionKind = (typeof admonitionKinds)[number];

export function isAdmonition(name: string): name is AdmonitionKind {
  return admonitionKinds.some((kind) => kind === name);
}

/** Returns a record with the same value for each kind. */
export function forEachKind<T>(value: T): Readonly<Record<AdmonitionKind, T>> {
  const entries = admonitionKinds.map((kind) => [kind, value] as const);
  return Object.fromEntries(entries) as Record<AdmonitionKind, T>;
}
