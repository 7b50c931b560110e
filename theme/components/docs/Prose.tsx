import { useContentLanguage } from '../../content-language.js';
import { Html } from './Html.js';
import './Prose.css';

interface Props {
  readonly html: string | undefined;
  /** `small` for descriptions of schemas and the like; `field` for those directly in a field; `inline` within a line. */
  readonly size?: 'small' | 'field' | 'inline' | undefined;
}

/** Text from Markdown; nothing for an empty one. */
export function Prose({ html, size }: Props) {
  const language = useContentLanguage();
  if (html === undefined || html === '') return null;
  if (size === undefined) return <Html className="prose" html={html} {...language} />;
  const [, paragraph] = onlyParagraph.exec(html) ?? [];
  if (paragraph === undefined) {
    return <Html className="prose prose-small" html={html} {...language} />;
  }
  const className = size === 'small' ? 'prose prose-small' : undefined;
  const tag = size === 'inline' ? 'span' : 'p';
  return <Html as={tag} className={className} html={paragraph} {...language} />;
}

/** Most short descriptions are a single paragraph, on pages with hundreds of them. */
const onlyParagraph = /^<p>((?:(?!<\/p>).)*)<\/p>\n?$/s;
