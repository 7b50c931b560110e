import { mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { starter } from '../../src/cli/starter-folder.js';
import { StarterWriter } from '../../src/cli/starter-writer.js';
import { publishSite } from '../support/publish-site.js';

let root: string;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-starters-')));
});
afterEach(() => rm(root, { recursive: true }));

it.each([
  ['guides', ['index.html', 'docs/guides/schedules/index.html']],
  ['api', ['index.html', 'docs/lend-a-book/index.html', 'api/index.html']],
  [
    'monorepo',
    [
      'index.html',
      'guides/place-an-order/index.html',
      'api/catalog/index.html',
      'api/orders/index.html',
    ],
  ],
  ['from-openapi', ['docs/index.html', 'api/index.html']],
] as const)('builds the starter site %s without an error or a warning', async (template, pages) => {
  const site = path.join(root, 'site');
  const writer = new StarterWriter(site);
  await writer.begin();
  await writer.copy(template);
  if (template === 'from-openapi') {
    const text = await readFile(path.join(starter, 'api/openapi/openapi.yaml'), 'utf8');
    await writer.write('openapi/openapi.yaml', text);
  }
  await publishSite(site, path.join(root, 'dist'));
  for (const page of pages) expect((await stat(path.join(root, 'dist', page))).size).not.toBe(0);
});
