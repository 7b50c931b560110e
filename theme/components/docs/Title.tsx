import { useContentLanguage } from '../../content-language.js';
import { Html } from './Html.js';

interface Props {
  readonly html: string;
  /** Hides the title visually; screen readers still read it. */
  readonly hidden?: boolean | undefined;
}

/** The only h1 of a page. */
export function Title({ html, hidden = false }: Props) {
  const language = useContentLanguage();
  const className = hidden ? 'visually-hidden' : undefined;
  return <Html as="h1" className={className} html={html} {...language} />;
}
