/** Keeps the reader's state over a reload: scroll position, focus, open elements, selected tabs and typed text. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type TextField = HTMLInputElement | HTMLTextAreaElement;
type Named<E> = readonly (readonly [name: string, element: E])[];

interface PageState {
  readonly path: string;
  readonly scroll: readonly [left: number, top: number];
  /** Whether each `<details>` is open. */
  readonly details: readonly (readonly [name: string, isOpen: boolean])[];
  /** Names of the selected tabs. */
  readonly tabs: readonly string[];
  readonly typed: readonly (readonly [name: string, value: string])[];
  /** Whether each form of an island is open. */
  readonly forms: readonly boolean[];
  readonly formValues: readonly (readonly [name: string, value: string | boolean])[];
  readonly focused: string | undefined;
  readonly selection: readonly [start: number, end: number] | undefined;
  readonly isMenuOpen: boolean;
}

const storageKey = '_docsgen-state';
/** Milliseconds that a form may take to appear. */
const formTimeoutMs = 10_000;
const focusableSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Stores the state of the page for {@link restoreState} after a reload. Passwords and files are not stored. */
export function keepState(): void {
  const [focused, element] =
    namedFocusables().find(([, one]) => one === document.activeElement) ?? [];
  const state: PageState = {
    path: location.pathname,
    scroll: [scrollX, scrollY],
    details: namedDetails().map(([name, { open }]) => [name, open]),
    tabs: namedTabs()
      .filter(([, tab]) => tab.ariaSelected === 'true')
      .map(([name]) => name),
    typed: namedFields()
      .filter(([, { value, defaultValue }]) => value !== defaultValue)
      .map(([name, { value }]) => [name, value]),
    forms: formOpeners().map((opener) => opener.ariaExpanded === 'true'),
    formValues: namedFormFields().map(([name, field]) => [name, fieldValue(field)]),
    focused,
    selection: selectionIn(element),
    isMenuOpen: isMenuOpen(),
  };
  sessionStorage.setItem(storageKey, JSON.stringify(state));
}

export function restoreState(): void {
  const state: PageState | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  sessionStorage.removeItem(storageKey);
  if (state?.path !== location.pathname) return;
  const details = new Map(state.details);
  for (const [name, element] of namedDetails()) {
    element.open = details.get(name) ?? element.open;
  }
  const typed = new Map(state.typed);
  for (const [name, field] of namedFields()) {
    const value = typed.get(name);
    if (value !== undefined) field.value = value;
  }
  addEventListener('load', () => restoreAfterLoad(state), { once: true });
}

/** Restores the state that depends on the page's scripts. */
function restoreAfterLoad(state: PageState): void {
  for (const [name, tab] of namedTabs()) {
    if (state.tabs.includes(name) && tab.ariaSelected !== 'true') tab.click();
  }
  if (state.isMenuOpen && !isMenuOpen()) document.querySelector<HTMLElement>('.menu-link')?.click();
  restoreFocus(state);
  if (state.forms.includes(true)) restoreForms(state);
  restoreScroll(state);
}

function restoreScroll({ scroll: [left, top] }: PageState): void {
  scrollTo({ left, top, behavior: 'instant' });
}

function restoreFocus({ focused, selection }: PageState): void {
  const element = namedFocusables().find(([name]) => name === focused)?.[1];
  element?.focus({ preventScroll: true });
  if (selection && isTextField(element)) element.setSelectionRange(...selection);
}

/** Reopens forms and fills in their fields as they appear. */
function restoreForms(state: PageState): void {
  const rest = new Map(state.formValues);
  const observer = new MutationObserver(() => {
    for (const [name, field] of namedFormFields()) {
      const value = rest.get(name);
      if (value === undefined) continue;
      rest.delete(name);
      fillField(field, value);
      restoreFocus(state);
    }
    restoreScroll(state);
    if (rest.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), formTimeoutMs);
  for (const [index, opener] of formOpeners().entries()) if (state.forms[index]) opener.click();
}

/** Fills in a field like a reader would. The native setter bypasses React's value tracking, so that React sees it. */
function fillField(field: Field, value: string | boolean): void {
  if (fieldValue(field) === value) return;
  if (isCheckable(field)) {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

function fieldValue(field: Field): string | boolean {
  return isCheckable(field) && 'checked' in field ? field.checked : field.value;
}

function isCheckable({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

function selectionIn(element: Element | undefined): PageState['selection'] {
  if (!isTextField(element)) return undefined;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd];
}

function isTextField(element: Element | undefined): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function namedDetails(): Named<HTMLDetailsElement> {
  return withNames(
    findAll<HTMLDetailsElement>('details'),
    (one) => one.querySelector('summary')?.textContent ?? '',
  );
}

function namedTabs(): Named<HTMLElement> {
  return withNames(findAll<HTMLElement>('[role=tab]'), fieldLabel);
}

function namedFields(): Named<TextField> {
  const fields = findAll<TextField>('input[name], input[id], textarea[name], textarea[id]');
  const kept = fields.filter(({ type }) => type !== 'password' && type !== 'file');
  return withNames(kept, ({ id, name }) => `${id} ${name}`);
}

/** Returns the fields of island forms, without password and file fields. */
function namedFormFields(): Named<Field> {
  const selector =
    '[data-island] form :is(input, textarea, select):not([type=password], [type=file])';
  return withNames(findAll<Field>(selector), fieldLabel);
}

function namedFocusables(): Named<HTMLElement> {
  return withNames(
    findAll<HTMLElement>(focusableSelector),
    (one) => `${one.localName} ${fieldLabel(one)}`,
  );
}

function formOpeners(): readonly HTMLElement[] {
  return findAll<HTMLElement>('[data-island] > button[aria-expanded]');
}

function isMenuOpen(): boolean {
  return document.querySelector('#_menu[open]') !== null;
}

/**
 * Names elements by their label and its number among equal labels, because ids may differ in a new version of the
 * page.
 */
function withNames<E extends Element>(
  elements: readonly E[],
  nameOf: (element: E) => string,
): Named<E> {
  const counts = new Map<string, number>();
  return elements.map((element) => {
    const name = nameOf(element);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, element];
  });
}

function fieldLabel(element: Element & Partial<Pick<Field, 'labels'>>): string {
  return (
    element.getAttribute('aria-label') ??
    element.labels?.[0]?.textContent ??
    element.textContent ??
    ''
  );
}

function findAll<E extends Element>(selector: string): readonly E[] {
  return [...document.querySelectorAll<E>(selector)];
}
