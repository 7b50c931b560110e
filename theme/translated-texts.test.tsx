import type { PageProps } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messageKeys, messagesFor } from '../src/i18n/index.js';
import { Document } from './layouts/Document.js';
import { contentPage, contents } from './pages.test.data.js';

/** Messages in a test language in which every message is the same character. */
const messages = messagesFor('en', Object.fromEntries(messageKeys.map((key) => [key, '¤'])));

/** Texts that are the same in every language: keys, symbols, a status, a number. */
const universal = /^(Ctrl|Esc|Ctrl K|[^\p{L}]*|K)$/u;

/** Every text that is displayed or read aloud, except dates and the initials of names: text nodes, and attributes with text. */
function htmlWords(html: string): readonly string[] {
  const body = html
    .slice(html.indexOf('<body>'))
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/<template.*?<\/template>/g, '')
    .replace(/<span class="avatar [^>]*>.*?<\/span>/g, '')
    .replace(/<time.*?<\/time>/g, '');
  const attributes = [...body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  const nodes = body.replace(/<[^>]*>/g, '\n').split('\n');
  return [...attributes.map(([, value]) => value ?? ''), ...nodes]
    .map((words) =>
      words
        .replace(/&amp;/g, '&')
        .replace(/&quot;/g, '"')
        .trim(),
    )
    .filter((words) => words.replaceAll('¤', '').trim() !== '');
}

it.each(Object.entries(contents))(
  'every built-in text on the page %s comes from the messages',
  (_, content) => {
    const page: PageProps = { ...contentPage(content), messages };
    const given = JSON.stringify({ ...page, messages: undefined })
      .replace(/\\"/g, '"')
      .replace(/&amp;/g, '&');
    const html = renderToStaticMarkup(<Document page={page} body="" />);
    const ours = htmlWords(html)
      .flatMap((words) => words.split('¤'))
      .map((words) => words.replace(/^[\s:,]+|[\s:,]+$/g, ''))
      // A status and its cause.
      .map((words) => words.replace(/^\d{3} (?=\p{L})|(?<=\p{L}) -?[\d.]+$/gu, ''))
      .filter((words) => !universal.test(words) && !given.includes(words));
    expect(ours).toEqual([]);
  },
);
