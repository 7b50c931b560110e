import { expect, test } from 'vitest';
import { isIdentifier, repeatsName } from './repeats-name.js';

test.each([
  ['Customer Id', 'customer_id', true],
  ['createdAt', 'Created at', true],
  ['Star', 'Star-Input', true],
  ['Star-Output', 'Star-Output', true],
  ['Who pays', 'customer_id', false],
  ['Anything', undefined, false],
])('repeatsName of %s and %s is %s', (title, name, same) => {
  expect(repeatsName(title, name)).toBe(same);
});

test.each([
  ['payment_method_param', true],
  ['params', true],
  ['planet', false],
  ['Payment method', false],
])('isIdentifier of %s is %s', (title, is) => {
  expect(isIdentifier(title)).toBe(is);
});
