import { expect, test } from 'vitest';
import { lengthOfPrefix } from './template.js';

test.each([
  ['https://api.example.com/v1/moons', 'https://api.example.com/v1', 'https://api.example.com/v1'],
  ['https://API.example.com/v1', 'https://{}.example.com/v1', 'https://API.example.com/v1'],
  ['https://api.example.com/v12', 'https://api.example.com/v1', undefined],
  ['https://a.b/x/y/moons', 'https://a.b/{*}', 'https://a.b/x'],
  ['https://a.b/x/y/moons', 'https://a.b/{*}/y', 'https://a.b/x/y'],
  ['https://a.b/x/z/y/moons', 'https://a.b/{*}/y', 'https://a.b/x/z/y'],
  ['https://.example.com/', 'https://{}.example.com', undefined],
])('finds in %s the prefix that %s matches', (address, template, expected) => {
  const length = lengthOfPrefix(address, template);
  expect(length === undefined ? undefined : address.slice(0, length)).toBe(expected);
});

test('matches a template with many variables without exponential backtracking', () => {
  const address = `https://${'-a'.repeat(5_000)}!`;
  expect(lengthOfPrefix(address, `https://${'{}-'.repeat(100)}x`)).toBeUndefined();
  expect(lengthOfPrefix(address.replaceAll('-', '/'), `https://${'{*}/'.repeat(100)}x`)).toBe(
    undefined,
  );
});
