import { expect, it } from 'vitest';
import { formFiles } from './form.js';

const file = { type: 'string', format: 'binary' };
const nothing = { type: 'null' };

it.each([
  ['a file', file, true],
  ['a file or null', { anyOf: [file, nothing] }, true],
  ['a file or a list of files', { oneOf: [file, { type: 'array', items: file }] }, true],
  [
    'a reference to a file with a description',
    { allOf: [{ $ref: '#/File' }], description: 'A photo' },
    true,
  ],
  ['a list of files that may be null', { items: { anyOf: [{ $ref: '#/File' }, nothing] } }, true],
  ['a file or the address of one', { anyOf: [file, { type: 'string', format: 'uri' }] }, false],
  ['null', { anyOf: [nothing] }, false],
  ['a schema that contains itself', { $ref: '#/Loop' }, false],
])('a form field for %s is sent as a file: %#', (_, property, isSent) => {
  const document = { File: file, Loop: { anyOf: [{ $ref: '#/Loop' }] } };
  const names = formFiles({ properties: { photo: property } }, document);
  expect(names.includes('photo')).toBe(isSent);
});
