import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveChromium } from './chromium.js';
import { publishSite } from './publish-site.js';
import { repository } from './repository.js';
import { serveStrictly } from './strict-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Endpoint of the browser. */
    readonly browser: string;
    showcase: {
      /** `http://localhost:40123` */
      readonly origin: string;
      /** Absolute path of the published site. */
      readonly outDir: string;
    };
  }
}

/** Builds and serves the showcase once for all tests, and starts their shared browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-showcase-')));
  const outDir = path.join(root, 'dist');
  try {
    await publishSite(repository, outDir);
    const { origin, close } = await serveStrictly(outDir);
    project.provide('showcase', { origin, outDir });
    const browser = await serveChromium();
    project.provide('browser', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await close();
      await rm(root, { recursive: true });
    };
  } catch (error) {
    await rm(root, { recursive: true });
    throw error;
  }
}
