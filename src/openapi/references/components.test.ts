import { expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { findComponent, knownComponents, targetKey } from './components.js';

const root = `
components:
  schemas:
    Planet: { type: object }
    Moon: { $ref: 'moon.yaml' }
    Again: { $ref: 'moon.yaml' }
    Described: { $ref: 'moon.yaml', description: Ours. }
  responses: { $ref: 'responses.yaml' }
`;

async function open() {
  const opened = openDescription({
    'openapi.yaml': root,
    'moon.yaml': '{ $ref: "parts.yaml#/Moon" }',
    'parts.yaml': 'Moon: { type: object }',
    'responses.yaml': 'Missing: { description: Not found. }',
  });
  for (const name of ['moon.yaml', 'parts.yaml', 'responses.yaml']) await opened.load(name);
  return opened;
}

it('lists the components of the root file, also of a section in another file', async () => {
  const { root, follow } = await open();
  expect([...knownComponents(root, follow).names]).toEqual([
    '/components/responses/Missing',
    ...['Planet', 'Moon', 'Again', 'Described'].map((name) => `/components/schemas/${name}`),
  ]);
});

it('gives the name of a component that is only a reference to the part it refers to, once', async () => {
  const { root, follow } = await open();
  const { aliases } = knownComponents(root, follow);
  const keys = [...aliases].map(([pointer, target]) => [pointer, targetKey(target)]);
  expect(Object.fromEntries(keys)).toEqual({
    '/components/schemas/Moon': 'parts.yaml#/Moon',
    '/components/responses/Missing': 'responses.yaml#/Missing',
  });
});

it('follows a chain of references to its end, but keeps a name of the root file', async () => {
  const { root, follow } = await open();
  const end = (reference: string) => {
    const found = findComponent(follow(root, reference), 'schema', root, follow);
    return found && targetKey(found);
  };
  expect(end('moon.yaml')).toBe('parts.yaml#/Moon');
  expect(end('#/components/schemas/Planet')).toBe('openapi.yaml#/components/schemas/Planet');
  expect(end('#/components/schemas/Described')).toBe('openapi.yaml#/components/schemas/Described');
  expect(end('#/components/schemas/Venus')).toBeUndefined();
});
