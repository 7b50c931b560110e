import { expect, it } from 'vitest';
import { swaggerServers } from './servers.js';

const urls = (swagger: Record<string, unknown>, schemes?: unknown) =>
  swaggerServers(swagger, schemes).map(({ url }) => url);

it('combines each scheme with host and base path, HTTP first', () => {
  expect(urls({ host: 'planets.example', basePath: '/v1/' }, ['wss', 'https', 'http'])).toEqual([
    'https://planets.example/v1',
    'http://planets.example/v1',
    'wss://planets.example/v1',
  ]);
});

it('assumes HTTPS without a list of schemes', () => {
  expect(urls({ host: 'planets.example' })).toEqual(['https://planets.example']);
});

it('accepts a whole URL as the host', () => {
  expect(urls({ host: 'http://planets.example/' })).toEqual(['https://planets.example']);
});

it('keeps a base path alone, and returns no server without host and base path', () => {
  expect(urls({ basePath: '/v1' })).toEqual(['/v1']);
  expect(urls({ basePath: '/' })).toEqual([]);
});
