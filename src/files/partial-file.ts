/**
 * Whether a path, with `/`, is that of a text that pages include, or of another file that is no page of its own: its name,
 * or that of a folder, begins with `_`.
 */
export function isPartialFile(file: string): boolean {
  return /(?:^|\/)_/.test(file);
}
