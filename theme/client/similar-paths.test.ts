import { describe, expect, it } from 'vitest';
import { listPartOfPath } from '../../src/site/pages/not-found-page.js';
import { type KnownPage, pageListPart, similarPaths } from './similar-paths.js';

const pages: readonly KnownPage[] = [
  ['docs', 'Overview'],
  ['docs/planets/mars', 'Mars'],
  ['docs/planets/venus', 'Venus'],
  ['docs/planets/solar_wind', 'Solar wind'],
  ['docs/moons/phobos', 'Phobos'],
  ['docs/moons/observing', 'Observing moons'],
  ['docs/planets/observing', 'Observing planets'],
  ['api/planets/create-planet', 'Create a planet'],
  ['docs/caf%C3%A9', 'Café'],
];
const near = (path: string): string[] => similarPaths(path, pages).map(([found]) => found);

describe('suggestions for a missing page', () => {
  it.each([
    ['docs/planets/mras', 'docs/planets/mars'],
    ['docs/planets/Mars.html', 'docs/planets/mars'],
    ['docs/planets/solar-wind/', 'docs/planets/solar_wind'],
    ['docs/planet/venus.md', 'docs/planets/venus'],
    ['docs/café', 'docs/caf%C3%A9'],
    ['docs/cafe', 'docs/caf%C3%A9'],
  ])('for /%s start with /%s', (asked, meant) => {
    expect(near(asked)[0]).toBe(meant);
  });

  it('include a page of the same name in another folder', () => {
    expect(near('guides/old/phobos')[0]).toBe('docs/moons/phobos');
    expect(near('create-planets')[0]).toBe('api/planets/create-planet');
  });

  it('prefer the requested folder if several pages share the name', () => {
    expect(near('docs/planets/sky/observing').slice(0, 2)).toEqual([
      'docs/planets/observing',
      'docs/moons/observing',
    ]);
  });

  it('match page titles as well', () => {
    expect(near('docs/observing-moons')[0]).toBe('docs/moons/observing');
  });

  it('are empty where no page is close', () => {
    expect(near('wp-login.php')).toEqual([]);
    expect(near('')).toEqual([]);
    expect(near('docs/%E0%A4%A')).toEqual([]);
  });

  it('are limited to five', () => {
    const many = Array.from(
      { length: 40 },
      (_, index): KnownPage => [`docs/mars-${index}`, 'Mars'],
    );
    expect(similarPaths('docs/mars', many)).toHaveLength(5);
  });
});

it('partOf finds the part of the page list that a path is written to', () => {
  const paths = ['docs/mars', 'docs/Mars/', 'docs/1.0', '%C3%A9toile', 'docs/_private', ''];
  expect(paths.map(pageListPart)).toEqual(paths.map(listPartOfPath));
  expect(pageListPart('docs/Mars/')).toBe('m');
});
