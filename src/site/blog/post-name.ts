/** The parts of a post's path below the folder of posts. */
export interface PostName {
  /** As written: `2026-01-31`, `2026/1/31`; absent if the name has no date. */
  readonly date?: string | undefined;
  /** URL path below the blog: `2026/01/31/eclipse`. */
  readonly path: string;
}

/** A date and an optional title; folders may precede it (Docusaurus: `parseBlogFileName`). */
const dated = /^(?:(.*)\/)?(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](.*)|(_.*))?$/;

/** Parses `2026-01-31-eclipse.md`, `2026-01-31-eclipse/index.md`, `2026/01/31/eclipse.md` or `eclipse.md`. */
export function parsePostName(file: string): PostName {
  const name = file.replace(/\.(mdx?|markdown)$/i, '').replace(/(^|\/)(index|readme)$/i, '');
  const [, folder = '', date, text = '', underscored = ''] = dated.exec(name) ?? [];
  if (date === undefined) return { path: name };
  const path = [date.replaceAll('-', '/'), folder, text, underscored]
    .filter((part) => part !== '')
    .join('/');
  return { date, path };
}
