interface Props {
  readonly html: string;
  readonly as?: 'div' | 'span' | 'h1' | 'code' | 'a' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly href?: string | undefined;
  /** Where the words are in another language than what is around them. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** HTML that docsgen made: safe, with its links resolved. The only place that puts markup into a page as it is. */
export function Html({ html, as: Tag = 'div', ...attributes }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: PageProps promises that every piece of HTML is safe.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
