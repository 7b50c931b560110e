import { icon, made } from '../elements.js';
import type { Island } from '../islands/island.js';
import { text } from '../text.js';
import { shortcuts } from './shortcuts.js';

/** Fills the dialog with the list of shortcuts and opens it; the choice that it offers, `start.ts` hears. */
export const mount: Island['mount'] = (element, signal) => {
  const title = made('p', 'shortcuts-title', text('shortcuts.title'));
  title.id = '_shortcuts-title';
  const close = made(
    'button',
    'shortcuts-close navbar-tool',
    icon('close'),
    made('span', 'visually-hidden', text('shortcuts.close')),
  );
  close.type = 'button';
  const hasSearch = document.querySelector('[data-island="search"]') !== null;
  const rows = shortcuts(hasSearch).map(({ keys, does }) =>
    made('div', '', made('dt', '', ...keys.map(combination)), made('dd', '', text(does))),
  );
  element.setAttribute('aria-labelledby', title.id);
  const single = made('input', '');
  single.type = 'checkbox';
  single.checked = element.dataset.single === 'on';
  element.append(
    made(
      'div',
      'shortcuts-body',
      made('div', 'shortcuts-head', title, close),
      made('dl', 'shortcuts-list', ...rows),
      made('label', 'shortcuts-single', single, text('shortcuts.single')),
    ),
  );
  if (!(element instanceof HTMLDialogElement)) return;
  element.addEventListener(
    'click',
    ({ target }) => {
      const closes = target instanceof Element && target.closest('.shortcuts-close');
      // A click on the dialog itself is one on its backdrop.
      if (closes || target === element) element.close();
    },
    { signal },
  );
  // Whoever has opened something else while the script came wants that.
  if (!document.querySelector('dialog[open]')) element.showModal();
};

/** Keys that are pressed together, and a word before them if they are not the first that do it. */
function combination(keys: string, index: number): HTMLElement {
  const or = made('span', 'visually-hidden', ` ${text('shortcuts.or')} `);
  const each = keys.split(' ').map((key) => made('kbd', '', key));
  return made('span', '', ...(index > 0 ? [or] : []), ...each);
}
