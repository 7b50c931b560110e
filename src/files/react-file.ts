/** Whether a file name or path is that of a module with JSX, which can be a page. */
export function isReactFile(name: string): boolean {
  return /\.[jt]sx$/i.test(name);
}
