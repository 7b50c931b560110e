import { beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '../../src/i18n/index.js';
import { messageKeys, messagesFor } from '../../src/i18n/index.js';
import { listLocales } from '../../src/i18n/locale-files.js';
import type { Api } from '../../src/openapi/api/api.js';
import { codeNotFromLeftToRight, latinApi, referenceIn, wordsOf } from './latin-site.js';

let api: Api;
beforeAll(async () => {
  api = await latinApi();
});

/** What a text says around its values: `Option {number}` → `Option`. */
function wordsAround(phrase: Message): string[] {
  const forms = typeof phrase === 'string' ? [phrase] : Object.values(phrase);
  return forms.flatMap((form) => form.split(/\{\w+\}/)).map((piece) => piece.trim());
}

const rendered = new Map<string, ReadonlyMap<string, string>>();

/** The pages of the reference in a language, by route; rendered once. */
function pagesIn(locale: string): ReadonlyMap<string, string> {
  const pages = rendered.get(locale) ?? referenceIn(locale, api);
  rendered.set(locale, pages);
  return pages;
}

/** All that the reference says in a language, a piece of text a line. */
function saidIn(locale: string): string {
  return [...new Set([...pagesIn(locale).values()].flatMap(wordsOf))].join('\n');
}

/** The lines of a text that have these words, not as parts of other words. */
function linesWith(words: string, text: string): string[] {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.match(new RegExp(`^.*(?<!\\p{L})${escaped}(?!\\p{L}).*$`, 'gmu')) ?? [];
}

/**
 * Said of examples that are too long for a page, where requests can be put together and not sent, in guides, which are
 * other sites, and of responses without a description.
 */
const elsewhere = /^reference\.(completeExample|composeIt|diagram|usedIn|status\..+)$/;
const referenceKeys = messageKeys.filter(
  (key) => key.startsWith('reference.') && !elsewhere.test(key),
);

test('every text of the reference is shown somewhere', () => {
  const said = saidIn('en');
  const { phrases } = messagesFor('en');
  const unseen = referenceKeys.filter((key) =>
    wordsAround(phrases[key]).every((words) => linesWith(words, said).length === 0),
  );
  expect(unseen).toEqual([]);
});

test.each(listLocales().filter((locale) => locale !== 'en'))(
  'in %s no word of docsgen’s own stays English',
  (locale) => {
    const english = messagesFor('en').phrases;
    const own = messagesFor(locale).phrases;
    const said = saidIn(locale);
    const left = referenceKeys.flatMap((key) => {
      const same = wordsAround(own[key]).join('\n');
      return wordsAround(english[key])
        .filter((words) => words.length > 3 && linesWith(words, same).length === 0)
        .flatMap((words) => linesWith(words, said));
    });
    expect([...new Set(left)]).toEqual([]);
  },
);

/** Of an operation's page what stands below its description and samples. */
function detailsOf(page: string): string {
  return `<article>${page.slice(page.indexOf('<div class="operation-details">'))}`;
}

describe('the page of an operation', () => {
  test('reads like German', () => {
    const page = pagesIn('de').get('/api/planetae/adde-planetam') ?? '';
    expect(wordsOf(detailsOf(page))).toMatchSnapshot();
  });

  test('reads like Arabic', () => {
    const page = pagesIn('ar').get('/api/planetae/quaere-planetam') ?? '';
    expect(wordsOf(detailsOf(page))).toMatchSnapshot();
  });

  test('marks the words of the description, which are in another language', () => {
    const page = pagesIn('ar').get('/api/planetae/quaere-planetam') ?? '';
    expect(page).toContain('<span lang="la" dir="ltr">Quaere planetam</span>');
    expect(page).toMatch(/<div class="prose" lang="la" dir="ltr"><p>Dat planetam\.<\/p><\/div>/);
    expect(page).toContain('<span lang="la" dir="ltr">Vacuum.</span>');
  });

  test('keeps code from left to right in Arabic, and says nothing of it in German', () => {
    const route = '/api/planetae/quaere-planetam';
    expect(codeNotFromLeftToRight(pagesIn('ar').get(route) ?? '')).toEqual([]);
    const german = pagesIn('de').get(route) ?? '';
    expect(german).not.toMatch(/<(?:code|pre)[^>]* dir=/);
  });
});
