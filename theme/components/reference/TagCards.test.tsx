import { expect, test } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { TagCards } from './TagCards.js';

const operation = (method: string, path: string, distinctTitle?: string) => ({
  distinctTitle,
  method,
  path,
  anchor: path.slice(1),
  title: 'List moons',
  deprecated: false,
  url: `/api${path}`,
});

test('TagCards tells operations of one name apart by their path', () => {
  const tag = {
    label: 'Moons',
    anchor: 'moons',
    url: '/api/moons',
    operations: [
      operation('GET', '/moons', 'List moons · /moons'),
      operation('GET', '/mars', 'List moons · /mars'),
      operation('PUT', '/sol'),
    ],
    others: [],
  };
  const content = {
    layout: 'list' as const,
    groups: [{ anchor: 'all', tags: [tag, { ...tag, anchor: 'other-moons' }] }],
  };
  const html = renderedMarkup(<TagCards content={content} />);
  const text = html.replaceAll(/<wbr\/?>/g, '');
  expect(text).toContain('List moons · /moons');
  expect(text).toContain('List moons · /mars');
  expect(text).not.toContain('List moons · /sol');
});

test('TagCards are sections with headings, ids and descriptions if no other sections follow', () => {
  const tag = {
    label: 'Moons',
    anchor: 'tag-moons',
    url: '/api/moons',
    description: '<p>All moons.</p>',
    operations: Array.from({ length: 8 }, (_, index) => operation('GET', `/moons/${index}`)),
    others: [operation('GET', '/planets')],
  };
  const tags = Array.from({ length: 20 }, (_, at) => ({
    ...tag,
    anchor: at ? `tag-${at}` : 'tag-moons',
  }));
  const html = (layout: 'cards' | 'list'): string =>
    renderedMarkup(
      <TagCards content={{ layout, groups: [{ name: 'Sky', anchor: 'sky', tags }] }} />,
    );
  expect(html('cards')).toContain('<h2 class="small-title" id="sky">');
  expect(html('cards')).toContain('<h3 class="tag-card-name" id="tag-moons">');
  expect(html('cards')).toContain('All moons.');
  expect(html('cards')).toContain('9 operations');
  expect(html('cards')).toContain('4 more');
  expect(html('list')).not.toMatch(/<h\d|id=|All moons/);
  expect(html('list')).toContain('8 operations');
});

test('TagCards show more operations if there are few cards, and fewer if there are many', () => {
  const operations = Array.from({ length: 99 }, (_, at) => operation('GET', `/moons/${at}`));
  const tag = { label: 'Moons', url: '/api/moons', operations, others: [] };
  const html = (count: number): string => {
    const tags = Array.from({ length: count }, (_, at) => ({ ...tag, anchor: `tag-${at}` }));
    return renderedMarkup(
      <TagCards content={{ layout: 'cards', groups: [{ anchor: 'all', tags }] }} />,
    );
  };
  expect(html(1)).toContain('39 more');
  expect(html(3)).toContain('79 more');
  expect(html(30)).toContain('94 more');
  expect(html(500)).toContain('97 more');
  expect(html(60)).toContain('95 more');
});

test('TagCards name webhooks in no named group', () => {
  const tag = (label: string) => ({
    label,
    anchor: label,
    url: `/api/${label}`,
    operations: [operation('POST', `/${label}`)],
    others: [],
  });
  const lists = (name?: string) =>
    renderedMarkup(
      <TagCards
        content={{
          layout: 'list',
          groups: [{ name, anchor: 'sky', tags: [tag('moons')] }],
          webhooks: tag('webhooks'),
        }}
      />,
    ).match(/<ul class="tag-cards">/g);
  expect(lists('Sky')).toHaveLength(2);
  expect(lists()).toHaveLength(1);
});
