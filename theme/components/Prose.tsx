import { useContentLanguage } from '../content-language.js';
import { Html } from './Html.js';
import './Prose.css';

interface Props {
  readonly html: string | undefined;
  /** `small` for the descriptions of fields and the like. */
  readonly size?: 'small' | undefined;
}

/** Text from Markdown. Nothing where there is none. */
export function Prose({ html, size }: Props) {
  const language = useContentLanguage();
  if (html === undefined || html === '') return null;
  return (
    <Html className={size === 'small' ? 'prose prose-small' : 'prose'} html={html} {...language} />
  );
}
