import type { ColorMode } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import './ColorSwitch.css';
import { Icon } from '../docs/Icon.js';

interface Props {
  readonly colorMode: ColorMode;
}

/**
 * Switches between light and dark; where the site follows the system, that is a third choice. Hidden without scripts,
 * as it would not work.
 */
export function ColorSwitch({ colorMode: { respectSystem } }: Props) {
  const t = useTranslation();
  if (!respectSystem) {
    return (
      <button
        className="color-switch navbar-tool"
        type="button"
        aria-pressed="false"
        title={t('chrome.darkMode')}
      >
        <Icon name="moon" />
        <Icon name="sun" />
        <span className="visually-hidden">{t('chrome.darkMode')}</span>
      </button>
    );
  }
  return (
    <button className="color-switch navbar-tool" type="button" title={t('chrome.colorMode')}>
      <Icon name="system" />
      <Icon name="sun" />
      <Icon name="moon" />
      <span className="visually-hidden">
        {t('chrome.colorMode')}: <span className="color-system">{t('chrome.colorSystem')}</span>
        <span className="color-light">{t('chrome.colorLight')}</span>
        <span className="color-dark">{t('chrome.colorDark')}</span>
      </span>
    </button>
  );
}
