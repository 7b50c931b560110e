import { renderOnce } from '../../render-once.js';
import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './MenuDialog.css';

const useInside = renderOnce(() => {
  const t = useTranslation();
  return (
    <>
      <div className="menu-head">
        <p className="menu-title">{t('chrome.menu')}</p>
        <button className="menu-close navbar-tool" type="button">
          <Icon name="close" />
          <span className="visually-hidden">{t('chrome.closeMenu')}</span>
        </button>
      </div>
      <div className="menu-body" />
    </>
  );
});

/** Empty: while it is open, the client script moves the page's navigation into it. */
export function MenuDialog() {
  const t = useTranslation();
  return <dialog className="menu" id="_menu" aria-label={t('chrome.menu')} {...useInside()} />;
}
