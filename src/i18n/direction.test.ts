import { expect, it } from 'vitest';
import { localeDirection } from './index.js';

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['dv', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['pa', 'ltr'],
  ['az', 'ltr'],
  ['en', 'ltr'],
  ['ja', 'ltr'],
])('localeDirection of %s is %s', (locale, direction) => {
  expect(localeDirection(locale)).toBe(direction);
});
