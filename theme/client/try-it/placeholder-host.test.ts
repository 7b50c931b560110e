import { expect, test } from 'vitest';
import { placeholderHost } from './placeholder-host.js';

test.each([
  ['https://api.example.com', 'api.example.com'],
  ['https://EXAMPLE.org', 'example.org'],
  ['https://cafe.example./v1', 'cafe.example.'],
  ['https://service.invalid', 'service.invalid'],
])('takes the host of %s for a placeholder', (url, host) => {
  expect(placeholderHost(url)).toBe(host);
});

test.each(['https://example.com.evil.io', 'https://myexample.com', 'http://127.0.0.1', 'x'])(
  'takes %s for a host of a reader',
  (url) => {
    expect(placeholderHost(url)).toBeUndefined();
  },
);
