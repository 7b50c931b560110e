import { spawnSync } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  foldersBeside,
  makeTemporarySite,
  mars,
  publishOptions,
  tree,
  venus,
} from '../../../test/support/publication.js';
import { publish } from '../../../test/support/publish.js';
import { exchangeFolders } from './exchange-folders.js';

const canExchange = process.platform === 'linux' && spawnSync('perl', ['-v']).status === 0;

/** Runs after each look at a manifest. */
let afterRead: ((folder: string) => void) | undefined;
/** Opens a site with modules of its own, because test files share those that are loaded. */
let openBuiltSite: typeof import('./open-built-site.js').openBuiltSite;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./manifest.js', async (importActual) => {
    const actual = await importActual<typeof import('./manifest.js')>();
    return {
      ...actual,
      readManifest: (folder: string) => {
        const manifest = actual.readManifest(folder);
        afterRead?.(folder);
        return manifest;
      },
    };
  });
  ({ openBuiltSite } = await import('./open-built-site.js'));
});
afterEach(() => {
  afterRead = undefined;
  vi.useRealTimers();
});
afterAll(() => {
  vi.doUnmock('./manifest.js');
  vi.resetModules();
});

describe.runIf(canExchange)('a helper of a killed build', () => {
  it.each([1, 2])('that exchanges the folders after look %i mixes no sites', async (look) => {
    const { root, siteDir, outDir } = await makeTemporarySite();
    const options = publishOptions({ root, siteDir, outDir }, {});
    await publish(mars, options);
    await writeFile(path.join(outDir, 'CNAME'), 'planets.example');
    const other = path.join(siteDir, 'other');
    await publish(venus, publishOptions({ root, siteDir, outDir: other }, {}));
    await writeFile(path.join(other, 'CNAME'), 'planets.example');
    const nobody = 2 ** 22 + 7;
    const fresh = path.join(siteDir, `.dist.docsgen-${nobody}-${'0'.repeat(18)}.old0`);
    await rename(other, fresh);
    vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] });
    let looks = 0;
    afterRead = () => {
      looks += 1;
      if (looks === look) exchangeFolders(fresh, outDir);
    };
    const site = await openBuiltSite(outDir);
    vi.useRealTimers();
    const { CNAME, ...files } = await tree(outDir);
    expect(looks).toBeGreaterThan(look);
    expect(CNAME).toBe('planets.example');
    expect(Object.keys(files).toSorted()).toEqual(site?.manifest.files);
    expect(await foldersBeside(outDir)).toEqual([]);
    await rm(root, { recursive: true });
  });
});
