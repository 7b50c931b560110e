import { expect, it } from 'vitest';
import { openDescription } from '../../../test/support/description-files.js';
import { formatPlain } from '../../diagnostics/format/plain.js';
import { checkReferences } from './check.js';
import { collectReferences } from './collect.js';

/** Returns the findings for the components of a description, one a line. */
async function found(components: string): Promise<readonly string[]> {
  const { root, files, follow } = openDescription({
    'openapi.yaml': `openapi: 3.1.0\ncomponents:\n${components}`,
    'notes.yaml': 'a string',
  });
  const collected = await collectReferences(root, 'description', files, follow);
  const { diagnostics } = checkReferences(collected, follow);
  const lines = formatPlain([...collected.diagnostics, ...files.diagnostics, ...diagnostics]);
  return lines.split('\n').filter((line) => line !== '');
}

it('accepts references to objects of the same kind, and a header in place of a parameter', async () => {
  expect(
    await found(`
  schemas: { Moon: { $ref: '#/components/schemas/Planet' }, Planet: { type: object } }
  parameters: { id: { name: id, in: header, schema: { type: string } } }
  responses: { ok: { description: Yes, headers: { Id: { $ref: '#/components/parameters/id' } } } }
`),
  ).toEqual([]);
});

it('reports a missing target and suggests the component that is meant', async () => {
  const [line, ...others] = await found(`
  schemas: { Moon: { $ref: '#/components/schemas/Plannet' }, Planet: { type: object } }
`);
  expect(others).toEqual([]);
  expect(line).toContain('openapi.yaml:4:28: error:');
  expect(line).toContain('#/components/schemas/Plannet');
  expect(line).toContain('did you mean #/components/schemas/Planet?');
});

it('suggests the same name in another section', async () => {
  const [line] = await found(`
  schemas: { Moon: { $ref: '#/components/schemas/Missing' } }
  responses: { Missing: { description: Not found. } }
`);
  expect(line).toContain('did you mean #/components/responses/Missing?');
});

it('reports references that only lead back to themselves, each', async () => {
  const lines = await found(`
  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/A' }
    C: { $ref: '#/components/schemas/A' }
`);
  expect(lines.map((line) => line.split(': error: ')[0])).toEqual([
    'openapi.yaml:5:16',
    'openapi.yaml:6:16',
    'openapi.yaml:7:16',
  ]);
});

it.each([
  ['an object of another kind', '#/components/responses/ok', 'response'],
  ['text', 'notes.yaml', 'a string'],
])('reports a reference to %s', async (_, reference, what) => {
  const [line, ...others] = await found(`
  schemas: { Moon: { $ref: '${reference}' } }
  responses: { ok: { description: Yes } }
`);
  expect(others).toEqual([]);
  expect(line).toContain(what);
  expect(line).toContain('schema');
});
