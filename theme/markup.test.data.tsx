import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsFor } from '../src/i18n/index.js';
import { TextsProvider } from './text.js';

/** The HTML of a part of a page, with docsgen's own words in a language. */
export function markup(element: ReactElement, locale = 'en'): string {
  return renderToStaticMarkup(<TextsProvider value={textsFor(locale)}>{element}</TextsProvider>);
}
