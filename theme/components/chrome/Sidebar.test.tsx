import { expect, it } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { contentPage, contents } from '../../pages.test.data.js';
import { Sidebar } from './Sidebar.js';

const { sidebar = { name: '', items: [] } } = contentPage(contents.doc);
const html = renderedMarkup(<Sidebar sidebar={sidebar} hideable={false} autoCollapse={false} />);

it('marks the current page and no other', () => {
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/docs\/mars" aria-current="page"/);
});

it('gives a category with a page a link and a separate disclosure', () => {
  expect(html).toMatch(
    /href="\/docs\/category\/inner".*?<\/a><details class="sidebar-details" open="">/s,
  );
  expect(html).toContain('Pages in Inner planets');
  expect(html).not.toMatch(/<summary[^>]*>(?:(?!<\/summary>).)*<a /s);
});

it('opens only categories that the page marks as open', () => {
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
});

it('shows the method of an operation and whether it is deprecated', () => {
  expect(html).toContain('>POST</span>');
  expect(html).toContain('(deprecated)');
});

it('groups categories for automatic collapse only with autoCollapse', () => {
  const collapsing = renderedMarkup(
    <Sidebar sidebar={sidebar} hideable={false} autoCollapse={true} />,
  );
  expect(html).not.toContain(' name="');
  expect(collapsing.match(/<details[^>]* name="_sidebar"/g)).toHaveLength(2);
});

it('shows badges beside labels', () => {
  const item = {
    kind: 'link',
    label: 'Mars',
    url: '/mars',
    current: false,
    external: false,
  } as const;
  const items = [
    { ...item, badge: { text: 'Beta', kind: 'success' } },
    { ...item, badge: { text: 'Old', kind: 'neutral' } },
  ] as const;
  const shown = renderedMarkup(
    <Sidebar sidebar={{ name: 'a', items }} hideable={false} autoCollapse={false} />,
  );
  expect(shown).toContain('Mars <span class="badge badge-success">Beta</span></a>');
  expect(shown).toContain('<span class="badge badge-neutral">Old</span>');
});

it('shows badges beside categories with and without a page', () => {
  const category = {
    kind: 'category',
    label: 'Moons',
    current: false,
    open: false,
    collapsible: true,
    badge: { text: 'New', kind: 'success' },
    items: [],
  } as const;
  const items = [category, { ...category, url: '/moons' }] as const;
  const shown = renderedMarkup(
    <Sidebar sidebar={{ name: 'a', items }} hideable={false} autoCollapse={false} />,
  );
  const badge = '<span class="badge badge-success">New</span>';
  expect(shown).toContain(`<summary class="sidebar-toggle"><span>Moons ${badge}</span></summary>`);
  expect(shown).toContain(`<a href="/moons">Moons ${badge}</a>`);
});
