/** Whether a file name or path is that of a Markdown file. */
export function isMarkdownFile(name: string): boolean {
  return /\.(md|markdown)$/i.test(name);
}
