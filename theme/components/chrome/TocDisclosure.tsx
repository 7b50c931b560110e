import type { TocEntry } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './TocDisclosure.css';
import { TocList } from './TocList.js';

interface Props {
  readonly entries: readonly TocEntry[];
}

/** "On this page" as a disclosure above the article, where there is no room beside it. */
export function TocDisclosure({ entries }: Props) {
  const t = useTranslation();
  if (entries.length === 0) return null;
  return (
    <details className="toc-fold fold">
      <summary>{t('chrome.toc')}</summary>
      <nav aria-label={t('chrome.toc')}>
        <TocList entries={entries} />
      </nav>
    </details>
  );
}
