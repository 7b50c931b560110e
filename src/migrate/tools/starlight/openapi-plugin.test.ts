import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { starlight } from './index.js';

it('publishes the descriptions of starlight-openapi at their addresses', () => {
  const { config, files, todos } = planMigration(
    starlight,
    memoryFiles({
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight';
        import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
        export default { integrations: [starlight({ title: 'Planets', sidebar: ['index', ...openAPISidebarGroups], plugins: [
          starlightOpenAPI([
            { base: 'api/moons', schema: './schemas/moons.yaml', sidebar: { label: 'Moons' } },
            { base: '/orbits/', schema: './schemas/orbits.json' },
            { base: 'api/far', schema: 'https://far.example/openapi.json' },
          ]),
        ] })] };`,
      'src/content/docs/index.md': '---\ntitle: Planets\n---\n',
      'schemas/moons.yaml':
        "openapi: 3.1.0\ninfo: {title: Moons, version: '1'}\npaths:\n  /moons:\n    get: {operationId: listMoons, tags: [Moons]}\n",
      'schemas/orbits.json': '{"openapi":"3.1.0","info":{"title":"Orbits","version":"1"}}',
    }),
  );
  expect(config).toMatchObject({
    openapi: [
      { path: 'openapi/moons.yaml', id: 'api-moons', route: '/api/moons', label: 'Moons' },
      { path: 'openapi/orbits.json', id: 'orbits', route: '/orbits' },
      {
        url: 'https://far.example/openapi.json',
        lenient: true,
        id: 'api-far',
        route: '/api/far',
      },
    ],
    docs: {
      sidebars: {
        docs: [
          'index',
          { type: 'link', label: 'Moons', href: '/api/moons' },
          { type: 'link', label: 'API', href: '/orbits' },
          { type: 'link', label: 'API', href: '/api/far' },
        ],
      },
    },
    rules: { 'site/unknown-operation': 'warn' },
    redirects: [{ from: '/api/moons/operations/listmoons', to: '/api/moons/moons/list-moons' }],
  });
  expect(files.map((file) => file.path)).toContain('openapi/orbits.json');
  expect(todos).toEqual([]);
});

it('publishes a description once that the old site shows in each language', () => {
  const { config } = planMigration(
    starlight,
    memoryFiles({
      'astro.config.mjs': `
        import starlight from '@astrojs/starlight';
        import starlightOpenAPI from 'starlight-openapi';
        export default { integrations: [starlight({ title: 'Planets',
          locales: { root: { label: 'English', lang: 'en' }, es: { label: 'Español' } }, plugins: [
          starlightOpenAPI([
            { base: 'api', schema: './moons.yaml' },
            { base: 'es/api', schema: './moons.yaml' },
          ]),
        ] })] };`,
      'src/content/docs/index.md': '---\ntitle: Planets\n---\n',
      'src/content/docs/es/index.md': '---\ntitle: Planetas\n---\n',
      'moons.yaml':
        "openapi: 3.1.0\ninfo: {title: Moons, version: '1'}\npaths:\n  /moons:\n    get: {operationId: listMoons, tags: [Moons]}\n",
    }),
  );
  expect(config).toMatchObject({
    openapi: { path: 'openapi/moons.yaml', id: 'api', route: '/api' },
    redirects: [
      { from: '/api/operations/listmoons', to: '/api/moons/list-moons' },
      { from: '/es/api/operations/listmoons', to: '/es/api/moons/list-moons' },
    ],
  });
});
