import { expect, it } from 'vitest';
import { openGraphLocale } from './open-graph-locale.js';

it.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hans', 'zh_CN'],
])('adds the likely region to the language %s', (lang, expected) => {
  expect(openGraphLocale(lang)).toBe(expected);
});
