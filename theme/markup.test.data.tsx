import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesFor } from '../src/i18n/index.js';
import { MessagesProvider } from './text.js';

/** The HTML of a part of a page, with docsgen's own words in a language. */
export function markup(element: ReactElement, locale = 'en'): string {
  return renderToStaticMarkup(
    <MessagesProvider value={messagesFor(locale)}>{element}</MessagesProvider>,
  );
}
