import { expect, it } from 'vitest';
import { loadApi } from '../openapi/index.js';
import { plainPorts } from '../openapi/plain-ports.test.data.js';
import { initialValues } from './initial-values.js';
import { operationShape } from './operation-shape.js';
import { withFirstFields } from './sample-values.js';

const note = '{ type: object, properties: { note: { type: string }, id: { type: integer } } }';

async function postOperation(type: string, media: string) {
  const text = `openapi: 3.0.3
info: { title: Planets, version: '1' }
paths:
  /planets:
    post:
      requestBody: { content: { ${type}: ${media} } }
      responses: { '204': { description: Made. } }
components: { schemas: { Note: ${note} } }
`;
  const file = { path: 'openapi/planets.yaml', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: '/site' }, plainPorts);
  const [operation] = value?.operations ?? [];
  if (operation === undefined) throw new Error('There is no operation.');
  return operation;
}

it('fills a body that would be empty for samples, and leaves it empty for forms', async () => {
  const type = 'application/json';
  const operation = await postOperation(type, `{ schema: ${note} }`);
  const shape = operationShape(operation, []);
  const values = initialValues(shape);
  expect(values.body).toEqual({ kind: 'value', type, value: {} });
  const value = { note: 'string', id: 0 };
  expect(withFirstFields(shape, values).body).toEqual({ kind: 'value', type, value });
  expect(operation.samples[0]?.code.text).toContain('"note": "string"');
});

it('fills a body with a named schema', async () => {
  const operation = await postOperation(
    'application/json',
    "{ schema: { $ref: '#/components/schemas/Note' } }",
  );
  expect(operation.samples[0]?.code.text).toContain('"note": "string"');
});

it('fills the fields of an empty form', async () => {
  const type = 'application/x-www-form-urlencoded';
  const shape = operationShape(await postOperation(type, `{ schema: ${note} }`), []);
  expect(withFirstFields(shape, initialValues(shape)).body).toMatchObject({
    kind: 'fields',
    fields: [
      { name: 'note', value: 'string' },
      { name: 'id', value: 0 },
    ],
  });
});

it('keeps an empty example of the author in samples', async () => {
  const operation = await postOperation('application/json', `{ example: {}, schema: ${note} }`);
  expect(operation.samples[0]?.code.text).toContain("'{}'");
});
