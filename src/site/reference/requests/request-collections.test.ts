import { expect, it } from 'vitest';
import { apiOf, described, operationOf } from '../../../../test/build/planets-api.js';
import { collectionFiles } from './request-collections.js';

const url = 'https://planets.example/v1';
const servers = [{ url, exampleUrl: url, variables: [] }];
const tag = { name: 'Moons', label: 'Moons', slug: 'moons', operations: ['list', 'odd'] };
const api = apiOf({
  title: 'Planets',
  groups: [{ tags: [tag] }],
  operations: [
    operationOf({
      ...{ slug: 'list', tag: 'moons', title: 'List moons', path: '/moons', servers },
      description: described('Nearest first.'),
    }),
    operationOf({ slug: 'odd', tag: 'moons', method: 'G\nET', path: '/odd', servers }),
  ],
});

it('writes a file for each wanted format, with the operations by tag', () => {
  const files = collectionFiles(api, { id: 'api', collections: ['http', 'postman', 'http'] });
  expect(files.map(({ name }) => name)).toEqual(['api.http', 'api.postman_collection.json']);
  const { item } = JSON.parse(files[1]?.contents ?? '');
  expect(item).toMatchObject([
    {
      name: 'Moons',
      item: [{ name: 'List moons', request: { method: 'GET', description: 'Nearest first.' } }],
    },
  ]);
});

it('leaves out requests that cannot be sent, as samples do', () => {
  const [file] = collectionFiles(api, { id: 'api', collections: ['http'] });
  expect(file?.contents.match(/^### .*$/gm)).toEqual(['### Moons: List moons']);
});
