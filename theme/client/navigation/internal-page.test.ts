import { describe, expect, it } from 'vitest';
import { isInternalPage, pageKey } from './internal-page.js';

const isPage = (address: string, base = 'https://planets.test/solar/'): boolean =>
  isInternalPage(new URL(address, 'https://planets.test'), new URL(base));

describe('isInternalPage accepts a page of the site', () => {
  it.each([
    '/solar/',
    '/solar',
    '/solar/docs/mars',
    '/solar/docs/mars/',
    '/solar/docs/mars?moon=phobos#crater',
    '/solar/docs/Mars',
    '/solar/docs/mars.html',
    '/solar/docs/MARS.HTML',
    '/solar/docs/1.0',
    '/solar/docs/2.x/mars',
    '/solar/docs/2.x',
    '/solar/docs/7.0-beta',
    '/solar/docs/v1.0.3',
    '/solar/docs/%E7%81%AB%E6%98%9F',
    '/solar/docs.v1/mars',
  ])('at %s', (address) => expect(isPage(address)).toBe(true));
});

describe('isInternalPage rejects', () => {
  it.each([
    ['another origin', 'https://moons.test/solar/docs/mars'],
    ['another protocol', 'http://planets.test/solar/docs/mars'],
    ['another port', 'https://planets.test:8443/solar/docs/mars'],
    ['a letter to somebody', 'mailto:phobos@planets.test'],
    ['another site on the same server', '/lunar/docs'],
    ['a site whose name begins alike', '/solarium/docs'],
    ['a base in another spelling', '/Solar/docs/mars'],
    ['what lies above the base', '/'],
    ['a description', '/solar/api/openapi.yaml'],
    ['a description in capitals', '/solar/api/OPENAPI.YAML'],
    ['the Markdown of a page', '/solar/docs/mars.md'],
    ['a file with a number in its ending', '/solar/films/mars.mp4'],
    ['an archive', '/solar/mars.7z'],
    ['an archive with two endings', '/solar/mars.tar.gz'],
    ['an ending before a query', '/solar/map.png?size=2'],
  ])('%s', (_, address) => expect(isPage(address)).toBe(false));
});

it('isInternalPage accepts every page of a site at the root of its server', () => {
  expect(isPage('/', 'https://planets.test/')).toBe(true);
  expect(isPage('/docs', 'https://planets.test/')).toBe(true);
});

describe('pageKey', () => {
  const key = (address: string): string => pageKey(new URL(address, 'https://planets.test'));

  it.each(['/docs/mars/', '/docs/mars#crater', '/docs/mars/#crater', '/docs/mars/index.html'])(
    'of %s equals that of /docs/mars',
    (address) => expect(key(address)).toBe(key('/docs/mars')),
  );

  it.each(['/docs/mars?moon=phobos', '/docs/Mars', '/docs/marsindex.html', '/docs'])(
    'of %s differs from that of /docs/mars',
    (address) => expect(key(address)).not.toBe(key('/docs/mars')),
  );
});
