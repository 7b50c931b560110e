import { expect, test } from 'vitest';
import type { HostRules } from './host-rules.js';
import { vercelFiles } from './vercel.js';

function configuration(rules: Partial<HostRules>) {
  const [file] = vercelFiles({
    baseUrl: '/space/',
    trailingSlash: true,
    headers: [{ pattern: '/space/*', headers: [['X-Content-Type-Options', 'nosniff']] }],
    redirects: [],
    fileLikePages: [],
    locales: [],
    ...rules,
  });
  return JSON.parse(String(file?.contents));
}

test.each([
  ['/space/docs/a(b):c+d', '/space/docs/a%28b%29%3Ac%2Bd'],
  ['/space/docs?sum=a+b#m:x', '/space/docs?sum=a+b#m:x'],
  ['https://moon.example:8080/a+b', 'https://moon.example:8080/a%2Bb'],
])('redirects on Vercel to %s, without backslashes', (to, destination) => {
  const { redirects } = configuration({ redirects: [{ from: '/space/old', to, hasPage: true }] });
  expect(redirects).toEqual([{ source: '/space/old{/}?', destination, permanent: true }]);
});

test.each(['/space/docs?at=12:30', '/space/docs?sum=f%28x%29'])(
  'leaves out the redirect to %s, for which Vercel would refuse all rules',
  (to) => {
    expect(
      configuration({ redirects: [{ from: '/space/old', to, hasPage: true }] }).redirects,
    ).toEqual([]);
  },
);

test('keeps the files that configure other hosts from being uploaded to Vercel', () => {
  const files = vercelFiles({
    ...{
      baseUrl: '/',
      trailingSlash: true,
      headers: [],
      redirects: [],
      fileLikePages: [],
      locales: [],
    },
  });
  const ignored = String(files.find(({ path }) => path === '.vercelignore')?.contents).split('\n');
  expect(ignored).toEqual(
    expect.arrayContaining(['.docsgen.json', '_host', '_headers', '_redirects']),
  );
  expect(ignored).not.toContain('vercel.json');
});

test('sends the headers of a folder with the folder itself on Vercel', () => {
  expect(configuration({}).headers[0].source).toBe('/space(/.*)?');
});

test('answers for missing pages on Vercel in the language of the address', () => {
  expect(configuration({ locales: ['/space/de/'] }).rewrites).toEqual([
    { source: '/space/de/(.*)', destination: '/space/de/404.html', statusCode: 404 },
  ]);
  expect(configuration({}).rewrites).toBeUndefined();
});
