/** Whether a file of the new site is a text that pages include: its name, or that of a folder, begins with `_`. */
export function isPartial(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('_'));
}
