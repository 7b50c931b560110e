import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';
import './CopyPage.css';

/** A menu that copies the page as Markdown or links to it; the link works without scripts. */
export function CopyPage() {
  const t = useTranslation();
  const url = usePage()?.head.markdown;
  if (url === undefined) return null;
  return (
    <details className="dropdown copy-page">
      <summary>Markdown</summary>
      <div className="copy-page-items">
        <button type="button" data-copy-page={url}>
          {t('markdown.copy')}
        </button>
        <a href={url} type="text/markdown">
          {t('markdown.view')}
        </a>
      </div>
    </details>
  );
}
