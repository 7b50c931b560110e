/** Creates an element with a class and content. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/** A copy of an icon that the page already contains; an empty `span` if it does not. */
export function icon(name: string): Node {
  return (
    document.querySelector(`.icon-${name}`)?.cloneNode(true) ??
    createElement('span', `icon-${name}`)
  );
}
