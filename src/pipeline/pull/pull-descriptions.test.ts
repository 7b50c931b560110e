import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { parseSite } from '../parse.js';
import { pullDescriptions } from './index.js';

const planets = `openapi: 3.1.0
info: { title: Planets, version: '1' }
paths:
  /planets:
    get:
      responses:
        '200': { description: All., content: { application/json: { schema: { $ref: './schemas/planet.yaml' } } } }
`;

/** Responses by path; requests are counted. */
let listeners: Record<string, RequestListener>;
let seen: string[];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    seen.push(`${url} ${headers['if-none-match'] ?? '-'} ${headers.authorization ?? '-'}`);
    const listener = listeners[url];
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
  listeners = {
    '/v1/openapi': text(planets, '"one"'),
    '/v1/schemas/planet.yaml': text('type: object\nproperties: { name: { type: strng } }\n'),
  };
});

function text(body: string, etag?: string): RequestListener {
  return (request, response) => {
    const isSame = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isSame ? 304 : 200, etag === undefined ? {} : { etag });
    response.end(isSame ? undefined : body);
  };
}

async function openSite(openapi: object) {
  const dir = await temporarySite({ 'docsgen.config.json': JSON.stringify({ openapi }) });
  const pull = async ({ frozen = false, hour = 1, headers = {}, timeoutMs = 2000 } = {}) => {
    const config = await loadConfig({ dir });
    const { value, diagnostics } = await pullDescriptions(config, {
      frozen,
      headers,
      allowedHosts: [],
      timeoutMs,
      now: () => new Date(Date.UTC(2026, 0, 1, hour)),
      onFile: () => undefined,
    });
    const changes = value.files.map(({ change, file }) => `${change} ${file}`);
    const removed = value.removed.map((file) => `removed ${file}`);
    return {
      changes: [...changes, ...removed].map(withoutPort),
      problems: problemsOf(diagnostics),
    };
  };
  const build = async () => {
    const config = await loadConfig({ dir });
    const { value, diagnostics } = await parseSite(config);
    return { api: value.apis[0]?.api, problems: problemsOf(diagnostics) };
  };
  const write = (file: string, contents: string) => writeFile(path.join(dir, file), contents);
  return { dir, pull, build, write };
}

function problemsOf(diagnostics: Parameters<typeof formatPlain>[0]): string[] {
  return withoutPort(formatPlain(diagnostics)).split('\n').filter(Boolean);
}

function withoutPort(message: string): string {
  return message.replaceAll(/127\.0\.0\.1[:-]\d+/g, 'host');
}

const root = 'openapi/pulled/host/v1/openapi.yaml';

describe('docsgen pull', () => {
  it('saves a description with the files it refers to, which builds read without the network', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    expect((await site.build()).problems).toEqual([
      'docsgen.config.json:1:19: error: http://host/v1/openapi has not been pulled. (run docsgen pull, and commit openapi/pulled) [pull/missing]',
    ]);
    expect(await site.pull()).toEqual({
      changes: [`new ${root}`, 'new openapi/pulled/host/v1/schemas/planet.yaml'],
      problems: [],
    });
    seen = [];
    const { api, problems } = await site.build();
    expect(api?.title).toBe('Planets');
    expect(problems.filter((line) => line.includes('strng'))).toEqual([
      expect.stringMatching(/^openapi\/pulled\/host\/v1\/schemas\/planet\.yaml:2:29: /),
    ]);
    expect(seen).toEqual([]);
  });

  it('asks only for what has changed and keeps the date of the rest', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    await site.pull();
    const lock = async () => {
      const written = await readFile(path.join(site.dir, 'openapi/pulled/lock.json'), 'utf8');
      const { files } = JSON.parse(written);
      return Object.values<{ pulled: string; etag?: string }>(files).map(({ pulled, etag }) => [
        pulled.slice(11, 13),
        etag,
      ]);
    };
    listeners['/v1/schemas/planet.yaml'] = text('type: object\n');
    seen = [];
    expect((await site.pull({ hour: 2 })).changes).toEqual([
      `same ${root}`,
      'changed openapi/pulled/host/v1/schemas/planet.yaml',
    ]);
    expect(seen[0]).toBe('/v1/openapi "one" -');
    expect(await lock()).toEqual([
      ['01', '"one"'],
      ['02', undefined],
    ]);
    listeners['/v1/openapi'] = text(
      'openapi: 3.1.0\ninfo: { title: Moons, version: 1 }\npaths: {}\n',
    );
    expect((await site.pull()).changes).toContain(
      'removed openapi/pulled/host/v1/schemas/planet.yaml',
    );
  });

  it('compares with --frozen: what is not pinned, edited or changed at its URL is an error', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    expect((await site.pull({ frozen: true })).problems).toEqual([
      expect.stringMatching(/it is not in the lock file; run docsgen pull .*\[pull\/failed\]/),
    ]);
    await site.pull();
    expect((await site.pull({ frozen: true })).problems).toEqual([]);
    listeners['/v1/schemas/planet.yaml'] = text('type: string\n');
    expect((await site.pull({ frozen: true })).problems).toEqual([
      expect.stringMatching(/^openapi\/pulled\/lock\.json:\d+:5: .*\[pull\/outdated\]/),
    ]);
    listeners['/v1/schemas/planet.yaml'] = text('type: object\n');
    const [file = ''] = (await site.pull()).changes.map((line) => line.replace(/^\w+ /, ''));
    const name = file.replace('host', origin.replace('http://', '').replace(':', '-'));
    await site.write(name, `${planets}# edited\n`);
    expect((await site.build()).problems).toContainEqual(expect.stringContaining('[pull/edited]'));
    expect((await site.pull({ frozen: true })).problems).toEqual([
      expect.stringMatching(/its file was changed or removed/),
    ]);
    await site.pull();
    await site.write('docsgen.config.json', '{ "openapi": false }');
    expect((await site.pull({ frozen: true })).problems).toEqual([
      expect.stringContaining('[pull/unused]'),
      expect.stringContaining('[pull/unused]'),
    ]);
  });

  it.each([
    ['a missing file', 404, undefined, 'the response was 404.'],
    [
      'a login',
      401,
      undefined,
      'the response was 401; pass a token with --header, which docsgen pull and docsgen check have.',
    ],
    [
      'a redirect to a private address',
      302,
      'https://10.0.0.1/',
      '10.0.0.1 is not on the public internet.',
    ],
    [
      'a redirect without encryption',
      302,
      'http://example.com/',
      'it redirects to http://example.com; only https: is safe, and http: on this machine.',
    ],
    ['endless redirects', 302, '/v1/openapi', 'it redirects more than 5 times.'],
  ])('reports %s and saves nothing', async (_, status, location, reason) => {
    listeners['/v1/openapi'] = (_request, response) =>
      response.writeHead(status, location === undefined ? {} : { location }).end();
    const site = await openSite({ url: `${origin}/v1/openapi` });
    const { problems } = await site.pull();
    expect(problems).toEqual([
      `docsgen.config.json:1:19: error: http://host/v1/openapi could not be pulled: ${reason} [pull/failed]`,
    ]);
  });

  it('reports slow, large and foreign files', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    listeners['/v1/openapi'] = (_, response) =>
      response.writeHead(200, { 'content-length': 20_000_001 }).write('openapi:');
    expect((await site.pull()).problems[0]).toContain('it is larger than 20 MB');
    listeners['/v1/openapi'] = () => undefined;
    const { problems } = await site.pull({ timeoutMs: 200 });
    expect(problems[0]).toContain('there was no response within 0.2 s');
    listeners['/v1/openapi'] = text(planets.replace('./schemas', 'https://example.com'));
    expect((await site.pull()).problems).toEqual([
      expect.stringMatching(/:7:84: error: .*\[openapi\/remote-reference\]$/),
    ]);
  });

  it('reports a page in place of a description, with its status, type and address', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    const page: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end('\ufeff<!-- app --> <!DOCTYPE html><html lang="en"><p>Log in');
    };
    listeners['/v1/openapi'] = page;
    expect((await site.pull()).problems).toEqual([
      'docsgen.config.json:1:19: error: http://host/v1/openapi could not be pulled: the response is an HTML page (status 200, text/html; charset=utf-8), such as a login or a page for people; name the address of the file itself, or pass a token with --header, which docsgen pull and docsgen check have. [pull/failed]',
    ]);
    listeners['/v1/openapi'] = (_, response) =>
      response.writeHead(302, { location: '/login?from=1' }).end();
    listeners['/login?from=1'] = page;
    expect((await site.pull()).problems[0]).toContain(
      ' is an HTML page (status 200, text/html; charset=utf-8) from http://host/login?from=1, ',
    );
    listeners['/login?from=1'] = text('<html><p>Log in');
    expect((await site.pull()).problems[0]).toContain('(status 200, no content type)');
    // A wrong type alone is no reason to refuse a description.
    listeners['/v1/openapi'] = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(planets);
    };
    expect((await site.pull()).problems).toEqual([]);
  });

  it('follows redirects, and reads compressed files up to the limit of what they contain', async () => {
    const site = await openSite({ url: `${origin}/latest` });
    listeners['/latest'] = (_, response) =>
      response.writeHead(308, { location: '/v1/openapi' }).end();
    const zipped =
      (body: string): RequestListener =>
      (_, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
      };
    listeners['/v1/openapi'] = zipped(planets.replace('./schemas/', '/v1/schemas/'));
    expect((await site.pull()).problems).toEqual([]);
    listeners['/v1/openapi'] = zipped(`openapi: 3.1.0 # ${'x'.repeat(20_000_000)}`);
    expect((await site.pull({ timeoutMs: 20_000 })).problems[0]).toContain(
      'it is larger than 20 MB',
    );
    listeners['/v1/openapi'] = (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
    expect((await site.pull()).problems[0]).toContain('could not be pulled: Z_DATA_ERROR');
    listeners['/latest'] = (_, response) => response.writeHead(302, { location: '/latest' }).end();
    expect((await site.pull()).problems[0]).toContain('it redirects more than 5 times');
    listeners['/latest'] = (request) => request.socket.destroy();
    expect((await site.pull()).problems[0]).toContain('could not be pulled: UND_ERR_SOCKET');
  });

  it('resolves references from where redirects led, also in builds and with --frozen', async () => {
    const site = await openSite({ url: `${origin}/latest` });
    listeners['/latest'] = (_, response) =>
      response.writeHead(302, { location: '/v1/openapi?signature=secret' }).end();
    listeners['/v1/openapi?signature=secret'] = text(planets);
    expect(await site.pull()).toEqual({
      changes: [
        'new openapi/pulled/host/latest.yaml',
        expect.stringContaining('schemas/planet.yaml'),
      ],
      problems: [],
    });
    expect((await site.build()).problems.join('\n')).not.toMatch(/reference|missing/);
    expect(await site.pull({ frozen: true })).toMatchObject({ problems: [] });
    const lock = await readFile(path.join(site.dir, 'openapi/pulled/lock.json'), 'utf8');
    expect(JSON.parse(lock).files[`${origin}/latest`].location).toBe(`${origin}/v1/openapi`);
  });

  it('sends headers to the hosts of the configuration only', async () => {
    const site = await openSite({ url: `${origin}/v1/openapi` });
    await site.pull({ headers: { authorization: 'Bearer secret' } });
    expect(seen[0]).toBe('/v1/openapi - Bearer secret');
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    const allowHosts = [new URL(elsewhere).host];
    const other = await openSite({ url: `${origin}/v1/openapi`, allowHosts });
    listeners['/v1/openapi'] = (request, response) => {
      if (request.headers.host?.startsWith('localhost')) text(planets)(request, response);
      else response.writeHead(302, { location: `${elsewhere}/v1/openapi` }).end();
    };
    seen = [];
    await other.pull({ headers: { authorization: 'Bearer secret' } });
    expect(seen.slice(0, 2)).toEqual(['/v1/openapi - Bearer secret', '/v1/openapi - -']);
  });
});
