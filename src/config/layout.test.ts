import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLayout } from './layout.js';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-layout-')));
});
afterEach(() => rm(root, { recursive: true }));

async function write(...files: readonly string[]): Promise<void> {
  for (const file of files) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), '');
  }
}

describe('a folder without a configuration file', () => {
  it.each([
    [['docs/a/mars.md'], { docs: { path: './docs' } }],
    [['openapi.yaml'], { openapi: { path: 'openapi.yaml' } }],
    [
      ['docs/mars.md', 'docs/swagger.json'],
      { docs: { path: './docs' }, openapi: { path: 'docs/swagger.json' } },
    ],
    [['content/index.md', 'docs/mars.md'], {}],
    [['openapi/planets.yaml', 'openapi.yaml'], {}],
    [['docs/mars.md', 'openapi.yaml', 'docs/openapi.json'], { docs: { path: './docs' } }],
  ])('with %j is a site of %j', async (files, layout) => {
    await write(...files);
    expect(findLayout(root)).toEqual(layout);
  });

  it.each([[['README.md']], [['docs/logo.svg']], [['docs/_drafts/mars.md']], [[]]])(
    'with %j is no site',
    async (files) => {
      await write(...files);
      expect(findLayout(root)).toBeUndefined();
    },
  );
});
