import { describe, expect, it } from 'vitest';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';
import { SiteDigests } from './site-digests.js';

/**
 * The sidebar of a small site contains all titles on every page, so that a page with a sidebar depends on each of them.
 */
function withoutSidebar(text: string): string {
  return `---\ndisplayed_sidebar: null\n---\n\n${text}`;
}

const planets: SiteFixture = {
  files: {
    'content/index.md': '# Planets',
    'content/docs/inner/mars.md': withoutSidebar('# Mars\n\nIts moon: [](../moons/phobos.md).'),
    'content/docs/inner/venus.md': withoutSidebar('# Venus\n\n![map](map.png) [None](moons.md).'),
    'content/docs/moons/phobos.md': withoutSidebar('# Phobos\n\n## Orbit\n\nQuick.'),
    'content/docs/moons/titan.md': '# Titan',
    'content/docs/outer/saturn.md': '# Saturn',
    'content/docs/outer/uranus.md': '---\npagination_next: moons/titan\n---\n\n# Uranus',
  },
  contentAssets: ['content/docs/inner/map.png'],
  config: { onBrokenLinks: 'warn' },
};

const [mars, venus, phobos] = ['/docs/inner/mars', '/docs/inner/venus', '/docs/moons/phobos'];

/** Returns the site with changed files; null removes a file. */
function changed(files: Readonly<Record<string, string | null>>): SiteFixture {
  const all = Object.entries({ ...planets.files, ...files });
  const texts = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return { ...planets, files: Object.fromEntries(texts) };
}

/** Returns the routes of pages with changed inputs; asserts that all others are equal. */
function madeAgain(after: SiteFixture, before = planets): readonly string[] {
  const [old, now] = [new PlannedSite(before), new PlannedSite(after)];
  const [oldDigests, digests] = [old, now].map(({ site }) => new SiteDigests(site.plans));
  return now.site.pages.flatMap((page) => {
    const known = old.site.pages.find(({ route }) => route === page.route);
    const queries = known?.facts.queries ?? [];
    const inputs = page.linkInputs(queries);
    const isKept =
      known &&
      JSON.stringify(inputs) === JSON.stringify(known.linkInputs(queries)) &&
      digests?.ownOfPage(page) === oldDigests?.ownOfPage(known);
    if (inputs === undefined || !isKept) return [page.route];
    expect(page.build()).toEqual(known?.build());
    return [];
  });
}

/** As above, for the pages without a sidebar. */
function guidesMadeAgain(...sites: Parameters<typeof madeAgain>): readonly string[] {
  return madeAgain(...sites).filter((route) => [mars, venus, phobos].includes(route));
}

it('an unchanged site rebuilds only pages whose inputs are unknown', () => {
  expect(madeAgain(planets)).toEqual(['/docs/outer/uranus', '/404.html']);
});

describe('a page is not rebuilt because another page', () => {
  const saturn = 'content/docs/outer/saturn.md';

  it.each([
    ['has another title', { [saturn]: '# The planet with the rings' }],
    ['is renamed', { [saturn]: null, 'content/docs/outer/rings.md': '# Saturn' }],
    ['has gone', { [saturn]: null }],
    ['is new', { 'content/docs/outer/x.md': '# X' }],
  ])('%s', (_, files) => {
    expect(guidesMadeAgain(changed(files))).toEqual([]);
    expect(madeAgain(changed(files))).not.toEqual(madeAgain(planets));
  });
});

describe('a page is rebuilt', () => {
  it.each<[string, readonly (string | undefined)[], SiteFixture]>([
    [
      'where a page that it leads to has another title',
      [mars, phobos],
      changed({ 'content/docs/moons/phobos.md': withoutSidebar('# The moon Phobos') }),
    ],
    [
      'where a page that it leads to has gone',
      [mars],
      changed({ 'content/docs/moons/phobos.md': null }),
    ],
    [
      'where a page that it leads to is there at last',
      [venus],
      changed({ 'content/docs/inner/moons.md': '---\nunlisted: true\n---\n\n# No moons' }),
    ],
    [
      'where something else may have been meant by what leads nowhere',
      [venus],
      changed({ 'content/docs/inner/moon.md': '---\nunlisted: true\n---\n\n# No moon' }),
    ],
    [
      'where the page after it has another title',
      [phobos],
      changed({ 'content/docs/moons/titan.md': '# The moon Titan' }),
    ],
    [
      'where a category above or after it has another name',
      [venus, phobos],
      { ...planets, categories: { 'content/docs/moons': { label: 'Satellites' } } },
    ],
    ['where an image on it has gone', [venus], { ...planets, contentAssets: [] }],
    [
      'where the site has another name',
      [mars, venus, phobos],
      { ...planets, config: { ...planets.config, title: 'Space' } },
    ],
  ])('%s', (_, routes, after) => {
    expect(guidesMadeAgain(after)).toEqual(routes);
  });
});

it('a new image rebuilds no page that does not use it', () => {
  const contentAssets = [...(planets.contentAssets ?? []), 'content/docs/outer/rings.png'];
  expect(madeAgain({ ...planets, contentAssets })).toEqual(madeAgain(planets));
});

it('development and production give pages the same keys', () => {
  expect(madeAgain({ ...planets, mode: 'dev' })).toEqual(madeAgain(planets));
});
