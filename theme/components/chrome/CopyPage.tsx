import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';
import './CopyPage.css';

/** A menu that copies the page as Markdown, or links to it and to the print page; links work without scripts. */
export function CopyPage() {
  const t = useTranslation();
  const page = usePage();
  const url = page?.head.markdown;
  const print = page?.print;
  if (url === undefined && print === undefined) return null;
  return (
    <details className="dropdown copy-page">
      <summary>{print === undefined ? 'Markdown' : t('print.menu')}</summary>
      <div className="copy-page-items">
        {url !== undefined && (
          <>
            <button type="button" data-copy-page={url}>
              {t('markdown.copy')}
            </button>
            <a href={url} type="text/markdown">
              {t('markdown.view')}
            </a>
          </>
        )}
        {/* In a tab of its own: it is too large to be fetched on hover and swapped in. */}
        {print !== undefined && (
          <a href={print} target="_blank" rel="noopener nofollow">
            {t('print.link')}
          </a>
        )}
      </div>
    </details>
  );
}
