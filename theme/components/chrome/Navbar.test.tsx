import type { NavbarItem } from 'docsgen/theme';
import { expect, it } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { contentPage, contents } from '../../pages.test.data.js';
import { Navbar } from './Navbar.js';

const { chrome } = contentPage(contents.doc);

function navbar(items: readonly NavbarItem[], locale = 'en'): string {
  return renderedMarkup(
    <Navbar chrome={{ ...chrome, navbar: items }} hasSidebar={false} />,
    locale,
  );
}

const link = (label: string, url: string) =>
  ({ kind: 'link', label, url, external: false }) as const;

it('labels the locale menu and marks the language of each link', () => {
  const items = [
    { ...link('English', '/docs'), current: 'page' as const },
    { ...link('Français', '/fr/docs'), lang: 'fr' },
  ];
  const html = navbar([
    { kind: 'dropdown', menu: 'locale', label: 'English', items, position: 'right' },
  ]);
  expect(html).toContain('<span class="visually-hidden">Language: </span>');
  expect(html).toContain('href="/fr/docs" lang="fr" hrefLang="fr"');
  expect(html).toContain('href="/docs" aria-current="page"');
});

it('marks the version of each link in the version menu', () => {
  const items = [{ ...link('1.0', '/docs/1.0'), version: '1.0' }];
  const html = navbar([
    { kind: 'dropdown', menu: 'version', label: 'Next', items, position: 'right' },
  ]);
  expect(html).toContain('<span class="visually-hidden">Version: </span>');
  expect(html).toContain('href="/docs/1.0" data-version="1.0"');
});

it('adds the URLs of other versions to a docs link on an unversioned page', () => {
  const versions = { current: '/docs/next', '1.0': '/docs' };
  const html = navbar([{ ...link('Docs', '/docs'), versions, position: 'left' }]);
  expect(html).toContain(
    'data-versions="{&quot;current&quot;:&quot;/docs/next&quot;,&quot;1.0&quot;:&quot;/docs&quot;}"',
  );
});

it('places the search box on the configured side, with an entry in the menu', () => {
  const at = (position: 'left' | 'right') => navbar([{ kind: 'search', position }]);
  const places = (html: string) =>
    [...html.matchAll(/class="(navbar-nav|search-slot|navbar-tools)"|data-search-open/g)].map(
      ([whole, name]) => name ?? whole,
    );
  expect(places(at('left'))).toEqual([
    'search-slot',
    'navbar-nav',
    'data-search-open',
    'navbar-tools',
  ]);
  expect(places(at('right'))).toEqual([
    'navbar-nav',
    'data-search-open',
    'navbar-tools',
    'search-slot',
  ]);
  expect(places(navbar([])), 'also where the configuration does not place it').toEqual(
    places(at('right')),
  );
  const without = { ...chrome, search: undefined };
  expect(places(renderedMarkup(<Navbar chrome={without} hasSidebar={false} />))).toEqual([
    'navbar-nav',
    'navbar-tools',
  ]);
});

it('repeats the last links that have no room beside the others in a menu of that window width', () => {
  const labels = Array.from({ length: 10 }, (_, index) => `Links of section ${index}`);
  const html = navbar(
    labels.map((label) => ({ ...link(label, '/section'), position: 'left' as const })),
  );
  const count = (text: string) => html.split(text).length - 1;
  const menus = html.split('navbar-more ').slice(1);
  const linksOf = (menu = '') => menu.split('</ul>')[0]?.match(/Links of section \d/g) ?? [];
  const [narrow, wide] = menus.map(linksOf);
  expect(narrow?.length).toBeGreaterThan(wide?.length ?? 0);
  expect(wide?.at(-1)).toBe('Links of section 9');
  expect(count('navbar-item-link navbar-not-narrow')).toBe(narrow?.length);
  expect(html).toContain('class="navbar-more navbar-not-narrow"');
  expect(navbar([{ ...link('Docs', '/docs'), position: 'left' }])).not.toContain('navbar-more');
});

it('has no menu for links without room if all items are menus already', () => {
  const items = [link('Moons', '/moons')];
  const menus = Array.from({ length: 20 }, (_, index) => `Menus of section ${index}`);
  const html = navbar(
    menus.map((label) => ({ kind: 'dropdown', label, items, position: 'left' as const })),
  );
  expect(html).not.toContain('navbar-more');
});

it('renders HTML items unchanged', () => {
  expect(navbar([{ kind: 'html', html: '<b>beta</b>', position: 'left' }])).toContain(
    '<div class="navbar-html"><b>beta</b></div>',
  );
});

it('offers light, dark and the mode of the system, in the language of the page', () => {
  const switcher = renderedMarkup(<Navbar chrome={chrome} hasSidebar={false} />, 'de');
  expect(switcher).toContain('Farbmodus: <span class="color-light">hell</span>');
  expect(switcher).toContain('<span class="color-system">System</span>');
});
