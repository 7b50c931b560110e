import { useTranslation } from '../../text.js';
import './ColorSwitch.css';
import { Icon } from '../docs/Icon.js';

/** Switches between light, dark and the mode of the system. Hidden without scripts, as it would not work. */
export function ColorSwitch() {
  const t = useTranslation();
  return (
    <button className="color-switch navbar-tool" type="button" title={t('chrome.colorMode')}>
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
      <span className="visually-hidden">
        {t('chrome.colorMode')}: <span className="color-light">{t('chrome.colorLight')}</span>
        <span className="color-dark">{t('chrome.colorDark')}</span>
        <span className="color-system">{t('chrome.colorSystem')}</span>
      </span>
    </button>
  );
}
