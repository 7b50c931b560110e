import { useContentLanguage } from '../../content-language.js';
import { Html } from './Html.js';

interface Props {
  /** For links that lead to the title. */
  readonly id?: string | undefined;
  readonly html: string;
  /** Hides the title visually; screen readers still read it. */
  readonly hidden?: boolean | undefined;
}

/** The only h1 of a page. */
export function Title({ id, html, hidden = false }: Props) {
  const language = useContentLanguage();
  const className = hidden ? 'visually-hidden' : undefined;
  return <Html as="h1" id={id} className={className} html={html} {...language} />;
}
