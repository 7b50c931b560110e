/** A page as Markdown, without its title; that goes before it as a heading of depth 1. */
export interface PageMarkdown {
  readonly title: string;
  readonly body: string;
}

/** The whole file. */
export function markdownText({ title, body }: PageMarkdown): string {
  return body === '' ? `# ${title}\n` : `# ${title}\n\n${body}\n`;
}
