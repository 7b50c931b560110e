import type { FooterContent } from 'docsgen/theme';
import { Slot } from '../../slot.js';
import { useTranslation } from '../../text.js';
import './Footer.css';
import { ShortcutsButton } from './ShortcutsButton.js';

interface Props {
  readonly footer: FooterContent;
  /** Whether readers can change their mind about analytics. */
  readonly hasConsent?: boolean | undefined;
}

/** Columns of links, then the copyright notice. */
export function Footer({ footer: { columns, copyright }, hasConsent = false }: Props) {
  const t = useTranslation();
  const empty = columns.length === 0 && copyright === undefined;
  return (
    <footer className={empty ? 'footer footer-empty' : 'footer'}>
      <div className="footer-inner">
        <Slot name="FooterTop" />
        {columns.length > 0 && (
          <nav className="footer-columns" aria-label={t('chrome.footer')}>
            {columns.map(({ title, items }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
              <div key={index}>
                {title !== undefined && <p className="footer-title">{title}</p>}
                <ul className="footer-links">
                  {items.map(({ label, url, external, current, lang }) => (
                    <li key={url + label}>
                      <a
                        className={external ? 'external' : undefined}
                        href={url}
                        lang={lang}
                        hrefLang={lang}
                        aria-current={current === 'page' ? 'page' : undefined}
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className="footer-end">
          {copyright !== undefined && <p className="footer-copyright">{copyright}</p>}
          {hasConsent && (
            <button type="button" className="privacy-button" data-consent-open="">
              {t('page.privacy')}
            </button>
          )}
          <ShortcutsButton />
        </div>
        <Slot name="FooterBottom" />
      </div>
    </footer>
  );
}
