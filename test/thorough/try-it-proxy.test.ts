import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { repository } from '../support/repository.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

// The proxy is the one of the manual. Its port is part of the configuration, so it is chosen first.
const port = await freePort();
const host = `127.0.0.1:${port}`;
const proxy = `http://${host}/?url=`;
const site = tryItSite({ openapi: { tryIt: { proxy } } });
const reader = readerOf(site.origin);
let folder = '';
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-proxy-'));
  const manual = await readFile(path.join(repository, 'docs/content/docs/openapi.md'), 'utf8');
  const [, code = ''] = /```js title="proxy\.mjs"\n(.*?)```/s.exec(manual) ?? [];
  await writeFile(path.join(folder, 'proxy.mjs'), code);
});
afterEach(() => stopProxy());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the proxy for a site and an API, and waits until it responds. */
async function startProxy(allowed: { site?: string; api?: string } = {}): Promise<void> {
  const { site: SITE = site.origin(), api: API = site.api().origin } = allowed;
  const env = { ...process.env, SITE, API, PORT: String(port) };
  running = spawn(process.execPath, ['proxy.mjs'], { cwd: folder, env, stdio: 'inherit' });
  const isUp = (): Promise<boolean> =>
    fetch(`http://${host}`).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stopProxy(): Promise<void> {
  const stopped = running;
  running = undefined;
  if (stopped?.kill()) await once(stopped, 'exit');
}

/** Fills in and sends the request to create a planet. */
async function createPlanet() {
  const page = await reader.open('/api/planets/create-planet');
  const sent: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.origin())) sent.push(`${request.method()} ${url}`);
  });
  const form = await tryIt(page);
  await form.field('Token').fill('sesame');
  await form.editor.fill('{"name": "Vulcan", "kind": "rock"}');
  await form.send();
  return { page, form, sent, response: (await form.response.textContent()) ?? '' };
}

it('sends requests through a proxy on another host, and says so before', async () => {
  await startProxy();
  const { page, form, sent, response } = await createPlanet();
  expect(await form.panel.textContent()).toContain(`goes through ${host}`);
  const target = encodeURIComponent(`${site.api().origin}/planets`);
  expect(sent).toEqual([`POST ${proxy}${target}`]);
  // The API has checked token and body, and responds with the example.
  expect(response).toContain('201');
  expect(response).toContain('content-type');
  expect(await form.sample().textContent()).not.toContain(host);
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  const [, connections = ''] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
  expect(connections.split(' ')).toContain(`http://${host}`);
  expect(connections.split(' ')).not.toContain(site.api().origin);
});

it('shows the refusal of a proxy as a response', async () => {
  await startProxy({ api: 'https://other.example' });
  const { response } = await createPlanet();
  expect(response).toContain('403');
  expect(response).toContain('This proxy sends requests to https://other.example only.');
});

it('names the proxy if it does not allow the site', async () => {
  await startProxy({ site: 'https://other.example' });
  expect((await createPlanet()).response).toContain(`${host} does not allow pages of this site`);
});

it('names the proxy if it does not run', async () => {
  expect((await createPlanet()).response).toContain(`${host} could not be reached`);
});
