import { expect, it } from 'vitest';
import { pathTag } from './path-tag.js';

it.each([
  ['/planets', 'Planets'],
  ['/planets/{id}/moons', 'Planets'],
  ['/v1/credit_notes/{id}/lines', 'Credit notes'],
  ['/api/v2beta1/taxRates', 'Tax rates'],
  ['/2024-01/HTTPRoutes', 'HTTPRoutes'],
  ['/{tenant}/moons', 'Moons'],
  ['/3d-models', '3d models'],
  ['/users.json', 'Users'],
  ["/Users('{id}')", 'Users'],
  ['/jobs:cancel', 'Jobs'],
  ['/планеты/{id}', 'Планеты'],
])('groups %s under %s', (path, name) => {
  expect(pathTag(path)).toBe(name);
});

it.each(['/', '/v1', '/{id}', '/api/{id}', '/-'])('has no group for %s', (path) => {
  expect(pathTag(path)).toBeUndefined();
});
