import type { HighlightedCode } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { Html } from './Html.js';

interface Props {
  readonly code: HighlightedCode;
  readonly title?: string | undefined;
}

/** A code block, with the same markup as a fenced one in Markdown. */
export function CodeBlock({ code: { language, html }, title }: Props) {
  const dir = useCodeDirection();
  return (
    <figure className="code" data-language={language === '' ? undefined : language}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      <pre className="code-body" dir={dir}>
        <Html as="code" className={`hljs language-${language || 'plaintext'}`} html={html} />
      </pre>
    </figure>
  );
}
