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
  if (size !== 'small') return <Html className="prose" html={html} {...language} />;
  const [, paragraph] = onlyParagraph.exec(html) ?? [];
  return (
    <Html
      as={paragraph === undefined ? 'div' : 'p'}
      className="prose prose-small"
      html={paragraph ?? html}
      {...language}
    />
  );
}

/** Most short descriptions are one, on pages that have hundreds of them. */
const onlyParagraph = /^<p>((?:(?!<\/p>).)*)<\/p>\n?$/s;
