import { expect, test } from 'vitest';
import { makeUrls } from '../urls.js';
import { contentSecurityPolicyText, mediaNeeds } from './content-security-policy.js';
import { headerRules } from './headers.js';
import { hostLimits } from './host-limits.js';
import { netlifyFiles } from './hosts/index.js';

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('the Content-Security-Policy allows only the site itself by default', () => {
  expect(contentSecurityPolicyText()).toBe(strict);
});

test('the Content-Security-Policy allows requests to the servers of an API', () => {
  const connect = ['https://b.example', 'https://a.example', 'https://b.example'];
  expect(contentSecurityPolicyText({ connect })).toBe(
    strict
      .replace("connect-src 'self'", "connect-src 'self' https://a.example https://b.example")
      .replace('data:;', "data: blob:; media-src 'self' blob:; frame-src blob:;"),
  );
});

test.each([
  'https://a.example;script-src *',
  'https://a,b.example',
  'https://*',
  "https://a.example 'unsafe-inline'",
])('the Content-Security-Policy omits an origin that would break it: %s', (origin) => {
  expect(contentSecurityPolicyText({ images: [origin], connect: [origin] })).toBe(strict);
});

test.each([
  [
    '_redirects',
    2001,
    10,
    ['site/too-many-host-rules: _redirects has 2001 rules; Cloudflare Pages reads 2000.'],
  ],
  ['_redirects', 2000, 1000, []],
  [
    '_redirects',
    1,
    1001,
    ['site/long-host-rule: A line of _redirects has 1001 characters; Cloudflare Pages reads 1000.'],
  ],
  [
    '_headers',
    101,
    10,
    ['site/too-many-host-rules: _headers has 101 rules; Cloudflare Pages reads 100.'],
  ],
  [
    '_headers',
    1,
    2001,
    ['site/long-host-rule: A line of _headers has 2001 characters; Cloudflare Pages reads 2000.'],
  ],
  [
    'staticwebapp.config.json',
    1,
    20480,
    ['site/large-host-file: staticwebapp.config.json has 20481 bytes; the host accepts 20480.'],
  ],
  [
    '_host/cloudfront-function.js',
    1,
    10240,
    ['site/large-host-file: _host/cloudfront-function.js has 10241 bytes; the host accepts 10240.'],
  ],
  ['_host/cloudfront-function.js', 1, 10239, []],
  ['robots.txt', 5000, 5000, []],
])(
  'hostLimits reports what a host ignores: %s, %i lines of %i characters',
  (path, count, length, expected) => {
    const contents = `${'x'.repeat(length)}\n`.repeat(count);
    const found = hostLimits({ path, contents }, []);
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual(expected);
  },
);

test.each([
  ['_redirects', '/a /b 301\n', 'gitlab-pages', 1000, 'GitLab Pages'],
  ['vercel.json', '      "destination": "/b",\n', 'vercel', 2048, 'Vercel'],
] as const)(
  'hostLimits reports redirects in %s beyond those of a host of the site',
  (path, rule, name, most, host) => {
    const codes = (count: number) => hostLimits({ path, contents: rule.repeat(count) }, [name]);
    expect(codes(most)).toEqual([]);
    expect(codes(most + 1).map(({ message }) => message)).toEqual([
      `${path} has ${most + 1} rules; ${host} reads ${most}.`,
    ]);
  },
);

test('the Content-Security-Policy allows WebAssembly on request', () => {
  expect(contentSecurityPolicyText({ wasm: true })).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
});

test('the Content-Security-Policy allows embedded images and media by host', () => {
  const needs = mediaNeeds([
    '/assets/map.png',
    'data:image/png;base64,AA',
    'https://maps.example:8443/mars.png?size=2',
    '//cdn.example/moon.svg',
    'https://maps.example:8443/venus.png',
  ]);
  expect(contentSecurityPolicyText(needs)).toBe(
    strict.replace('data:', 'data: https://cdn.example https://maps.example:8443'),
  );
  expect(contentSecurityPolicyText(mediaNeeds(['/assets/landing.mp4']))).toBe(
    strict.replace('data:', "data:; media-src 'self'"),
  );
  expect(contentSecurityPolicyText(mediaNeeds(['https://tv.example/landing.webm#t=3']))).toBe(
    strict.replace('data:', "data:; media-src 'self' https://tv.example"),
  );
});

test('the _headers file sets the policy and caching below the base URL', () => {
  const urls = makeUrls({ baseUrl: '/space/', trailingSlash: false });
  const headers = headerRules({ immutable: ['assets/*'], markdown: true, popups: true }, urls);
  const rules = { baseUrl: '/space/', trailingSlash: false, headers, redirects: [] };
  const [file] = netlifyFiles({ ...rules, fileLikePages: [], locales: [] }, []);
  expect(file?.path).toBe('_headers');
  expect(file?.contents).toBe(
    `/space/*
  Content-Security-Policy: ${strict}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()
  Cross-Origin-Opener-Policy: same-origin-allow-popups
/space/assets/*
  Cache-Control: public, max-age=31536000, immutable
/space/*.md
  X-Robots-Tag: noindex
`,
  );
});
