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
  return writeOnce((messages) =>
    renderToStaticMarkup(
      <MessagesProvider value={messages}>
        <Component />
      </MessagesProvider>,
    ),
  );
}

/** As {@link renderOnce}, for safe HTML that no component makes. */
export function writeOnce(write: (messages: Messages) => string): () => Inside {
  const made = new WeakMap<Messages, Inside>();
  return () => {
    const messages = useMessages();
    const inside = made.get(messages) ?? { dangerouslySetInnerHTML: { __html: write(messages) } };
    made.set(messages, inside);
    return inside;
  };
}
