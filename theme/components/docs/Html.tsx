import { useHeadingLevel } from '../../heading-level.js';

interface Props {
  readonly html: string;
  readonly as?: 'div' | 'p' | 'span' | 'h1' | 'code' | 'a' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly href?: string | undefined;
  /** Where the words are in another language than what is around them. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** HTML that docsgen made: safe, with its links resolved. The only place that puts markup into a page as it is. */
export function Html({ html, as: Tag = 'div', ...attributes }: Props) {
  const below = useHeadingLevel() - 1;
  const placed = below === 0 ? html : html.replace(headingTag, deeperBy(below));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: PageProps promises that every piece of HTML is safe.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: placed }} />;
}

const headingTag = /<(\/?)h([1-6])(?=[\s>])/g;

/** A text is written for a page of its own: where it stands among others, its headings lie deeper. */
function deeperBy(levels: number) {
  return (_: string, slash: string, level: string): string =>
    `<${slash}h${Math.min(Number(level) + levels, 6)}`;
}
