import { expect, it } from 'vitest';
import { upgradeSecurityScheme } from './security.js';

it('turns basic authentication into the HTTP scheme basic', () => {
  expect(upgradeSecurityScheme({ type: 'basic', description: 'Login.' })).toEqual({
    type: 'http',
    scheme: 'basic',
    description: 'Login.',
  });
});

it('turns a flow into one of the flows of OpenAPI 3, without extensions among the scopes', () => {
  const scheme = {
    type: 'oauth2',
    flow: 'accessCode',
    authorizationUrl: 'https://planets.example/login',
    tokenUrl: 'https://planets.example/token',
    scopes: { read: 'Look.', 'x-internal': true },
  };
  expect(upgradeSecurityScheme(scheme)).toEqual({
    type: 'oauth2',
    flows: {
      authorizationCode: {
        authorizationUrl: 'https://planets.example/login',
        tokenUrl: 'https://planets.example/token',
        scopes: { read: 'Look.' },
      },
    },
  });
});

it('has no flows for an unknown flow', () => {
  expect(upgradeSecurityScheme({ type: 'oauth2', flow: 'magic' })).toEqual({
    type: 'oauth2',
    flows: {},
  });
});

it('keeps an API key', () => {
  const key = { type: 'apiKey', name: 'X-Key', in: 'header' };
  expect(upgradeSecurityScheme(key)).toEqual(key);
});
