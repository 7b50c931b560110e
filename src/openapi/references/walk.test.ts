import { expect, it } from 'vitest';
import { walkReferences } from './walk.js';

function visited(root: unknown): readonly string[] {
  const found: string[] = [];
  walkReferences(root, 'description', {
    object: ({ kind, pointer }) => found.push(`${kind} ${pointer}`),
  });
  return found;
}

it('visits the objects that the specification defines, with their kind', () => {
  const get = { parameters: [{ name: 'id', in: 'path', schema: {} }] };
  expect(visited({ info: {}, paths: { '/a': { get } } })).toEqual([
    'description ',
    'info /info',
    'pathItem /paths/~1a',
    'operation /paths/~1a/get',
    'parameter /paths/~1a/get/parameters/0',
    'schema /paths/~1a/get/parameters/0/schema',
  ]);
});

it('skips extensions and data, but not a schema whose name begins with x-', () => {
  const Moon = { example: { properties: { a: {} } }, 'x-notes': {} };
  expect(visited({ 'x-moons': {}, components: { schemas: { Moon, 'x-ray': {} } } })).toEqual([
    'description ',
    'components /components',
    'schema /components/schemas/Moon',
    'schema /components/schemas/x-ray',
  ]);
});

it('ends for an object that contains itself', () => {
  const schema: Record<string, unknown> = {};
  schema.items = schema;
  expect(visited({ components: { schemas: { Tree: schema } } })).toHaveLength(3);
});

it('reports a map that is a reference', () => {
  const pointers: string[] = [];
  const root = { paths: { $ref: './paths.yaml' } };
  walkReferences(root, 'description', {
    object: () => {},
    field: ({ pointer, reference }) => pointers.push(`${pointer} ${reference}`),
  });
  expect(pointers).toEqual(['/paths ./paths.yaml']);
});
