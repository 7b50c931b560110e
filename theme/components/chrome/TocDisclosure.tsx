import type { TocEntry } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './TocDisclosure.css';
import { TocList } from './TocList.js';

interface Props {
  readonly entries: readonly TocEntry[];
  /** Keeps it below the navbar while the reader scrolls, with the name of the current section. */
  readonly sticky?: boolean | undefined;
}

/** "On this page" as a disclosure above the article, where there is no room beside it. */
export function TocDisclosure({ entries, sticky = false }: Props) {
  const t = useTranslation();
  if (entries.length === 0) return null;
  return (
    <details className={sticky ? 'toc-fold toc-sticky fold' : 'toc-fold fold'}>
      <summary>
        {t('chrome.toc')}
        {sticky && <span className="toc-current" />}
      </summary>
      <nav aria-label={t('chrome.toc')}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}
