import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../test/build/planned-site.js';
import type { UserConfig } from '../config/index.js';
import { parseFragment } from '../content/index.js';
import { messagesFor } from '../i18n/index.js';
import type { NavbarItem, NavLink } from './page-props/chrome.js';

const files = {
  'content/index.md': '# Planets',
  'content/docs/mars.md': '# Mars',
  'content/docs/moons/phobos.md': '# Phobos',
};
type NavbarConfig = NonNullable<NonNullable<UserConfig['themeConfig']>['navbar']>;

const navbar = (items: NavbarConfig['items'], config: UserConfig = {}) =>
  new PlannedSite({ files, config: { ...config, themeConfig: { navbar: { items } } } });

describe('the navbar', () => {
  it('links to the documents by default', () => {
    const site = new PlannedSite({ files });
    expect(site.page('/').chrome.navbar).toMatchObject([
      { kind: 'link', label: 'Docs', url: '/docs/mars' },
      { kind: 'search', position: 'right' },
    ]);
  });

  it('supports every kind of item', () => {
    const site = navbar(
      [
        { label: 'Mars', to: '/docs/mars.md' },
        { label: 'NASA', href: 'https://nasa.example' },
        { type: 'doc', docId: 'moons/phobos' },
        { type: 'docSidebar', sidebarId: 'docs', label: 'Guide' },
        { type: 'docsVersion' },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown' },
        { type: 'search' },
        { type: 'html', value: '<b>!</b>' },
        { type: 'dropdown', label: 'Moons', items: [{ label: 'Phobos', to: 'docs/moons/phobos' }] },
      ],
      { baseUrl: '/space/' },
    );
    expect(site.problems).toEqual([]);
    expect(site.page('/docs/mars').chrome.navbar).toMatchObject([
      { kind: 'link', label: 'Mars', url: '/space/docs/mars', external: false, current: 'page' },
      { kind: 'link', label: 'NASA', url: 'https://nasa.example', external: true },
      { kind: 'link', label: 'Phobos', url: '/space/docs/moons/phobos' },
      { kind: 'link', label: 'Guide', url: '/space/docs/mars' },
      { kind: 'link', label: 'Next', url: '/space/docs/mars' },
      { kind: 'dropdown', label: 'Next', position: 'right', items: [{ label: 'Next' }] },
      { kind: 'dropdown', label: 'English', items: [{ label: 'English', current: 'page' }] },
      { kind: 'search', position: 'left' },
      { kind: 'html', html: '<b>!</b>' },
      { kind: 'dropdown', label: 'Moons', items: [{ url: '/space/docs/moons/phobos' }] },
    ]);
  });

  it('marks the reader’s current section', () => {
    const site = new PlannedSite({
      files: { 'content/docs/index.md': '# Guide', 'content/docs/mars.md': '# Mars' },
    });
    expect(site.page('/docs/mars').chrome.navbar[0]).toMatchObject({ current: 'section' });
    expect(site.page('/docs').chrome.navbar[0]).toMatchObject({ current: 'page' });
    expect(site.page('/').chrome.navbar[0]).not.toHaveProperty('current');
  });

  it('marks the sidebar of a page, whatever the URL of its first page is', () => {
    const files = {
      'content/docs/intro.md': '# Start',
      'content/docs/moons/phobos.md': '# Phobos',
      'content/docs/moons/deimos.md': '# Deimos',
      'content/docs/mars.md': '# Mars',
    };
    const sections = (site: PlannedSite, route: string) =>
      site
        .page(route)
        .chrome.navbar.flatMap((item) => ('current' in item && item.current ? [item.label] : []));
    const unconfigured = new PlannedSite({ files });
    expect(sections(unconfigured, '/docs/moons/phobos')).toEqual(['Docs']);
    const items = [
      { type: 'docSidebar' as const, sidebarId: 'guide', label: 'Guide' },
      { type: 'docSidebar' as const, sidebarId: 'planets', label: 'Planets' },
      { label: 'Moons', to: '/docs/moons/deimos' },
    ];
    const sidebars = { guide: ['intro', 'moons/phobos', 'moons/deimos'], planets: ['mars'] };
    const config = { docs: { sidebars }, themeConfig: { navbar: { items } } };
    const site = new PlannedSite({ files, config });
    expect(sections(site, '/docs/moons/phobos')).toEqual(['Guide']);
    expect(sections(site, '/docs/moons/deimos')).toEqual(['Moons']);
    expect(sections(site, '/docs/mars')).toEqual(['Planets']);
    expect(sections(site, '/')).toEqual([]);
  });

  it('marks one item: the page itself, or else the innermost section, also in dropdowns', () => {
    const site = navbar(
      [
        { label: 'Docs', to: '/docs' },
        { label: 'Moons', to: '/docs/moons' },
        { label: 'Moons again', to: '/docs/moons' },
        { type: 'dropdown', label: 'More', items: [{ label: 'Phobos', to: '/docs/moons/phobos' }] },
        { type: 'localeDropdown' },
      ],
      { onBrokenLinks: 'ignore' },
    );
    const navbarItemLinks = (item: NavbarItem): readonly NavLink[] => {
      if (item.kind === 'link') return [item];
      return item.kind === 'dropdown' ? item.items : [];
    };
    const currents = (route: string) =>
      site
        .page(route)
        .chrome.navbar.flatMap(navbarItemLinks)
        .flatMap(({ label, current }) => (current ? [`${label} ${current}`] : []));
    expect(currents('/docs/moons/phobos')).toEqual(['Phobos page', 'English page']);
    const nested = new PlannedSite({
      files: {
        'content/docs/index.md': '# Guide',
        'content/docs/moons/index.md': '# Moons',
        'content/docs/moons/phobos.md': '# Phobos',
      },
      config: {
        themeConfig: {
          navbar: {
            items: [
              { label: 'Docs', to: '/docs' },
              { label: 'Moons', to: '/docs/moons' },
            ],
          },
        },
      },
    });
    expect(
      nested
        .page('/docs/moons/phobos')
        .chrome.navbar.map((item) => 'current' in item && item.current),
    ).toEqual([false, 'section']);
  });

  it('reports broken items at their position in the configuration', () => {
    const site = navbar([
      { label: 'Mars', to: '/docs/marz' },
      { type: 'doc', docId: 'moons/phobo' },
      { type: 'docSidebar', sidebarId: 'doc' },
      { type: 'dropdown', label: 'Moons', items: [{ label: 'Phobos', to: '/docs/mars#orbit' }] },
    ]);
    expect(site.problems.map((problem) => problem.replace(/:1:\d+/, ''))).toEqual([
      'docsgen.config.json: error: Link /docs/marz leads to no page. (did you mean /docs/mars?) [site/broken-link]',
      'docsgen.config.json: error: There is no document moons/phobo. (did you mean moons/phobos?) [site/unknown-doc]',
      'docsgen.config.json: error: There is no sidebar doc. (did you mean docs?) [site/unknown-sidebar]',
      'docsgen.config.json: error: Link /docs/mars#orbit leads to no heading of /docs/mars. [site/broken-anchor]',
    ]);
  });
});

it('reports a sidebar of links only as one without pages', () => {
  const sidebars = {
    shop: [{ type: 'link' as const, label: 'Shop', href: 'https://shop.example' }],
  };
  const site = new PlannedSite({
    files,
    config: {
      docs: { sidebars },
      themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'shop' }] } },
    },
  });
  expect(site.problems.join()).toContain('The sidebar shop has no pages.');
});

describe('site chrome', () => {
  it('has checked links, logo, favicon and social card', () => {
    const config: UserConfig = {
      favicon: 'favicon.ico',
      themeConfig: {
        image: 'card.png',
        navbar: { logo: { src: 'logo.svg', srcDark: '/dark.svg' } },
        footer: { links: [{ title: 'Guide', items: [{ label: 'Mars', to: '/docs/marz' }] }] },
      },
    };
    const staticFiles = ['logo.svg'];
    const site = new PlannedSite({ files, config, staticFiles });
    expect(site.page('/').chrome.logo).toMatchObject({ src: '/logo.svg', width: 40, height: 30 });
    expect([...new Set(site.problems)].map((problem) => problem.replace(/^.*error: /, ''))).toEqual(
      [
        'Image /favicon.ico does not exist. [site/broken-image]',
        'Image /card.png does not exist. [site/broken-image]',
        'Image /dark.svg does not exist. [site/broken-image]',
        'Link /docs/marz leads to no page. (did you mean /docs/mars?) [site/broken-link]',
      ],
    );
  });

  it('has a new announcement id when the text changes, even under the same configured id', () => {
    const contentId = (content: string) => {
      const value = {
        body: { text: [content], placeholders: [] },
        references: [],
        embeds: [],
        text: '',
      };
      const config = { themeConfig: { announcementBar: { id: 'comet', content } } };
      return new PlannedSite({ files, config, announcement: value }).page('/').chrome.announcement
        ?.id;
    };
    expect(contentId('A comet.')).toBe(contentId('A comet.'));
    expect(contentId('A comet.')).not.toBe(contentId('Two comets.'));
  });

  it('has an announcement whose id depends on its text', () => {
    const announcement = (text: string) => {
      const at = () => ({ line: 1, column: 1, offset: 0 });
      const { value } = parseFragment(
        text,
        { file: 'docsgen.config.json', at },
        { trustedHtml: false, messages: messagesFor('en') },
      );
      const config = { baseUrl: '/space/', themeConfig: { announcementBar: { content: text } } };
      return new PlannedSite({ files, config, announcement: value });
    };
    const first = announcement('See [Mars](/docs/mars).').page('/').chrome.announcement;
    expect(first?.html).toContain('<a href="/space/docs/mars">Mars</a>');
    expect(first?.id).not.toBe(announcement('Gone.').page('/').chrome.announcement?.id);
    expect(announcement('::schema[Planet]').problems).toEqual([
      'docsgen.config.json:1:1: warning: ::schema[Planet] can only be shown on a page made from Markdown. [site/misplaced-embed]',
    ]);
  });

  it('has the language and direction of the site', () => {
    const config = { i18n: { defaultLocale: 'he-IL' } };
    expect(new PlannedSite({ files, config }).page('/').head).toMatchObject({
      lang: 'he-IL',
      dir: 'rtl',
    });
  });
});
