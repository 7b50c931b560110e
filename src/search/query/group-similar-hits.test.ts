import { expect, it } from 'vitest';
import { groupSimilarHits } from './group-similar-hits.js';
import type { SearchHit } from './searcher.js';

const hit = (over: Partial<SearchHit>): SearchHit => ({
  title: 'Planet',
  url: '/',
  firstSection: 0,
  kind: 'operation',
  breadcrumbs: [],
  sections: [],
  ...over,
});

const versions = ['v1', 'v2', 'v1beta1', 'v1beta2', 'v1alpha1'];

const grouped = (hits: readonly SearchHit[]) =>
  groupSimilarHits(hits).map(({ similar }) => similar.length);

it.each([
  [
    'operations of several versions',
    versions.map((version) =>
      hit({ title: `find ${version}`, method: 'GET', path: `/apis/${version}/planets/{id}` }),
    ),
  ],
  [
    'operations with the same path after the version',
    versions.map((version, index) =>
      hit({ title: `Find ${'abcde'[index]}`, method: 'GET', path: `/a${index}/${version}/moons` }),
    ),
  ],
  [
    'webhooks with the same title',
    versions.map((path) => hit({ title: 'A planet has changed', method: 'POST', path })),
  ],
  [
    'schemas of several namespaces',
    versions.map((version) => hit({ kind: 'schema', title: `space.${version}.Planet` })),
  ],
])('lists at most three of %s', (_, hits) => {
  expect(grouped(hits)).toEqual([0, 0, 2]);
  const [last] = groupSimilarHits(hits).slice(-1);
  expect(last?.similar).toEqual(hits.slice(3));
});

it.each([
  ['guides with the same title', versions.map((url) => hit({ kind: 'doc', url }))],
  [
    'methods of the same path',
    ['GET', 'POST', 'PUT', 'DELETE'].map((method) =>
      hit({ title: method, method, path: '/v1/planets' }),
    ),
  ],
  [
    'operations with other titles and paths',
    [...'abcd'].map((title) => hit({ title, method: 'GET', path: `/v1/${title}` })),
  ],
  ['operations whose titles are signs', [...'✓✗★☆'].map((title) => hit({ title, path: title }))],
])('lists all %s', (_, hits) => {
  expect(grouped(hits)).toEqual(hits.map(() => 0));
});

it('keeps the order of the others', () => {
  const same = (url: string) => hit({ url, kind: 'schema' });
  const guide = hit({ url: '/guide', kind: 'doc' });
  const list = groupSimilarHits([same('1'), same('2'), guide, same('3'), same('4')]);
  expect(list.map(({ hit: { url } }) => url)).toEqual(['1', '2', '/guide', '3']);
});
