import { useTranslation } from '../../text.js';
import { Icon } from '../docs/Icon.js';
import './MenuLink.css';

interface Props {
  /** Id of the navigation to jump to without scripts. */
  readonly target: string;
}

/** On small screens the way to the navigation; the client script makes it the button of the menu. */
export function MenuLink({ target }: Props) {
  const t = useTranslation();
  return (
    <a className="menu-link navbar-tool" href={`#${target}`}>
      <Icon name="menu" />
      <span className="visually-hidden">{t('chrome.menu')}</span>
    </a>
  );
}
