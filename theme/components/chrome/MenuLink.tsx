import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './MenuLink.css';

interface Props {
  /** Id of the navigation to jump to without scripts. */
  readonly target: string;
}

/** The link to the navigation on small screens; the client script replaces it by the menu button. */
export function MenuLink({ target }: Props) {
  const t = useTranslation();
  return (
    <a className="menu-link navbar-tool" href={`#${target}`}>
      <Icon name="menu" />
      <span className="visually-hidden">{t('chrome.menu')}</span>
    </a>
  );
}
