import { expect, it } from 'vitest';
import type { Json } from '../../json-schema/json.js';
import { loadApi } from '../load.js';
import { plainPorts } from '../plain-ports.test.data.js';
import { operationPaths } from './operation-paths.js';

it('put operations without tags under the declared tags that their paths name, and omit empty tags', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    tags: [{ name: 'Moon Phases' }, { name: 'Comets' }],
    paths: {
      '/moon_phases': { get: {}, post: {} },
      '/moon_phases/{id}': { get: {} },
      '/stars': { get: {}, post: {} },
    },
  });
  const { value } = await loadApi(
    { path: 'openapi.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    plainPorts,
  );
  const tags = value?.groups.flatMap((group) => group.tags) ?? [];
  expect(tags.map(({ slug, operations }) => [slug, operations.length])).toEqual([
    ['moon-phases', 3],
    ['stars', 2],
  ]);
  const pages = operationPaths(JSON.parse(text)).map(({ page }) => page.split('/')[0]);
  expect([...new Set(pages)]).toEqual(['moon-phases', 'stars']);
});

it('have no description that only repeats the name', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    tags: [
      { name: 'Moons', description: 'moons.' },
      { name: 'Stars', description: 'All stars' },
    ],
    paths: {},
  });
  const { value } = await loadApi(
    { path: 'openapi.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    plainPorts,
  );
  const tags = value?.groups.flatMap((group) => group.tags) ?? [];
  expect(tags.map(({ description }) => description?.text)).toEqual([undefined, 'All stars']);
});

it('do not give tags the slugs of other API reference pages', async () => {
  const names = ['schemas', 'webhooks', 'all', 'changes', 'moons'];
  const slugs = async (webhooks: Json) => {
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Planets', version: '1' },
      tags: names.map((name) => ({ name, description: 'Text.' })),
      paths: { '/webhooks': { get: { tags: ['webhooks'] } } },
      webhooks,
    });
    const { value } = await loadApi(
      { path: 'openapi.json', text, digest: '' },
      { siteDir: import.meta.dirname },
      plainPorts,
    );
    const pages = operationPaths(JSON.parse(text)).map(({ page }) => page.split('/')[0]);
    return [pages[0], value?.groups.flatMap(({ tags }) => tags.map(({ slug }) => slug))];
  };
  const others = ['all-2', 'changes-2', 'moons'];
  expect(await slugs({ eclipse: { post: {} } })).toEqual([
    'webhooks-2',
    ['schemas-2', 'webhooks-2', ...others],
  ]);
  expect(await slugs({})).toEqual(['webhooks', ['schemas-2', 'webhooks', ...others]]);
});
