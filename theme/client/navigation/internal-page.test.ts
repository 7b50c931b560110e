import { describe, expect, it } from 'vitest';
import { isInternalPage, pageKey } from './internal-page.js';

const isPage = (address: string, base = 'https://planets.test/solar/'): boolean =>
  isInternalPage(new URL(address, 'https://planets.test'), new URL(base));

describe('a page of the site', () => {
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
  ])('is %s', (address) => expect(isPage(address)).toBe(true));
});

describe('no page of the site', () => {
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
  ])('is %s', (_, address) => expect(isPage(address)).toBe(false));
});

it('a site at the root of its server has every page below it', () => {
  expect(isPage('/', 'https://planets.test/')).toBe(true);
  expect(isPage('/docs', 'https://planets.test/')).toBe(true);
});

describe('one page, however its address is written', () => {
  const key = (address: string): string => pageKey(new URL(address, 'https://planets.test'));

  it.each(['/docs/mars/', '/docs/mars#crater', '/docs/mars/#crater', '/docs/mars/index.html'])(
    '%s is the same as /docs/mars',
    (address) => expect(key(address)).toBe(key('/docs/mars')),
  );

  it.each(['/docs/mars?moon=phobos', '/docs/Mars', '/docs/marsindex.html', '/docs'])(
    '%s is not',
    (address) => expect(key(address)).not.toBe(key('/docs/mars')),
  );
});
