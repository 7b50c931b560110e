import { expect, test } from 'vitest';
import { netlifyFiles } from './netlify.js';

const rules = {
  baseUrl: '/',
  trailingSlash: false,
  headers: [{ pattern: '/*', headers: [] }],
  redirects: [
    { from: '/old', to: '/new', hasPage: true },
    { from: '/New', to: '/new', hasPage: false },
  ],
  fileLikePages: [],
  locales: [],
};
const redirectLines = (hosts: Parameters<typeof netlifyFiles>[1]) =>
  netlifyFiles(rules, hosts)
    .find(({ path }) => path === '_redirects')
    ?.contents.toString()
    .split('\n');

test('the rule of a redirect comes before its page on Netlify', () => {
  expect(redirectLines(['netlify'])).toEqual(
    expect.arrayContaining(['/old /new 301!', '/New /new 301', '/New/ /new 301']),
  );
});

test('files that configure hosts are missing pages on Netlify', () => {
  expect(redirectLines(['netlify', 'nginx'])).toContain('/_host/* /404.html 404!');
});

test('a language has its own Not Found page on Netlify', () => {
  const files = netlifyFiles({ ...rules, locales: ['/de/'] }, ['netlify']);
  expect(String(files[1]?.contents)).toMatch(/\n\/de\/\* \/de\/404\.html 404\n$/);
});

test.each([[[]], [['netlify', 'cloudflare-pages']], [['netlify', 'gitlab-pages']]] as const)(
  'has no sign in _redirects that another host refuses: %j',
  (hosts) => {
    expect(redirectLines([...hosts])?.join('\n')).not.toContain('!');
  },
);
