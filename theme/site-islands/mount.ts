import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes a rendered component interactive. If it throws, the element gets back the markup of the page.
 *
 * @returns a function that ends the component
 */
export function mountComponent(element: HTMLElement, component: ComponentType<object>): () => void {
  const served = [...element.childNodes].map((node) => node.cloneNode(true));
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  const root = hydrateRoot(element, createElement(component, props), {
    onUncaughtError: (error) => {
      reportError(error);
      element.replaceChildren(...served);
    },
  });
  return () => root.unmount();
}
