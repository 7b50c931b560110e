import { expect, test } from 'vitest';
import { isOwnHost, placeholderHost } from './placeholder-host.js';

test.each([
  ['https://api.example.com', 'api.example.com'],
  ['https://EXAMPLE.org', 'example.org'],
  ['https://cafe.example./v1', 'cafe.example.'],
  ['https://service.invalid', 'service.invalid'],
  ['https://your-domain.planets.net', 'your-domain.planets.net'],
  ['https://yourcompany.com', 'yourcompany.com'],
])('takes the host of %s for a placeholder', (url, host) => {
  expect(placeholderHost(url)).toBe(host);
});

test.each([
  'https://example.com.evil.io',
  'https://myexample.com',
  'https://yoursite24.com',
  'http://127.0.0.1',
  'x',
])('takes %s for a host of a reader', (url) => {
  expect(placeholderHost(url)).toBeUndefined();
});

test.each([
  ['https://{host}/v1', true],
  ['https://your-domain.com', true],
  ['https://api.example.com', false],
])('whether %s stands for a host that each reader has: %s', (url, isOwn) => {
  expect(isOwnHost(url)).toBe(isOwn);
});
