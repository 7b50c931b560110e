interface ErrorBox {
  readonly heading: 'h1' | 'h2';
  readonly title: string;
  /** One paragraph each. Plain text: nothing in a message can become HTML. */
  readonly lines: readonly string[];
  /** What the only button says, and does. */
  readonly button: string;
  readonly act: () => void;
}

/** What went wrong, in words, and the one thing to do about it. */
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
