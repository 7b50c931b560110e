/**
 * Functions of the client script: `keepState()` and `restoreState()` carry over a reload where the reader was, and what
 * they have opened, chosen and typed. A form that a script makes is opened again, and filled in as its fields come.
 * What a thing is called tells which it is, and its number among those of the same name, since ids may be others in a
 * new version. Passwords and files are not kept.
 */
export const stateScript = `
  const stateKey = '_docsgen-state';
  /** Milliseconds that a form may take to come. */
  const patience = 10_000;
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** Elements with names of their own. */
  const named = (elements, nameOf) => {
    const seen = new Map();
    return elements.map((element) => {
      const name = nameOf(element);
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return [name + ' ' + seen.get(name), element];
    });
  };
  const labelOf = (one) => one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent;
  const details = () => named(all('details'), (one) => one.querySelector('summary')?.textContent ?? '');
  const tabs = () => named(all('[role=tab]'), labelOf);
  const fields = () => named(all('input[name], input[id], textarea[name], textarea[id]').filter(({ type }) => type !== 'password' && type !== 'file'), ({ id, name }) => id + ' ' + name);
  /** Of forms that scripts have made. */
  const formFields = () => named(all('[data-island] form :is(input, textarea, select):not([type=password], [type=file])'), labelOf);
  const focusables = () => named(all(focusable), (one) => one.localName + ' ' + labelOf(one));
  const openers = () => all('[data-island] > button[aria-expanded]');
  const isMenuOpen = () => document.querySelector('#_menu[open]') !== null;
  const isChecked = ({ type }) => type === 'checkbox' || type === 'radio';

  /** As if the reader did it, so that the form hears of it. */
  const fill = (field, value) => {
    if (isChecked(field)) {
      if (field.checked !== value) field.click();
    } else if (field.value !== value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };

  const keepState = () => {
    const [focused, { selectionStart, selectionEnd } = {}] = focusables().find(([, one]) => one === document.activeElement) ?? [];
    sessionStorage.setItem(stateKey, JSON.stringify({
      path: location.pathname,
      place: [scrollX, scrollY],
      open: details().map(([name, { open }]) => [name, open]),
      chosen: tabs().filter(([, one]) => one.ariaSelected === 'true').map(([name]) => name),
      typed: fields().filter(([, { value, defaultValue }]) => value !== defaultValue).map(([name, { value }]) => [name, value]),
      forms: openers().map((one) => one.ariaExpanded === 'true'),
      filled: formFields().map(([name, field]) => [name, isChecked(field) ? field.checked : field.value]),
      focused,
      selected: selectionStart == null ? undefined : [selectionStart, selectionEnd],
      menu: isMenuOpen(),
    }));
  };
  const restoreState = () => {
    const state = JSON.parse(sessionStorage.getItem(stateKey) ?? 'null');
    sessionStorage.removeItem(stateKey);
    if (state?.path !== location.pathname) return;
    const open = new Map(state.open);
    for (const [name, one] of details()) if (open.has(name)) one.open = open.get(name);
    const typed = new Map(state.typed);
    for (const [name, field] of fields()) if (typed.has(name)) field.value = typed.get(name);
    const [left, top] = state.place;
    addEventListener('load', () => {
      for (const [name, one] of tabs()) if (state.chosen.includes(name) && one.ariaSelected !== 'true') one.click();
      if (state.menu && !isMenuOpen()) document.querySelector('.menu-link')?.click();
      restoreFocus(state);
      if (state.forms.includes(true)) restoreForms(state);
      scrollTo({ left, top, behavior: 'instant' });
    }, { once: true });
  };
  const restoreFocus = ({ focused, selected }) => {
    const one = new Map(focusables()).get(focused);
    one?.focus({ preventScroll: true });
    if (selected) one?.setSelectionRange?.(...selected);
  };
  const restoreForms = (state) => {
    const { forms, filled, place: [left, top] } = state;
    const rest = new Map(filled);
    const observer = new MutationObserver(() => {
      for (const [name, field] of formFields()) {
        if (!rest.has(name)) continue;
        const value = rest.get(name);
        rest.delete(name);
        fill(field, value);
        restoreFocus(state);
      }
      scrollTo({ left, top, behavior: 'instant' });
      if (rest.size === 0) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patience);
    for (const [index, opener] of openers().entries()) if (forms[index]) opener.click();
  };
`;
