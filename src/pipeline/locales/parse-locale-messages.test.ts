import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { messageKeys } from '../../i18n/index.js';
import { configLocales } from './locales.js';
import { parseLocaleMessages } from './parse-locale-messages.js';

const file = (path: string, values: object) => ({
  path,
  text: JSON.stringify(values),
  digest: path,
});

it('takes messages of extended folders, which those of the site override', async () => {
  const dir = await temporarySite({ 'content/index.md': '# Home' });
  const config = await loadConfig({ dir });
  const [locale] = configLocales(config);
  if (!locale) throw new Error('There is no locale.');
  const { messages, translator, diagnostics } = parseLocaleMessages(locale, [
    file('i18n/en/theme.json', { 'page.next': 'Onwards' }),
    file('i18n/en/site.json', { Docs: 'Guides' }),
    file('../company/i18n/en/theme.json', { 'page.next': 'Further', 'page.previous': 'Back' }),
    file('../company/i18n/en/site.json', { Docs: 'Manual', Blog: 'News', Shop: 'Store' }),
    file('../base/i18n/en/theme.json', { 'page.previous': 'Before', 'page.nex': 'x' }),
  ]);
  expect(messages.phrases['page.next']).toBe('Onwards');
  expect(messages.phrases['page.previous']).toBe('Back');
  expect(translator.translate('Docs')).toBe('Guides');
  expect(translator.translate('Blog')).toBe('News');
  // A shared package may translate more than a site uses.
  expect(translator.unusedTranslations()).toEqual([]);
  expect(diagnostics).toMatchObject([
    { code: 'config/unknown-message', place: { file: '../base/i18n/en/theme.json' } },
  ]);
});

it('reports plural forms of a message without a number and uses the form for other numbers', async () => {
  const dir = await temporarySite({ 'content/index.md': '# Home' });
  const [locale] = configLocales(await loadConfig({ dir }));
  if (!locale) throw new Error('There is no locale.');
  const forms = { one: 'One', other: 'Others' };
  const scripts = messageKeys.filter((key) => /^(?:client|shortcuts)\./.test(key));
  const entries = [...scripts, 'page.count', 'reference.more'].map((key) => [key, forms]);
  const { messages, diagnostics } = parseLocaleMessages(locale, [
    file('i18n/en/theme.json', Object.fromEntries(entries)),
  ]);
  // Scripts of pages replace placeholders in plain texts.
  expect(new Set(scripts.map((key) => messages.phrases[key]))).toEqual(new Set(['Others']));
  expect(messages.phrases['page.count']).toEqual(forms);
  expect(messages.phrases['reference.more']).toEqual(forms);
  expect(diagnostics).toHaveLength(scripts.length);
  expect(diagnostics[0]).toMatchObject({
    code: 'config/plural-message',
    place: { file: 'i18n/en/theme.json' },
  });
});
