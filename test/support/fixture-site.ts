import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { HttpServer } from '../../src/dev-server/index.js';
import { publishSite } from './publish-site.js';
import { repository } from './repository.js';
import { serveStrictly } from './strict-server.js';

export interface FixtureSite {
  /** `http://localhost:40123` */
  readonly origin: () => string;
  /** Absolute path of the published site. */
  readonly outDir: () => string;
}

/**
 * Builds and serves a site for a test file.
 *
 * @param files by path: a complete site, or files that override the fixture
 * @param options.fixture folder below `test/fixtures`
 * @param options.baseUrl as in the site's configuration
 */
export function fixtureSite(
  files: Readonly<Record<string, string>>,
  { fixture, baseUrl = '/' }: { readonly fixture?: string; readonly baseUrl?: string } = {},
): FixtureSite {
  let root = '';
  let listening: HttpServer;

  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-fixture-')));
    const site = path.join(root, 'site');
    if (fixture !== undefined) {
      await cp(path.join(repository, 'test/fixtures', fixture), site, { recursive: true });
    }
    for (const [name, contents] of Object.entries(files)) {
      const file = path.join(site, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, contents);
    }
    const outDir = path.join(root, 'dist');
    await publishSite(site, outDir);
    listening = await serveStrictly(outDir, baseUrl);
  });
  afterAll(async () => {
    await listening?.close();
    await rm(root, { recursive: true, force: true });
  });

  return { origin: () => listening.origin, outDir: () => path.join(root, 'dist') };
}
