import { expect, it } from 'vitest';
import { readJson } from '../../json-schema/read-json.js';
import { withoutComments } from './json-comments.js';

it('withoutComments replaces comments and trailing commas, and keeps the length', () => {
  const text = '{ // one\n"a": "//", /* two */ "b": [1,],\n}';
  const plain = withoutComments(text);
  expect(plain).toHaveLength(text.length);
  expect(readJson(plain).value).toEqual({ a: '//', b: [1] });
});
