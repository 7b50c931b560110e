import { expect, test } from 'vitest';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

/** Reads the body of an operation with a form. */
async function readBody(form: object, more: object = {}) {
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
  return value?.operations[0]?.requestBody;
}

/** Whether the operation with a form as its body has a body. */
async function hasBody(form: object, more: object = {}): Promise<boolean> {
  return (await readBody(form, more)) !== undefined;
}

test('reads an optional form that allows no fields as no body', async () => {
  const empty = { properties: {}, additionalProperties: false };
  expect(await hasBody(empty)).toBe(false);
  expect(await hasBody(empty, { required: true })).toBe(true);
  expect(await hasBody(empty, { description: 'Nothing.' })).toBe(true);
  expect(await hasBody({ ...empty, properties: { name: { type: 'string' } } })).toBe(true);
  expect(await hasBody({ properties: {} })).toBe(true);
});

test('leaves out a description that repeats the heading', async () => {
  const form = { properties: { name: { type: 'string' } } };
  const described = async (description: string) =>
    (await readBody(form, { description }))?.description !== undefined;
  expect(await described('Request body')).toBe(false);
  expect(await described('The request body.')).toBe(false);
  expect(await described('The request body of a planet.')).toBe(true);
});

test('has JSON first, like the samples', async () => {
  const types = ['multipart/form-data', 'text/csv', 'application/json', 'application/xml'];
  const content = Object.fromEntries(types.map((type) => [type, {}]));
  const body = await readBody({}, { content });
  expect(body?.media.map(({ type }) => type)).toEqual([
    'application/json',
    'multipart/form-data',
    'text/csv',
    'application/xml',
  ]);
});
