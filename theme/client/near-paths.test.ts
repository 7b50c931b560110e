import { describe, expect, it } from 'vitest';
import { pathPart as writtenTo } from '../../src/site/paths.js';
import { type KnownPage, nearPaths, partOf } from './near-paths.js';

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
const near = (path: string): string[] => nearPaths(path, pages).map(([found]) => found);

describe('a page that does not exist', () => {
  it.each([
    ['docs/planets/mras', 'docs/planets/mars'],
    ['docs/planets/Mars.html', 'docs/planets/mars'],
    ['docs/planets/solar-wind/', 'docs/planets/solar_wind'],
    ['docs/planet/venus.md', 'docs/planets/venus'],
    ['docs/café', 'docs/caf%C3%A9'],
    ['docs/cafe', 'docs/caf%C3%A9'],
  ])('/%s may have meant /%s', (asked, meant) => {
    expect(near(asked)[0]).toBe(meant);
  });

  it('may have moved to another folder', () => {
    expect(near('guides/old/phobos')[0]).toBe('docs/moons/phobos');
    expect(near('create-planets')[0]).toBe('api/planets/create-planet');
  });

  it('of a name that several pages have is first looked for where it was asked for', () => {
    expect(near('docs/planets/sky/observing').slice(0, 2)).toEqual([
      'docs/planets/observing',
      'docs/moons/observing',
    ]);
  });

  it('is found by a title, too', () => {
    expect(near('docs/observing-moons')[0]).toBe('docs/moons/observing');
  });

  it('has no suggestions where nothing is near', () => {
    expect(near('wp-login.php')).toEqual([]);
    expect(near('')).toEqual([]);
    expect(near('docs/%E0%A4%A')).toEqual([]);
  });

  it('gets a handful of suggestions at most', () => {
    const many = Array.from(
      { length: 40 },
      (_, index): KnownPage => [`docs/mars-${index}`, 'Mars'],
    );
    expect(nearPaths('docs/mars', many)).toHaveLength(5);
  });
});

it('is looked for in the part of a large list that its name was written to', () => {
  const paths = ['docs/mars', 'docs/Mars/', 'docs/1.0', '%C3%A9toile', 'docs/_private', ''];
  expect(paths.map(partOf)).toEqual(paths.map(writtenTo));
  expect(partOf('docs/Mars/')).toBe('m');
});
