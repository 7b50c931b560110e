import { expect, it } from 'vitest';
import { initialBody } from './initial-values.js';

it('leaves out what is null in the example of a form', () => {
  const type = 'multipart/form-data';
  const examples = [{ name: '', label: '', value: { name: 'Io', orbit: null } }];
  const body = { type, required: true, examples, files: [], encoding: [] };
  expect(initialBody(body)).toEqual({
    kind: 'fields',
    type,
    fields: [{ name: 'name', value: 'Io' }],
  });
});

it.each([
  ['image/png', 'image.png'],
  ['image/JPEG; q=1', 'image.jpeg'],
  ['application/pdf', 'file.pdf'],
  ['image/*', 'file'],
  ['application/octet-stream', 'file'],
])('names the file of a body of the type %s in samples', (type, name) => {
  const body = { type, required: true, examples: [], files: [], encoding: [] };
  expect(initialBody(body)).toEqual({ kind: 'file', type, file: { name } });
});
