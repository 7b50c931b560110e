import type { TocEntry } from 'docsgen/theme';
import { Slot } from '../../slot.js';
import { useTranslation } from '../../text.js';
import './Toc.css';
import { TocList } from './TocList.js';

interface Props {
  readonly entries: readonly TocEntry[];
}

/** "On this page" beside the article, on wide screens. */
export function Toc({ entries }: Props) {
  const t = useTranslation();
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-labelledby="_toc-title">
      <Slot name="TocTop" />
      <p className="toc-title" id="_toc-title">
        {t('chrome.toc')}
      </p>
      <TocList entries={entries} />
      <Slot name="TocBottom" />
    </nav>
  );
}
