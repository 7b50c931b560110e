import { describe, expect, it } from 'vitest';
import { matchLocale } from './match-locale.js';

const available = ['de', 'en', 'pt-BR', 'pt-PT', 'zh-CN'];

describe('matchLocale', () => {
  it.each([
    ['pt-PT', 'pt-PT'],
    ['de', 'de'],
    ['ZH-cn', 'zh-CN'],
  ])('takes the locale with exactly the tag %s', (tag, expected) => {
    expect(matchLocale(tag, available)).toBe(expected);
  });

  it.each([
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['zh', 'zh-CN'],
    ['zh-Hans', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans-CN', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-BR'],
    ['pt-Latn-PT', 'pt-PT'],
    ['de-u-co-phonebk', 'de'],
  ])('takes for %s the locale in the same language and script', (tag, expected) => {
    expect(matchLocale(tag, available)).toBe(expected);
  });

  it.each(['zh-TW', 'zh-Hant', 'zh-HK', 'nl', 'den', 'x'.repeat(3)])(
    'returns undefined for %s',
    (tag) => {
      expect(matchLocale(tag, available)).toBeUndefined();
    },
  );

  it('takes the only locale of the language', () => {
    expect(matchLocale('pt', ['en', 'pt-PT'])).toBe('pt-PT');
  });
});
