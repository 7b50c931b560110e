import type { NavLink } from 'docsgen/theme';
import { EntryLabel } from './EntryLabel.js';
import './NavbarLink.css';

interface Props {
  readonly link: NavLink;
}

/**
 * A link of the navbar or of one of its dropdowns. Following a version link stores that version as the reader's choice.
 */
export function NavbarLink({ link }: Props) {
  const { label, icon, url, external, current, lang, version, versions } = link;
  return (
    <a
      className={external ? 'navbar-link external' : 'navbar-link'}
      href={url}
      lang={lang}
      hrefLang={lang}
      aria-current={current === 'page' ? 'page' : current === 'section' ? 'true' : undefined}
      data-version={version}
      data-versions={versions && JSON.stringify(versions)}
    >
      <EntryLabel icon={icon}>{label}</EntryLabel>
    </a>
  );
}
