import { expect, test } from 'vitest';
import { withValues } from './site-values.js';

const from = 'https://api.example.com/product';
const to = 'https://eu.analytics.test/product';

test.each([
  [`curl '${from}/v1/x'`, `curl '${to}/v1/x'`],
  [`BASE="${from}"; get ${from}/y`, `BASE="${to}"; get ${to}/y`],
  [`${from}s and ${from}-2`, `${from}s and ${from}-2`],
  ['nothing to replace', 'nothing to replace'],
])('replaces the base URL in %s', (text, shown) => {
  expect(withValues(text, [{ from, to }], undefined)).toBe(shown);
});

test.each([
  '`Bearer $' + '{process.env.API_KEY}`',
  `f"Bearer {os.environ['API_KEY']}"`,
  `f'Bearer {os.environ["API_KEY"]}'`,
])('writes a key in place of the expression in %s', (text) => {
  expect(withValues(text, [], 'k1')).toBe(text.replace(/\$?\{.*\}/, 'k1'));
});

test('writes a key in place of its placeholders only', () => {
  const text = 'Bearer $API_KEY, YOUR_API_KEY, Bearer {token}, $API_KEYS, MY_API_KEY';
  expect(withValues(text, [], '$&k')).toBe('Bearer $&k, $&k, Bearer $&k, $API_KEYS, MY_API_KEY');
  expect(withValues(text, [], undefined)).toBe(text);
});
