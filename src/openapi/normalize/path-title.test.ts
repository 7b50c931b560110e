import { expect, it } from 'vitest';
import { makePathTitleReader } from './path-title.js';

/** Returns the titles of operations whose operationIds are method and path, as `METHOD /path`. */
function titlesOf(...written: readonly string[]): readonly (string | undefined)[] {
  const operations = written.map((text) => {
    const [method = '', path = ''] = text.split(' ');
    const words = path.replace(/^\/v1/, '').split(/[^a-z]+/);
    const operationId = [method.toLowerCase(), ...words].map(capitalized).join('');
    return { method, path, node: { operationId } };
  });
  return operations.map(makePathTitleReader(operations));
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

it.each([
  ['GET /v1/moons', 'List moons'],
  ['POST /v1/moons', 'Create moon'],
  ['GET /v1/moons/{moon}', 'Get moon'],
  ['POST /v1/moons/{moon}', 'Update moon'],
  ['PUT /v1/moons/{moon}', 'Update moon'],
  ['PATCH /v1/moons/{moon}', 'Update moon'],
  ['DELETE /v1/moons/{moon}', 'Delete moon'],
  ['GET /v1/planets/{planet}/sky_surveys', 'List planet sky surveys'],
  ['POST /v1/planets/{planet}/sky_surveys', 'Create planet sky survey'],
  ['GET /v1/planets/{planet}/sky_surveys/{id}', 'Get planet sky survey'],
  ['GET /v1/planets/{planet}/core', 'Get planet core'],
  ['DELETE /v1/planets/{planet}/core', 'Delete planet core'],
  ['POST /v1/planets/{planet}/visit', 'Visit planet'],
  ['POST /v1/planets/{planet}/core/heat', 'Heat planet core'],
  ['POST /v1/planets/{planet}/mark_lost', 'Mark lost (planet)'],
  ['GET /v1/moons/search', 'Search moons'],
  ['POST /v1/movies', 'Create movie'],
  ['GET /v1/series', 'List series'],
  ['POST /v1/people', 'Create person'],
  ['DELETE /v1/order_statuses/{id}', 'Delete order status'],
])('titles %s %s', (operation, title) => {
  expect(titlesOf(operation)).toEqual([title]);
});

it('tells a list and an update from the other operations of the path', () => {
  expect(titlesOf('GET /v1/history', 'GET /v1/history/{id}')).toEqual([
    'List history',
    'Get history',
  ]);
  expect(titlesOf('POST /v1/moons/{moon}/core', 'GET /v1/moons/{moon}/core')).toEqual([
    'Update moon core',
    'Get moon core',
  ]);
});

it('has no title for a word after a collection, for other methods, and for a path of parameters', () => {
  expect(titlesOf('GET /v1/moons/lost', 'HEAD /v1/moons', 'GET /v1/{id}')).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('leaves operationIds with words of their own', () => {
  const node = { operationId: 'listMoons' };
  expect(makePathTitleReader([])({ method: 'GET', path: '/moons', node })).toBeUndefined();
});
