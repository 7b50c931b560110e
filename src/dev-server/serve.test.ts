import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { hostCheck, isSameOrigin } from './allowed-hosts.js';
import { outputFileSet } from './file-set.js';
import { type HttpServer, type ListenOptions, listen } from './listen.js';
import { startPreview } from './preview.js';
import { resolveUrl } from './resolve-url.js';
import { siteHandler } from './serve.js';

const open: HttpServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const files = outputFileSet([
  { path: 'index.html', contents: '<h1>Planets</h1>' },
  { path: 'docs/mars/index.html', contents: `<h1>Mars</h1>${'red '.repeat(1000)}` },
  { path: 'docs/große Rote/index.html', contents: 'spot' },
  { path: 'map.png', contents: new Uint8Array(3000) },
  { path: 'api/openapi.yaml', contents: 'openapi: 3.1.0' },
  { path: '404.html', contents: 'Lost in space' },
  { path: 'de/404.html', contents: 'Im All verloren' },
]);

async function start(baseUrl = '/', options: ListenOptions = {}): Promise<HttpServer> {
  const handler = siteHandler(() => ({ files, baseUrl }));
  const server = await listen(handler, { port: 0, ...options });
  open.push(server);
  return server;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request exactly as given, without normalizing its path or headers. */
function ask(
  server: HttpServer,
  target: string,
  options: http.RequestOptions = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: target,
      agent: false,
      ...options,
    });
    request.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
    });
    request.end();
  });
}

describe('a served site', () => {
  it.each([
    ['/', 'Planets'],
    ['/index.html', 'Planets'],
    ['/docs/mars', 'Mars'],
    ['/docs/mars/', 'Mars'],
    ['/docs/mars?from=home#moons', 'Mars'],
    ['/docs/gro%C3%9Fe%20Rote', 'spot'],
  ])('serves %s without a redirect', async (url, text) => {
    const { status, headers, body } = await ask(await start(), url);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toContain(text);
  });

  it('sets content types and serves binary files unchanged', async () => {
    const server = await start();
    const image = await ask(server, '/map.png');
    expect(image.headers['content-type']).toBe('image/png');
    expect(image.body).toHaveLength(3000);
    expect((await ask(server, '/api/openapi.yaml')).headers['content-type']).toMatch(/yaml/);
  });

  it('shows its own 404 page for unknown paths', async () => {
    const { status, body } = await ask(await start(), '/docs/pluto');
    expect([status, body.toString()]).toEqual([404, 'Lost in space']);
  });

  it.each(['/', '/space/'])('shows the 404 page of the locale below %s', async (baseUrl) => {
    const server = await start(baseUrl);
    const textAt = async (path: string) => (await ask(server, baseUrl + path)).body.toString();
    expect(await textAt('de/docs/pluto?x=/docs')).toBe('Im All verloren');
    expect(await textAt('den/docs/pluto')).toBe('Lost in space');
    expect(await textAt('de/%E0')).toBe('The URL is malformed.');
  });

  it('is served only below its base URL', async () => {
    const server = await start('/space/');
    expect((await ask(server, '/space/docs/mars')).status).toBe(200);
    expect((await ask(server, '/space')).status).toBe(200);
    expect((await ask(server, '/docs/mars')).status).toBe(404);
    expect((await ask(server, '/spaceship')).status).toBe(404);
    const { status, headers } = await ask(server, '/');
    expect([status, headers.location]).toEqual([302, '/space/']);
  });

  it('answers HEAD requests with the same headers and no body', async () => {
    const server = await start();
    const head = await ask(server, '/docs/mars', { method: 'HEAD' });
    const get = await ask(server, '/docs/mars');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('rejects other methods', async () => {
    const { status, headers } = await ask(await start(), '/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 304 when the browser’s copy is current', async () => {
    const server = await start();
    const { headers } = await ask(server, '/docs/mars');
    expect(headers['cache-control']).toBe('no-cache');
    for (const known of [headers.etag, `"x", ${headers.etag}`, '*', headers.etag?.slice(2)]) {
      const again = await ask(server, '/docs/mars', { headers: { 'If-None-Match': known } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const other = await ask(server, '/docs/mars', { headers: { 'If-None-Match': '"x"' } });
    expect(other.status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 206, 10, 'bytes 0-9/3000'],
    ['bytes=2990-', 206, 10, 'bytes 2990-2999/3000'],
    ['bytes=-5', 206, 5, 'bytes 2995-2999/3000'],
    ['bytes=0-99999', 206, 3000, 'bytes 0-2999/3000'],
    ['bytes=-99999', 206, 3000, 'bytes 0-2999/3000'],
    ['bytes=3000-', 416, 0, 'bytes */3000'],
    ['bytes=-0', 416, 0, 'bytes */3000'],
    ['bytes=9-3', 200, 3000, undefined],
    ['bytes=0-1,5-6', 200, 3000, undefined],
    ['lines=0-9', 200, 3000, undefined],
  ])('answers range requests: %s', async (Range, status, size, part) => {
    const server = await start();
    const received = await ask(server, '/map.png', { headers: { Range } });
    expect([received.status, received.body.byteLength, received.headers['content-range']]).toEqual([
      ...[status, size, part],
    ]);
  });

  it('sends ranges uncompressed, and the whole file if If-Range does not match', async () => {
    const server = await start();
    const text = { Range: 'bytes=4-7', 'Accept-Encoding': 'gzip' };
    const part = await ask(server, '/docs/mars', { headers: text });
    expect([part.body.toString(), part.headers['content-encoding']]).toEqual(['Mars', undefined]);
    const kept = { Range: 'bytes=0-9', 'If-Range': '"other"' };
    expect((await ask(server, '/map.png', { headers: kept })).status).toBe(200);
    const page = await ask(server, '/nowhere', { headers: { Range: 'bytes=0-3' } });
    expect([page.status, page.body.toString()]).toEqual([404, 'Lost in space']);
  });

  it('compresses text for clients that accept gzip', async () => {
    const server = await start();
    const plain = await ask(server, '/docs/mars');
    const packed = await ask(server, '/docs/mars', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    expect(packed.body.length).toBeLessThan(plain.body.length / 10);
    for (const coding of ['identity', 'gzip;q=0']) {
      const { headers } = await ask(server, '/docs/mars', {
        headers: { 'Accept-Encoding': coding },
      });
      expect(headers['content-encoding']).toBeUndefined();
    }
    const image = await ask(server, '/map.png', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(image.headers['content-encoding']).toBeUndefined();
  });

  it.each(['/%', '/%E0%A4%A', '/docs/%zz'])('rejects the malformed URL %s', async (url) => {
    expect((await ask(await start(), url)).status).toBe(400);
  });

  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/docs/..%5c..%5cetc',
    '//etc/passwd',
    '/%00',
    '/constructor',
    '/__proto__',
  ])('serves no file outside the site for %s', async (url) => {
    expect((await ask(await start(), url)).status).toBe(404);
  });
});

describe('URL resolution', () => {
  it('prefers a file to the index page of a folder with its name', () => {
    const has = (file: string): boolean => ['a', 'a/index.html'].includes(file);
    expect(resolveUrl('/a', '/', has)).toEqual({ kind: 'file', file: 'a' });
    expect(resolveUrl('/a/', '/', has)).toEqual({ kind: 'file', file: 'a/index.html' });
    expect(resolveUrl('a', '/', has)).toEqual({ kind: 'malformed' });
  });
});

describe('a server', () => {
  it('listens on localhost and takes the next free port', async () => {
    const first = await start();
    const second = await start('/', { port: first.port });
    expect(second.port).toBeGreaterThan(first.port);
    expect(second.origin).toBe(`http://localhost:${second.port}`);
  });

  it('skips a port that another program uses on ::1', async () => {
    const other = http.createServer();
    const port = await new Promise<number | undefined>((resolve) => {
      other.once('error', () => resolve(undefined));
      other.listen(0, '::1', () => resolve((other.address() as { port: number }).port));
    });
    if (port !== undefined) expect((await start('/', { port })).port).not.toBe(port);
    other.close();
  });

  it('fails if its strict port is in use or its address is not available', async () => {
    const { port } = await start();
    const codes = await Promise.all(
      [
        { port, strictPort: true },
        { port: 0, host: '203.0.113.7' },
      ].map((options) =>
        start('/', options).catch((error: unknown) =>
          error instanceof DiagnosticError ? error.diagnostics[0]?.code : error,
        ),
      ),
    );
    expect(codes).toEqual(['cli/port-in-use', 'cli/cannot-listen']);
  });

  it('rejects requests for other host names', async () => {
    const server = await start();
    const statusFor = async (host: string) =>
      (await ask(server, '/', { headers: { Host: host } })).status;
    expect(await statusFor(`localhost:${server.port}`)).toBe(200);
    expect(await statusFor('evil.example')).toBe(403);
    expect(await statusFor(`evil.example:${server.port}`)).toBe(403);
  });

  it('accepts only local host names, the configured host, and IP addresses for a wildcard host', () => {
    const local = hostCheck('127.0.0.1');
    for (const name of [
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'LOCALHOST',
      'a.localhost',
    ])
      expect(local(name), name).toBe(true);
    for (const name of [undefined, '', 'evil.example', '192.168.0.7', 'localhost.evil.example'])
      expect(local(name), name).toBe(false);
    expect(hostCheck('docs.lan')('docs.lan:80')).toBe(true);
    expect(hostCheck('0.0.0.0')('192.168.0.7:3000')).toBe(true);
    expect(hostCheck('0.0.0.0')('evil.example')).toBe(false);
  });

  it('recognizes requests from the same origin', () => {
    expect(isSameOrigin(undefined, 'localhost:3000')).toBe(true);
    expect(isSameOrigin('http://localhost:3000', 'localhost:3000')).toBe(true);
    for (const origin of ['http://localhost:4000', 'https://evil.example', 'null'])
      expect(isSameOrigin(origin, 'localhost:3000')).toBe(false);
  });
});

describe('docsgen preview', () => {
  it('serves a new build at once, but no hidden files or links out of the folder', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'docsgen-preview-'));
    const outDir = path.join(root, 'dist');
    const write = async (folder: string, file: string, text: string): Promise<void> => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    };
    await write(outDir, 'index.html', 'old');
    await write(outDir, '.git/config', 'secret');
    await write(outDir, '.docsgen.json', 'secret');
    await write(outDir, '.well-known/security.txt', 'Contact: ann');
    await write(root, 'secret.txt', 'secret');
    await symlink('../secret.txt', path.join(outDir, 'secret.txt'));
    const server = await startPreview({ outDir, baseUrl: '/' }, { port: 0 });
    open.push(server);
    const text = async (url: string) => (await ask(server, url)).body.toString();
    expect(await text('/')).toBe('old');
    expect(await text('/.well-known/security.txt')).toBe('Contact: ann');
    for (const url of ['/.git/config', '/.docsgen.json', '/secret.txt', '/new'])
      expect((await ask(server, url)).status, url).toBe(404);
    await write(path.join(root, 'next'), 'new/index.html', 'new');
    await rename(outDir, path.join(root, 'before'));
    expect((await ask(server, '/')).status).toBe(404);
    await rename(path.join(root, 'next'), outDir);
    expect(await text('/new')).toBe('new');
    await rm(root, { recursive: true });
  });

  it('applies the site’s _headers, except for cache control', async () => {
    const outDir = await mkdtemp(path.join(tmpdir(), 'docsgen-preview-'));
    await writeFile(path.join(outDir, 'index.html'), 'Planets');
    await writeFile(path.join(outDir, '404.html'), 'Lost in space');
    const rules = "/*\n  Content-Security-Policy: default-src 'none'\n  Cache-Control: immutable\n";
    await writeFile(path.join(outDir, '_headers'), rules);
    const server = await startPreview({ outDir, baseUrl: '/' }, { port: 0 });
    open.push(server);
    for (const url of ['/?x', '/nowhere']) {
      const { headers } = await ask(server, url);
      expect(headers['content-security-policy']).toBe("default-src 'none'");
      expect(headers['cache-control']).toBe('no-cache');
    }
    await rm(outDir, { recursive: true });
  });
});
