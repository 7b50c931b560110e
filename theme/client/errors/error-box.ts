export interface ErrorBox {
  readonly heading: 'h1' | 'h2';
  readonly title: string;
  /** One paragraph each, as plain text: messages are never parsed as HTML. */
  readonly lines: readonly string[];
  /** Label of the only button. */
  readonly button: string;
  readonly act: () => void;
}

/** Creates a box with an error and one button to act on it. */
export function errorBox({ heading, title, lines, button, act }: ErrorBox): HTMLElement {
  const box = made('section', 'error-box');
  const action = made('button', 'error-action', button);
  action.type = 'button';
  action.addEventListener('click', act);
  box.append(
    made(heading, 'error-title', title),
    ...lines.map((line) => made('p', 'error-line', line)),
    action,
  );
  return box;
}

function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  words = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  // Messages may be in another script than the page.
  element.dir = 'auto';
  element.textContent = words;
  return element;
}
