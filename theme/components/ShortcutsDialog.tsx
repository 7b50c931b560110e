import { madeOnce } from '../made-once.js';
import { useText } from '../text.js';
import { Icon } from './Icon.js';
import './ShortcutsDialog.css';

interface Props {
  readonly hasSearch: boolean;
}

const useAll = madeOnce(() => <Shortcuts hasSearch={true} />);
const useOthers = madeOnce(() => <Shortcuts hasSearch={false} />);

/** Every shortcut of the site. Part of the page, so that it needs nothing to be loaded and no words in scripts. */
export function ShortcutsDialog({ hasSearch }: Props) {
  const useInside = hasSearch ? useAll : useOthers;
  return (
    <dialog
      className="shortcuts"
      id="_shortcuts"
      aria-labelledby="_shortcuts-title"
      {...useInside()}
    />
  );
}

function Shortcuts({ hasSearch }: Props) {
  const t = useText();
  const shortcuts = [
    ...(hasSearch ? [{ keys: ['/', 'Ctrl K', '⌘ K'], does: t('shortcuts.search') } as const] : []),
    { keys: ['?'], does: t('shortcuts.list') },
    { keys: ['Esc'], does: t('shortcuts.escape') },
    { keys: ['↑', '↓'], does: t('shortcuts.upDown') },
    { keys: ['←', '→'], does: t('shortcuts.leftRight') },
  ];
  return (
    <div className="shortcuts-body">
      <div className="shortcuts-head">
        <p className="shortcuts-title" id="_shortcuts-title">
          {t('shortcuts.title')}
        </p>
        <button className="shortcuts-close navbar-tool" type="button">
          <Icon name="close" />
          <span className="visually-hidden">{t('shortcuts.close')}</span>
        </button>
      </div>
      <dl className="shortcuts-list">
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className="visually-hidden"> {t('shortcuts.or')} </span>}
                  <Keys keys={key} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="shortcuts-single">
        <input type="checkbox" defaultChecked />
        {t('shortcuts.single')}
      </label>
    </div>
  );
}

/** Keys that are pressed together. */
function Keys({ keys }: { readonly keys: string }) {
  return keys.split(' ').map((key) => <kbd key={key}>{key}</kbd>);
}
