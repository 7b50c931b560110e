import { useHeadingLevel } from '../../heading-level.js';
import { useCodeTools } from '../../slot.js';

interface Props {
  readonly html: string;
  readonly as?: 'div' | 'p' | 'span' | 'h1' | 'code' | 'a' | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly href?: string | undefined;
  /** For text in another language than its surroundings. */
  readonly lang?: string | undefined;
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}

/** Generated HTML that is safe and has its links resolved. All content that is HTML goes through this component. */
export function Html({ html, as: Tag = 'div', ...attributes }: Props) {
  const below = useHeadingLevel() - 1;
  const withTools = useCodeTools();
  const placed = withTools(below === 0 ? html : html.replace(headingTag, deeperBy(below)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: PageProps promises that every piece of HTML is safe.
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: placed }} />;
}

const headingTag = /<(\/?)h([1-6])(?=[\s>])/g;

/** Shifts heading levels, because a text is written as a page of its own but may be nested in a different page. */
function deeperBy(levels: number) {
  return (_: string, slash: string, level: string): string =>
    `<${slash}h${Math.min(Number(level) + levels, 6)}`;
}
