import { expect, test } from 'vitest';
import { apiOf, operationOf } from '../../../../test/build/planets-api.js';
import type { ApiServer } from '../../../openapi/api/server.js';
import { connectSources } from './connect-sources.js';

function server(
  url: string,
  variables: Readonly<Record<string, readonly string[]>> = {},
): ApiServer {
  const entries = Object.entries(variables);
  return {
    url,
    exampleUrl: entries.reduce(
      (filled, [name, [first = '']]) => filled.replace(`{${name}}`, first),
      url,
    ),
    variables: entries.map(([name, [first = '', ...choices]]) => ({
      name,
      default: first,
      enum: choices,
    })),
  };
}

const serversSources = (...servers: readonly ApiServer[]) =>
  connectSources(apiOf({ servers }), true);

test('connectSources lists the servers of the API and its operations once each', () => {
  const there = server('https://mars.example:8443/v1');
  const operations = [
    operationOf({ slug: 'land', servers: [there, server('https://moon.example')] }),
  ];
  expect(connectSources(apiOf({ servers: [there], operations }), true)).toEqual([
    'https://mars.example:8443',
    'https://moon.example',
  ]);
});

test('connectSources lists every value of an enumerated server variable', () => {
  const choice = server('https://{region}.example.com', { region: ['north', 'north', 'south'] });
  expect(serversSources(choice)).toEqual([
    'https://north.example.com',
    'https://south.example.com',
  ]);
});

test('connectSources uses a wildcard for a free server variable in the host', () => {
  expect(
    serversSources(server('https://{team}.planets.example.com/v1', { team: ['demo'] })),
  ).toEqual(['https://demo.planets.example.com', 'https://*.planets.example.com']);
  expect(serversSources(server('{host}/product', { host: ['https://api.example.com'] }))).toEqual([
    'https:',
  ]);
  // A wildcard cannot cover all of .com, so the source is any host.
  expect(serversSources(server('https://{name}.com', { name: ['mars'] }))).toContain('https:');
});

test('connectSources allows the hosts for which a server has a placeholder', () => {
  expect(serversSources(server('https://{host}/v1'))).toEqual(['https:']);
  expect(serversSources(server('https://your-domain.com'))).toEqual(['https:']);
  expect(serversSources(server('https://your-domain.planets.net'))).toEqual([
    'https://*.planets.net',
  ]);
});

test('connectSources allows any host if readers enter the one of the API', () => {
  expect(serversSources(server('/'))).toEqual(['https:']);
  expect(serversSources(server('{base}/v1', { base: ['/api'] }))).toEqual(['https:']);
  expect(serversSources(server('/v1'), server('https://mars.example'))).toEqual(['https:']);
});

test('connectSources ignores variables in the path', () => {
  expect(serversSources(server('https://mars.example/{version}', { version: ['v1'] }))).toEqual([
    'https://mars.example',
  ]);
});

test('connectSources lists OAuth token URLs', () => {
  const securitySchemes = [
    {
      name: 'account',
      type: 'oauth2' as const,
      flows: [
        {
          type: 'authorizationCode' as const,
          authorizationUrl: 'https://login.example/authorize',
          tokenUrl: 'https://id.example/token',
          refreshUrl: '/refresh',
          scopes: [],
        },
      ],
    },
  ];
  expect(connectSources(apiOf({ securitySchemes }), true)).toEqual(['https://id.example']);
});

test('a proxy takes the place of the servers, but not of the token endpoints', () => {
  const type = 'clientCredentials' as const;
  const flows = [{ type, tokenUrl: 'https://id.example/token', scopes: [] }];
  const api = apiOf({
    servers: [server('https://api.example.com')],
    securitySchemes: [{ name: 'login', type: 'oauth2' as const, flows }],
  });
  const proxy = 'https://proxy.example:8443/?url=';
  expect(connectSources(api, { proxy })).toEqual([
    'https://proxy.example:8443',
    'https://id.example',
  ]);
  expect(connectSources(api, { proxy: '/proxy?url=' })).toEqual(['https://id.example']);
  expect(connectSources(api, 'compose')).toEqual([]);
});
