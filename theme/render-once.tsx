import type { Messages } from 'docsgen/theme';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessagesProvider, useMessages } from './text.js';

interface Inside {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * For what depends on nothing but the language and stands on every page: it is rendered for the first of them.
 *
 * @returns a hook that gives an element its inside: `<dialog {...useShortcuts()} />`
 */
export function renderOnce(Component: ComponentType): () => Inside {
  const made = new WeakMap<Messages, Inside>();
  return () => {
    const texts = useMessages();
    const known = made.get(texts);
    if (known) return known;
    const html = renderToStaticMarkup(
      <MessagesProvider value={texts}>
        <Component />
      </MessagesProvider>,
    );
    const inside = { dangerouslySetInnerHTML: { __html: html } };
    made.set(texts, inside);
    return inside;
  };
}
