/** What the path of a post says, below the folder of the posts. */
export interface PostName {
  /** As written: `2026-01-31`, `2026/1/31`; absent where the name has no date. */
  readonly date?: string | undefined;
  /** Path of its URL below the blog: `2026/01/31/eclipse`. */
  readonly path: string;
}

/** A date, then the title or nothing; folders may stand in front (Docusaurus: `parseBlogFileName`). */
const dated = /^(?:(.*)\/)?(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[-/](.*))?$/;

/** `2026-01-31-eclipse.md`, `2026-01-31-eclipse/index.md`, `2026/01/31/eclipse.md`, `eclipse.md` */
export function parsePostName(file: string): PostName {
  const name = file.replace(/\.(md|markdown)$/i, '').replace(/(^|\/)(index|readme)$/i, '');
  const [, folder = '', date, text = ''] = dated.exec(name) ?? [];
  if (date === undefined) return { path: name };
  const path = [date.replaceAll('-', '/'), folder, text].filter((part) => part !== '').join('/');
  return { date, path };
}
