/** Replaces a character in all strings of a tree, except in positions. */
export function replaceInStrings(node: object, character: string, replacement: string): void {
  const record = node as Record<string, unknown>;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value === 'string') {
      if (value.includes(character)) record[key] = value.replaceAll(character, replacement);
    } else if (key !== 'position' && typeof value === 'object' && value !== null) {
      replaceInStrings(value, character, replacement);
    }
  }
}
