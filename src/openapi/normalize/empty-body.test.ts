import { expect, test } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

/** Whether the operation with a form as its body has a body. */
async function hasBody(form: object, more: object = {}): Promise<boolean> {
  const content = { 'application/x-www-form-urlencoded': { schema: { type: 'object', ...form } } };
  const operation = {
    requestBody: { content, ...more },
    responses: { 200: { description: 'OK' } },
  };
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1' },
    paths: { '/planets': { get: operation } },
  });
  const { value } = await loadApi(
    { path: 'a.json', text, digest: '' },
    { siteDir: import.meta.dirname },
    plainPorts,
  );
  return value?.operations[0]?.requestBody !== undefined;
}

test('reads an optional form that allows no fields as no body', async () => {
  const empty = { properties: {}, additionalProperties: false };
  expect(await hasBody(empty)).toBe(false);
  expect(await hasBody(empty, { required: true })).toBe(true);
  expect(await hasBody(empty, { description: 'Nothing.' })).toBe(true);
  expect(await hasBody({ ...empty, properties: { name: { type: 'string' } } })).toBe(true);
  expect(await hasBody({ properties: {} })).toBe(true);
});
