import type { MessageKey } from 'docsgen/theme';

export type ShortcutMessage = MessageKey & `shortcuts.${string}`;

interface Shortcut {
  /** Alternatives; keys that are pressed together are separated by spaces. */
  readonly keys: readonly string[];
  readonly does: ShortcutMessage;
}

/** Every shortcut of the site. */
export function shortcuts(hasSearch: boolean): readonly Shortcut[] {
  const search = { keys: ['/', 'Ctrl K', '⌘ K'], does: 'shortcuts.search' } as const;
  return [
    ...(hasSearch ? [search] : []),
    { keys: ['?'], does: 'shortcuts.list' },
    { keys: ['Esc'], does: 'shortcuts.escape' },
    { keys: ['↑', '↓'], does: 'shortcuts.upDown' },
    { keys: ['←', '→'], does: 'shortcuts.leftRight' },
  ];
}
