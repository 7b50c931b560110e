import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ExternalOptions, followExternal } from './follow-external.js';
import { isPublicAddress, publicLookup } from './public-address.js';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** @returns the port of a local server, and the requests that it has received */
async function serve(
  respond: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<{ readonly port: number; readonly seen: string[] }> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    respond(response, request);
    if (!response.writableEnded) response.end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, seen };
}

/** Host names that end with `.dev` resolve to this machine. */
const resolve: ExternalOptions['resolve'] = (_host, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }]);

async function follow(url: string, over: Partial<ExternalOptions> = {}) {
  const options = { timeout: 5000, retries: 0, allowedHosts: ['mars.dev'], onProgress: () => {} };
  const results = await followExternal(new Set([url]), { ...options, resolve, ...over });
  return results.get(url);
}

describe('an IP address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '::7f00:1',
    'mars',
    '',
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
    '2a00:1450:4001::1',
  ])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('following an external link', () => {
  it('sends a HEAD request and falls back to GET', async () => {
    const { port, seen } = await serve((response, { method }) => {
      response.statusCode = method === 'HEAD' ? 405 : 200;
    });
    expect(await follow(`http://mars.dev:${port}/a`)).toMatchObject({ ok: true, status: 200 });
    expect(seen).toEqual(['HEAD /a', 'GET /a']);
  });

  it('does not connect to a host that resolves to a private address', async () => {
    const { port, seen } = await serve(() => {});
    const result = await follow(`http://venus.dev:${port}/`);
    expect(result).toMatchObject({ ok: false, status: 0, reason: 'PRIVATE_ADDRESS' });
    expect(seen).toEqual([]);
  });

  it('connects only to the public addresses of a host', async () => {
    const found = [
      { address: '127.0.0.1', family: 4 },
      { address: '1.1.1.1', family: 4 },
      { address: '::1', family: 6 },
    ];
    const lookup = publicLookup(new Set(), (_host, done) => done(null, found));
    const given = await new Promise((done) => {
      lookup('venus.dev', { all: true }, (_error, addresses) => done(addresses));
    });
    expect(given).toEqual([found[1]]);
  });

  it.each([
    'http://127.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://venus.dev:PORT/',
    '//0.0.0.0:PORT/',
  ])('does not follow a redirect to %s', async (location) => {
    const inner = await serve(() => {});
    const { port } = await serve((response) => {
      response.writeHead(302, { location: location.replace('PORT', String(inner.port)) });
    });
    const result = await follow(`http://mars.dev:${port}/`);
    expect(result).toMatchObject({ ok: false, status: 0, reason: 'PRIVATE_ADDRESS' });
    expect(inner.seen).toEqual([]);
  });

  it('follows redirects, but no loops and no other schemes', async () => {
    const { port } = await serve((response, { url }) => {
      const location = { '/a': '/b', '/loop': '/loop', '/file': 'file:///etc/passwd' }[url ?? ''];
      if (location) response.writeHead(301, { location });
    });
    const at = (path: string) => follow(`http://mars.dev:${port}${path}`);
    expect(await at('/a')).toMatchObject({ ok: true, status: 200 });
    expect(await at('/loop')).toMatchObject({ ok: false, reason: 'TOO_MANY_REDIRECTS' });
    expect(await at('/file')).toMatchObject({ ok: false, reason: 'BAD_REDIRECT' });
  });

  it('retries after the time in the Retry-After header', async () => {
    const times: number[] = [];
    const { port, seen } = await serve((response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' });
    });
    const result = await follow(`http://mars.dev:${port}/`, { retries: 2 });
    expect(result).toMatchObject({ ok: true });
    expect(seen).toHaveLength(2);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(990);
  });

  it('does not wait for a long Retry-After, and retries no more often than configured', async () => {
    const patient = await serve((response) => {
      response.writeHead(429, { 'retry-after': '3600' });
    });
    const late = await follow(`http://mars.dev:${patient.port}/`, { retries: 5 });
    expect(late).toMatchObject({ ok: false, status: 429 });
    expect(patient.seen).toHaveLength(1);
    const busy = await serve((response) => {
      response.writeHead(429, { 'retry-after': '0' });
    });
    await follow(`http://mars.dev:${busy.port}/`, { retries: 1 });
    expect(busy.seen).toHaveLength(2);
  });

  it('does not read the response body', async () => {
    const { port } = await serve((response, { method }) => {
      response.statusCode = method === 'HEAD' ? 404 : 200;
      if (method === 'HEAD') return;
      response.write('x'.repeat(100_000));
      // The response body never ends.
      response.end = () => response;
    });
    expect(await follow(`http://mars.dev:${port}/`)).toMatchObject({ ok: true });
  });
});
