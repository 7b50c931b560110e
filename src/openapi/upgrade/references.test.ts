import { expect, it } from 'vitest';
import { makeMoves } from './moves.js';
import { rewriteReferences } from './references.js';

it('updates references to parts that have moved, and leaves the others', () => {
  const moves = makeMoves();
  moves.add('/components/schemas', '/definitions');
  const document = {
    components: {
      schemas: {
        Planet: {
          properties: {
            moon: { $ref: '#/definitions/Moon' },
            star: { $ref: 'stars.yaml#/definitions/Star' },
          },
        },
      },
    },
  };
  expect(rewriteReferences(document, moves)).toEqual({
    components: {
      schemas: {
        Planet: {
          properties: {
            moon: { $ref: '#/components/schemas/Moon' },
            star: { $ref: 'stars.yaml#/definitions/Star' },
          },
        },
      },
    },
  });
});
