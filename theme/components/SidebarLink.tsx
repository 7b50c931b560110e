import { useText } from '../text.js';
import { Breakable } from './Breakable.js';
import { MethodBadge } from './MethodBadge.js';
import './SidebarLink.css';

interface Props {
  readonly label: string;
  readonly url: string;
  readonly current: boolean;
  readonly external?: boolean | undefined;
  readonly method?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** A page of the sidebar, or the page of a category. */
export function SidebarLink({ label, url, current, external, method, deprecated }: Props) {
  const t = useText();
  return (
    <a className="sidebar-link" href={url} aria-current={current ? 'page' : undefined}>
      <span className={external ? 'external' : undefined}>
        {deprecated ? (
          <s>
            <Breakable text={label} />
          </s>
        ) : (
          <Breakable text={label} />
        )}
        {deprecated && <span className="visually-hidden"> {t('chrome.deprecated')}</span>}
      </span>
      {method !== undefined && <MethodBadge method={method} size="small" />}
    </a>
  );
}
