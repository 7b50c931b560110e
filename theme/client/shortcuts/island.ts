import { createElement, icon } from '../elements.js';
import type { Island } from '../islands/island.js';
import { messageText } from '../text.js';
import { shortcuts } from './shortcuts.js';

/** Fills the dialog with the list of shortcuts and opens it; the choice that it offers, `start.ts` hears. */
export const mount: Island['mount'] = (element, signal) => {
  const title = createElement('p', 'shortcuts-title', messageText('shortcuts.title'));
  title.id = '_shortcuts-title';
  const close = createElement(
    'button',
    'shortcuts-close navbar-tool',
    icon('close'),
    createElement('span', 'visually-hidden', messageText('shortcuts.close')),
  );
  close.type = 'button';
  const hasSearch = document.querySelector('[data-island="search"]') !== null;
  const rows = shortcuts(hasSearch).map(({ keys, does }) =>
    createElement(
      'div',
      '',
      createElement('dt', '', ...keys.map(combination)),
      createElement('dd', '', messageText(does)),
    ),
  );
  element.setAttribute('aria-labelledby', title.id);
  const single = createElement('input', '');
  single.type = 'checkbox';
  single.checked = element.dataset.single === 'on';
  element.append(
    createElement(
      'div',
      'shortcuts-body',
      createElement('div', 'shortcuts-head', title, close),
      createElement('dl', 'shortcuts-list', ...rows),
      createElement('label', 'shortcuts-single', single, messageText('shortcuts.single')),
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
  const or = createElement('span', 'visually-hidden', ` ${messageText('shortcuts.or')} `);
  const each = keys.split(' ').map((key) => createElement('kbd', '', key));
  return createElement('span', '', ...(index > 0 ? [or] : []), ...each);
}
