import { expect, test } from 'vitest';
import { makeUrls } from '../urls.js';
import { embeddedNeeds } from './embedded.js';
import { headersFile } from './headers.js';
import { contentSecurityPolicy } from './policy.js';

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('nothing but the site itself is allowed by default', () => {
  expect(contentSecurityPolicy()).toBe(strict);
});

test('requests may go to the servers that the API description names', () => {
  const connect = ['https://b.example', 'https://a.example', 'https://b.example'];
  expect(contentSecurityPolicy({ connect })).toBe(
    strict.replace("connect-src 'self'", "connect-src 'self' https://a.example https://b.example"),
  );
});

test('WebAssembly is allowed where it is needed', () => {
  expect(contentSecurityPolicy({ wasm: true })).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test('images, sounds and films of other sites are shown, and films of this one', () => {
  const needs = embeddedNeeds([
    '/assets/map.png',
    'data:image/png;base64,AA',
    'https://maps.example:8443/mars.png?size=2',
    '//cdn.example/moon.svg',
    'https://maps.example:8443/venus.png',
  ]);
  expect(contentSecurityPolicy(needs)).toBe(
    strict.replace('data:', 'data: https://cdn.example https://maps.example:8443'),
  );
  expect(contentSecurityPolicy(embeddedNeeds(['/assets/landing.mp4']))).toBe(
    strict.replace('data:', "data:; media-src 'self'"),
  );
  expect(contentSecurityPolicy(embeddedNeeds(['https://tv.example/landing.webm#t=3']))).toBe(
    strict.replace('data:', "data:; media-src 'self' https://tv.example"),
  );
});

test('the host is told the policy and what it may keep for ever, below the base URL', () => {
  const urls = makeUrls({ baseUrl: '/space/', trailingSlash: false });
  const { path, contents } = headersFile({ immutable: ['assets/*'], markdown: true }, urls);
  expect(path).toBe('_headers');
  expect(contents).toBe(
    `/space/*
  Content-Security-Policy: ${strict}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/space/assets/*
  Cache-Control: public, max-age=31536000, immutable
/space/*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex
`,
  );
});
