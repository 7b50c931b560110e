import { createElement, icon } from '../elements.js';

/** The elements of the search dialog. */
export interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** The number of results, or what went wrong. */
  readonly status: HTMLElement;
  /** Below the status: corrections of the query, or a button to try again. */
  readonly notice: HTMLElement;
  readonly list: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly hints: HTMLElement;
}

/** A query field above a list of results (ARIA combobox with a listbox), in a native dialog. */
export function makeDialog(label: string): SearchDialog {
  const input = createElement('input', 'search-input');
  input.id = '_search-input';
  input.type = 'text';
  input.inputMode = 'search';
  input.enterKeyHint = 'search';
  input.autocomplete = 'off';
  input.autocapitalize = 'none';
  input.spellcheck = false;
  input.dir = 'auto';
  setAttributes(input, {
    role: 'combobox',
    'aria-label': label,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': '_search-results',
  });
  const list = createElement('div', 'search-results');
  list.id = '_search-results';
  setAttributes(list, { role: 'listbox', 'aria-label': label });
  const status = createElement('p', 'search-status');
  status.setAttribute('role', 'status');
  const notice = createElement('div', 'search-notice');
  const close = createElement('button', 'search-close navbar-tool', icon('close'));
  close.type = 'button';
  const hints = createElement('p', 'search-hints');
  hints.setAttribute('aria-hidden', 'true');
  const dialog = createElement(
    'dialog',
    'search',
    createElement('div', 'search-head', icon('search'), input, close),
    createElement('div', 'search-news', status, notice),
    list,
    hints,
  );
  dialog.id = '_search';
  dialog.setAttribute('aria-label', label);
  return { dialog, input, status, notice, list, close, hints };
}

export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
