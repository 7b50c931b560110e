import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesFor } from '../src/i18n/index.js';
import { MessagesProvider } from './text.js';

/** The HTML of an element, with the messages of a locale. */
export function renderedMarkup(element: ReactElement, locale = 'en'): string {
  return renderToStaticMarkup(
    <MessagesProvider value={messagesFor(locale)}>{element}</MessagesProvider>,
  );
}
