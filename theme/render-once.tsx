import type { Messages } from 'docsgen/theme';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessagesProvider, useMessages } from './text.js';

interface Inside {
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * Renders a component once per language, for content that is the same on every page.
 *
 * @returns a hook with the content as attributes: `<dialog {...useShortcuts()} />`
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
