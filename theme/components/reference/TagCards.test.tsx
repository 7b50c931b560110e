import { expect, test } from 'vitest';
import { renderedMarkup } from '../../markup.test.data.js';
import { TagCards } from './TagCards.js';

test('TagCards tells operations of one name apart by their path', () => {
  const operation = (method: string, path: string, distinctTitle?: string) => ({
    distinctTitle,
    method,
    path,
    anchor: path.slice(1),
    title: 'List moons',
    deprecated: false,
    url: `/api${path}`,
  });
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
  const content = { groups: [{ anchor: 'all', tags: [tag] }] };
  const html = renderedMarkup(<TagCards content={content} />);
  const text = html.replaceAll(/<wbr\/?>/g, '');
  expect(text).toContain('List moons · /moons');
  expect(text).toContain('List moons · /mars');
  expect(text).not.toContain('List moons · /sol');
});
