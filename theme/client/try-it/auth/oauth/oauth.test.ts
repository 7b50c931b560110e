import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usableFlows } from './flows.js';
import { checkIssuer } from './issuer.js';
import { makePkcePair } from './pkce.js';
import { requestToken } from './token.js';

const { signal } = new AbortController();

function respondWith(status: number, body: object | null) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', new URL('https://docs.example.com'));
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

describe('PKCE', () => {
  it('uses the SHA-256 challenge of a 43-character verifier (RFC 7636)', async () => {
    const { verifier, challenge } = await makePkcePair();
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
    expect((await makePkcePair()).verifier).not.toBe(verifier);
  });
});

describe('a token request', () => {
  it('omits cookies, referrer and redirects, and sends the client secret in a header', async () => {
    const fetched = respondWith(200, { access_token: 'abc' });
    const client = { id: 'me & co', secret: 's:1' };
    const fields = { grant_type: 'client_credentials' };
    const url = 'https://login.example.com';
    expect(await requestToken(url, client, fields, signal)).toEqual({ access: 'abc' });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init).toMatchObject({
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { Authorization: `Basic ${btoa('me+%26+co:s%3A1')}` },
    });
    expect(String(init?.body)).toBe('grant_type=client_credentials');
  });

  it('sends the client secret in the body if the server requires it', async () => {
    const fetched = respondWith(200, { access_token: 'abc', refresh_token: 'again' });
    const client = { id: 'me', secret: 's:1', secretIn: 'body' } as const;
    const fields = { grant_type: 'refresh_token', refresh_token: 'once' };
    const tokens = await requestToken('https://login.example.com', client, fields, signal);
    expect(tokens).toEqual({ access: 'abc', refresh: 'again' });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init?.headers).not.toHaveProperty('Authorization');
    expect(String(init?.body)).toBe(
      'grant_type=refresh_token&refresh_token=once&client_id=me&client_secret=s%3A1',
    );
  });

  it('fails with the error description of the server', async () => {
    respondWith(400, { error: 'invalid_grant', error_description: 'Too late' });
    const asked = requestToken('https://login.example.com', { id: 'me', secret: '' }, {}, signal);
    await expect(asked).rejects.toThrow('invalid_grant: Too late');
  });

  it.each([[null], [[]], [{ access_token: '' }]])('fails if the response is %j', async (body) => {
    respondWith(200, body);
    const asked = requestToken('https://login.example.com', { id: 'me', secret: '' }, {}, signal);
    await expect(asked).rejects.toThrow('HTTP 200');
  });
});

describe('the issuer of an authorization response (RFC 9207)', () => {
  const authorizationUrl = 'https://id.example.com/oauth/authorize';
  const endpoints = { authorizationUrl, tokenUrl: 'https://id.example.com/token' };
  const issuer = 'https://id.example.com/tenant';
  const check = (query: string, more: object = {}) =>
    checkIssuer(new URLSearchParams(query), { ...endpoints, ...more });

  it.each([
    ['code=1', {}],
    ['code=1&iss=https://id.example.com/any', {}],
    [`code=1&iss=${issuer}`, { issuer, namesIssuer: true }],
    ['code=1', { issuer }],
  ])('is accepted: %s', (query, more) => expect(() => check(query, more)).not.toThrow());

  it.each([
    ['code=1&iss=https://evil.example', {}],
    ['code=1&iss=', {}],
    [`code=1&iss=${issuer}/`, { issuer }],
    ['code=1&iss=https://id.example.com', { issuer }],
    ['error=access_denied', { issuer, namesIssuer: true }],
    [`code=1&iss=${issuer}&iss=https://evil.example`, { issuer }],
  ])('is refused: %s', (query, more) =>
    expect(() => check(query, more)).toThrow(expect.objectContaining({ reason: 'issuer' })),
  );
});

describe('OAuth endpoints', () => {
  const server = 'https://api.example.com/v1';

  it('can be relative to the server', async () => {
    const flow = { type: 'clientCredentials' as const, tokenUrl: '/token', scopes: [] };
    const [relative] = usableFlows(
      { name: 'a', type: 'oauth2', scopes: [], flows: [flow] },
      server,
    );
    expect(await relative?.endpoints(signal)).toMatchObject({
      tokenUrl: 'https://api.example.com/token',
    });
  });

  it('are reported missing if OpenID Connect discovery returns none', async () => {
    respondWith(200, null);
    const scheme = { name: 'a', type: 'openIdConnect' as const, scopes: [] };
    const [flow] = usableFlows({ ...scheme, openIdConnectUrl: 'connect' }, server);
    await expect(flow?.endpoints(signal)).rejects.toThrow('https://api.example.com/v1/connect');
  });
});
