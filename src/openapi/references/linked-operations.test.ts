import { expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { makeLinkedOperations } from './linked-operations.js';

it('points an operationRef at the operation in the combined document', async () => {
  const { root, follow, load } = openDescription({
    'openapi.yaml': 'paths: { "/moons/{id}": { $ref: "moons.yaml" } }',
    'moons.yaml': 'get: { responses: {} }\npost: { responses: {} }',
  });
  await load('moons.yaml');
  const linked = makeLinkedOperations(root, follow);
  const at = { source: root, pointer: '/components/links/moon' };
  expect(linked({ operationRef: 'moons.yaml#/post' }, at)).toEqual({
    operationRef: '#/paths/~1moons~1%7Bid%7D/post',
  });
  for (const link of [{ operationRef: 'elsewhere.yaml#/get' }, { operationId: 'getMoon' }]) {
    expect(linked(link, at)).toBe(link);
  }
});
