/** Whether a file name or path is that of a Markdown file, with tags (`.mdx`) or without. */
export function isMarkdownFile(name: string): boolean {
  return /\.(mdx?|markdown)$/i.test(name);
}
