import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inferConfig, withInferredSources } from './infer-config.js';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-layout-')));
});
afterEach(() => rm(root, { recursive: true }));

/** A description in each format, whatever the name of its file. */
const texts: Readonly<Record<string, string>> = {
  '.yaml': '# The planets\nopenapi: 3.1.0\ninfo: { title: Planets, version: 1.0.0 }\n',
  '.json': '{ "info": { "swagger": "2.0" }, "swagger": "2.0" }',
};

/** What folders with Markdown that was not written for docsgen become. */
const lenient = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  rules: expect.objectContaining({ 'guide/unknown-path': 'warn', 'guide/missing-field': 'warn' }),
};
const ofTheFolder = { docs: { path: '.', routeBasePath: '/' }, ...lenient };
const ofDocs = { docs: { path: './docs' }, ...lenient };

async function write(...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), texts[path.extname(file)] ?? '');
  }
}

describe('a folder without a configuration file', () => {
  it.each([
    [['docs/a/mars.md'], ofDocs],
    [['openapi.yaml'], { openapi: { path: 'openapi.yaml' } }],
    [['openapi.yaml', 'dist/api.md'], { openapi: { path: 'openapi.yaml' } }],
    [['docs/mars.md', 'docs/swagger.json'], { ...ofDocs, openapi: { path: 'docs/swagger.json' } }],
    [['content/index.md', 'docs/mars.md'], {}],
    [['openapi/planets.yaml', 'openapi.yaml'], {}],
    [
      ['docs/mars.md', 'openapi/moons.yaml', 'openapi/planets.yaml'],
      { ...ofDocs, openapi: [{ path: 'openapi/moons.yaml' }, { path: 'openapi/planets.yaml' }] },
    ],
    [
      ['docs/mars.md', 'openapi.yaml', 'docs/openapi.json'],
      { ...ofDocs, openapi: { path: 'openapi.yaml' } },
    ],
    [
      ['docs/mars.md', 'docs/api/planets.yaml'],
      { ...ofDocs, openapi: { path: 'docs/api/planets.yaml' } },
    ],
    [['README.md', 'api/swagger.json'], { ...ofTheFolder, openapi: { path: 'api/swagger.json' } }],
    [['openapi.yaml', 'api/planets.yaml'], { openapi: { path: 'openapi.yaml' } }],
    [['planets.yaml'], { openapi: { path: 'planets.yaml' } }],
    [['planets.json'], { openapi: { path: 'planets.json' } }],
    [['swagger.json', 'swagger.yaml'], { openapi: { path: 'swagger.yaml' } }],
    [
      ['moons.yaml', 'planets.json'],
      { openapi: [{ path: 'moons.yaml' }, { path: 'planets.json' }] },
    ],
    [['README.md'], ofTheFolder],
    [['guides/mars.md'], ofTheFolder],
    [['README.md', 'planets.yaml'], { ...ofTheFolder, openapi: { path: 'planets.yaml' } }],
  ])('with %j is a site of %j', async (files, layout) => {
    await write(...files);
    expect(inferConfig(root)).toEqual(layout);
  });

  it.each([[['docs/logo.svg']], [['docs/_drafts/mars.md']], [['node_modules/mars.md']], [[]]])(
    'with %j is not a site',
    async (files) => {
      await write(...files);
      expect(inferConfig(root)).toBeUndefined();
    },
  );

  it('takes a description in another format for one, so that reading it says why it cannot', async () => {
    await writeFile(path.join(root, 'events.yaml'), 'asyncapi: 3.0.0\n');
    await writeFile(path.join(root, 'package.json'), '{ "asyncapi": "^3.0.0" }');
    expect(inferConfig(root)).toEqual({ openapi: { path: 'events.yaml' } });
  });

  it('takes no other file with a field of that name for a description', async () => {
    await writeFile(path.join(root, 'package.json'), '{ "dependencies": { "swagger": "2.0.0" } }');
    await writeFile(path.join(root, 'compose.yaml'), 'services:\n  openapi: 3.1.0\n');
    expect(inferConfig(root)).toBeUndefined();
  });
});

describe('a configuration that names neither documents nor descriptions', () => {
  const title = 'Planets';
  const docs = { path: './docs' };
  const openapi = { path: 'openapi.yaml' };

  it.each([
    ['documents', ['docs/mars.md'], { title }, { title, docs }],
    ['both', ['docs/mars.md', 'openapi.yaml'], { title }, { title, docs, openapi }],
    [
      'documents with an address',
      ['docs/mars.md'],
      { docs: { routeBasePath: '/' } },
      { docs: { ...docs, routeBasePath: '/' } },
    ],
    [
      'several descriptions',
      ['openapi/moons.yaml', 'openapi/planets.yaml'],
      { title },
      { title, openapi: [{ path: 'openapi/moons.yaml' }, { path: 'openapi/planets.yaml' }] },
    ],
    [
      'the folder itself',
      ['README.md', 'openapi.yaml'],
      { title },
      { title, docs: { path: '.', routeBasePath: '/' }, openapi },
    ],
  ])('gets %s', async (_, files, value, merged) => {
    await write(...files);
    expect(withInferredSources(value, root)).toEqual(merged);
  });

  it.each([
    ['documents', { docs: { path: './guides' } }],
    ['descriptions', { openapi: { url: 'https://a.example/' } }],
    ['no description', { openapi: [] }],
    ['generated pages', { sources: [] }],
  ])('gets nothing else if it names %s', async (_, value) => {
    await write('docs/mars.md', 'openapi.yaml');
    expect(withInferredSources(value, root)).toEqual(value);
  });

  it('keeps `content`', async () => {
    await write('content/index.md', 'docs/mars.md');
    expect(withInferredSources({ title }, root)).toEqual({ title });
  });
});
