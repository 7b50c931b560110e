import { expect, test } from 'vitest';
import { namedServers, operationServers } from './server-views.js';

const none = { url: '/', exampleUrl: '/', variables: [] };
const main = {
  url: 'https://api.example.com',
  exampleUrl: 'https://api.example.com',
  variables: [],
};

test('a description without servers names no base URL', () => {
  expect(namedServers([none])).toEqual([]);
  expect(operationServers({ servers: [none], serversFrom: 'none' }, () => undefined).baseUrl).toBe(
    undefined,
  );
});

test('a server at the root is named if it has a description or is one of several', () => {
  const described = { ...none, name: 'This host' };
  expect(namedServers([described])).toEqual([described]);
  expect(namedServers([none, main])).toEqual([none, main]);
});
