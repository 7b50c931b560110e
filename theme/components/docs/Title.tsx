import { useContentLanguage } from '../../content-language.js';
import { Html } from './Html.js';

interface Props {
  readonly html: string;
  /** Not to be seen; whoever listens still hears what the page is called. */
  readonly hidden?: boolean | undefined;
}

/** The one h1 of a page. */
export function Title({ html, hidden = false }: Props) {
  const language = useContentLanguage();
  const className = hidden ? 'visually-hidden' : undefined;
  return <Html as="h1" className={className} html={html} {...language} />;
}
