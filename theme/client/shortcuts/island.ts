import { createElement, icon } from '../elements.js';
import type { MountIsland } from '../islands/island.js';
import { loadSheet } from '../islands/sheet.js';
import { loadJson } from '../site-data.js';
import { type ShortcutMessage, shortcuts } from './shortcuts.js';

declare const SHORTCUTS_SHEET: string;

/** Fills the dialog with the list of shortcuts and opens it. `start.ts` handles its checkbox. */
export const mountShortcuts: MountIsland = async (element, signal) => {
  const [messages] = await Promise.all([
    loadJson(element.dataset.messages ?? ''),
    loadSheet(new URL(SHORTCUTS_SHEET, import.meta.url).href),
  ]);
  const { phrases } = messages as { phrases: Readonly<Record<ShortcutMessage, string>> };
  const title = createElement('p', 'shortcuts-title', phrases['shortcuts.title']);
  title.id = '_shortcuts-title';
  const close = createElement(
    'button',
    'shortcuts-close navbar-tool',
    icon('close'),
    createElement('span', 'visually-hidden', phrases['shortcuts.close']),
  );
  close.type = 'button';
  const hasSearch = document.querySelector('[data-island="search"]') !== null;
  const or = () => createElement('span', 'visually-hidden', ` ${phrases['shortcuts.or']} `);
  const rows = shortcuts(hasSearch).map(({ keys, does }) =>
    createElement(
      'div',
      '',
      createElement(
        'dt',
        '',
        ...keys.flatMap((one, index) =>
          index > 0 ? [or(), combination(one)] : [combination(one)],
        ),
      ),
      createElement('dd', '', phrases[does]),
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
      createElement('label', 'shortcuts-single', single, phrases['shortcuts.single']),
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

/** Keys to press together. */
function combination(keys: string): HTMLElement {
  return createElement('span', '', ...keys.split(' ').map((key) => createElement('kbd', '', key)));
}
