import { describe, expect, it } from 'vitest';
import { makeUrls } from './urls.js';

describe('an absolute URL', () => {
  const { absolute } = makeUrls({
    baseUrl: '/base/',
    trailingSlash: false,
    url: 'https://planets.example/ignored',
  });

  it.each([
    ...['/', '/docs', '/docs/', '/base/docs/mars.html', '/a-b_c~d/%E7%81%AB%E6%98%9F', '/100%'],
    ...['/docs/../mars', '/docs/./mars', '/.well-known/mars', '/%2e%2E/mars', '/%2E./mars', '/..'],
    ...[
      '//moons.example/io',
      '/a//b',
      '/mars?moons=2#phobos',
      '/mars moon',
      '/é',
      'mars',
      '\\mars',
    ],
    ...['https://moons.example/io', 'mailto:ada@planets.example', '/mars\n', '/Mars/%zz', ''],
  ])('of %j equals that of the URL standard', (url) => {
    expect(absolute(url)).toBe(new URL(url, 'https://planets.example/ignored').href);
  });

  it('is undefined for a site without a URL', () => {
    expect(makeUrls({ baseUrl: '/', trailingSlash: false }).absolute('/docs')).toBeUndefined();
  });
});
