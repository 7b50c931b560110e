/** The item that a key moves to from the focused one; undefined for other keys. */
export function nextItem<T extends Element>(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly T[],
): T | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const all: readonly (Element | null)[] = items;
  const at = all.indexOf(document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at < 0 ? -1 : at - 1);
  if (at < 0) return undefined;
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
