import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parseHostHeaders } from '../../src/dev-server/headers-file.js';
import {
  type HttpServer,
  listen,
  publishedFiles,
  siteHandler,
} from '../../src/dev-server/index.js';
import { type HostileServer, hostileServer } from './hostile-server.js';
import { type MockServer, mockServer } from './mock-server.js';
import { publishSite } from './publish-site.js';
import { tryItDescription } from './try-it-description.js';

export interface TryItSite {
  readonly origin: () => string;
  /** Responds as described. */
  readonly api: () => MockServer;
  readonly hostile: () => HostileServer;
}

/**
 * A site for the API of `try-it-description.ts` with running servers and the policy of its `_headers` file, for a
 * test file.
 */
export function tryItSite(config: object = {}): TryItSite {
  let root = '';
  let site: HttpServer | undefined;
  let api: MockServer | undefined;
  let hostile: HostileServer | undefined;

  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-try-it-')));
    hostile = await hostileServer(() => api?.origin ?? '');
    const blank = tryItDescription({ api: 'http://127.0.0.1', weather: hostile.origin });
    api = await mockServer(blank);
    const servers = { api: api.origin, weather: hostile.origin };
    const files = {
      'openapi/planets.json': JSON.stringify(tryItDescription(servers), null, 2),
      'docsgen.config.json': JSON.stringify({ title: 'Planets', ...config }),
      'content/index.md': '# Planets\n',
    };
    for (const [name, contents] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), contents);
    }
    const outDir = path.join(root, 'dist');
    await publishSite(root, outDir);
    site = await serveAsTold(outDir);
  });
  afterAll(async () => {
    await Promise.all([site?.close(), api?.close(), hostile?.close()]);
    await rm(root, { recursive: true, force: true });
  });
  const running = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The servers do not run yet');
    return one;
  };
  return {
    origin: () => running(site).origin,
    api: () => running(api),
    hostile: () => running(hostile),
  };
}

/** Serves a site with the headers of its `_headers` file, as a host does. */
async function serveAsTold(outDir: string): Promise<HttpServer> {
  const headersFor = parseHostHeaders(await readFile(path.join(outDir, '_headers'), 'utf8'));
  const files = publishedFiles(outDir);
  const handler = siteHandler(async () => ({ files: await files(), baseUrl: '/' }));
  return listen(
    (request, response) => {
      for (const [name, value] of headersFor(request.url ?? '/')) response.setHeader(name, value);
      return handler(request, response);
    },
    { port: 0 },
  );
}
