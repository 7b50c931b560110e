import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { HttpServer } from '../../src/dev-server/index.js';
import { publishSite } from './publish-site.js';
import { repository } from './repository.js';
import { serveStrictly } from './strict-server.js';

/** A site with three docs versions, three languages (one from right to left) and a blog, served for a test file. */
export function versionedSite(): { readonly origin: () => string; readonly outDir: () => string } {
  let root = '';
  let listening: HttpServer;

  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-versions-')));
    const outDir = path.join(root, 'dist');
    await publishSite(path.join(repository, 'test/fixtures/versions-and-languages'), outDir);
    listening = await serveStrictly(outDir);
  });
  afterAll(async () => {
    await listening?.close();
    await rm(root, { recursive: true, force: true });
  });

  return { origin: () => listening.origin, outDir: () => path.join(root, 'dist') };
}
