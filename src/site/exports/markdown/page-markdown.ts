/** A page as Markdown, without the level-1 heading that holds its title. */
export interface PageMarkdown {
  readonly title: string;
  readonly body: string;
}

/** Returns the complete Markdown file. */
export function markdownText({ title, body }: PageMarkdown): string {
  return body === '' ? `# ${title}\n` : `# ${title}\n\n${body}\n`;
}
