import { createElement, icon } from '../elements.js';
import type { MountIsland } from '../islands/island.js';
import { loadSheet } from '../islands/sheet.js';
import { messageText } from '../text.js';
import { shortcuts } from './shortcuts.js';

declare const SHORTCUTS_SHEET: string;

/** Fills the dialog with the list of shortcuts and opens it. `start.ts` handles its checkbox. */
export const mountShortcuts: MountIsland = async (element, signal) => {
  await loadSheet(new URL(SHORTCUTS_SHEET, import.meta.url).href);
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
      // A click on the dialog element itself is on its backdrop.
      if (closes || target === element) element.close();
    },
    { signal },
  );
  // The reader may have opened another dialog while the script loaded.
  if (!document.querySelector('dialog[open]')) element.showModal();
};

/** Keys to press together, after an "or" if they are an alternative. */
function combination(keys: string, index: number): HTMLElement {
  const or = createElement('span', 'visually-hidden', ` ${messageText('shortcuts.or')} `);
  const each = keys.split(' ').map((key) => createElement('kbd', '', key));
  return createElement('span', '', ...(index > 0 ? [or] : []), ...each);
}
