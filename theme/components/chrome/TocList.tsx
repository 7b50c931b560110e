import type { TocEntry } from 'docsgen/theme';
import { breakableHtml } from '../../break-points.js';
import { useContentLanguage } from '../../content-language.js';
import { Html } from '../docs/Html.js';
import './TocList.css';

interface Props {
  readonly entries: readonly TocEntry[];
}

/** The headings of a page as a flat list, indented by depth. */
export function TocList({ entries }: Props) {
  const language = useContentLanguage();
  const top = Math.min(...entries.map(({ depth }) => depth));
  return (
    <ul className="toc-list">
      {entries.map(({ id, html, depth, isContent }) => {
        const link = {
          className: `toc-link toc-depth-${Math.min(depth - top + 1, 4)}`,
          href: `#${encodeURIComponent(id)}`,
        };
        return (
          <li key={id}>
            {isContent && language.lang !== undefined ? (
              <a {...link}>
                <Html as="span" html={breakableHtml(html)} {...language} />
              </a>
            ) : (
              <Html as="a" html={breakableHtml(html)} {...link} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
