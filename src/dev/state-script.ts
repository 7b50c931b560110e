/**
 * Functions of the client script: `keepState()` and `restoreState()` carry over a reload where the reader was, and what
 * they have opened and typed. A form that a script makes is opened again, and filled in as its fields come; what a
 * field is called tells which it is, since ids may be others in a new version. Passwords and files are not kept.
 */
export const stateScript = `
  const stateKey = '_docsgen-state';
  /** Milliseconds that a form may take to come. */
  const patience = 10_000;
  const details = () => [...document.querySelectorAll('details')].map((one) => [one.querySelector('summary')?.textContent ?? '', one]);
  const fields = () => [...document.querySelectorAll('input[name], input[id], textarea[name], textarea[id]')].filter(({ type }) => type !== 'password' && type !== 'file');
  const nameOf = ({ id, name }) => id + ' ' + name;
  const openers = () => [...document.querySelectorAll('[data-island] > button[aria-expanded]')];
  const isChecked = ({ type }) => type === 'checkbox' || type === 'radio';

  /** Of forms that scripts have made, each with a name that is its own. */
  const formFields = () => {
    const seen = new Map();
    return [...document.querySelectorAll('[data-island] form :is(input, textarea, select):not([type=password], [type=file])')].map((field) => {
      const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
      seen.set(label, (seen.get(label) ?? 0) + 1);
      return [label + ' ' + seen.get(label), field];
    });
  };
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
    sessionStorage.setItem(stateKey, JSON.stringify({
      path: location.pathname,
      place: [scrollX, scrollY],
      open: details().map(([name, { open }]) => [name, open]),
      typed: fields().filter(({ value, defaultValue }) => value !== defaultValue).map((field) => [nameOf(field), field.value]),
      forms: openers().map((one) => one.getAttribute('aria-expanded') === 'true'),
      filled: formFields().map(([name, field]) => [name, isChecked(field) ? field.checked : field.value]),
    }));
  };
  const restoreState = () => {
    const state = JSON.parse(sessionStorage.getItem(stateKey) ?? 'null');
    sessionStorage.removeItem(stateKey);
    if (state?.path !== location.pathname) return;
    const open = new Map(state.open);
    for (const [name, one] of details()) if (open.has(name)) one.open = open.get(name);
    const typed = new Map(state.typed);
    for (const field of fields()) if (typed.has(nameOf(field))) field.value = typed.get(nameOf(field));
    const [left, top] = state.place;
    addEventListener('load', () => {
      if (state.forms.includes(true)) restoreForms(state);
      scrollTo({ left, top, behavior: 'instant' });
    }, { once: true });
  };
  const restoreForms = ({ forms, filled, place: [left, top] }) => {
    const rest = new Map(filled);
    const observer = new MutationObserver(() => {
      for (const [name, field] of formFields()) {
        if (!rest.has(name)) continue;
        const value = rest.get(name);
        rest.delete(name);
        fill(field, value);
      }
      scrollTo({ left, top, behavior: 'instant' });
      if (rest.size === 0) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patience);
    for (const [index, opener] of openers().entries()) if (forms[index]) opener.click();
  };
`;
