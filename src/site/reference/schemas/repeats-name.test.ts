import { expect, test } from 'vitest';
import { beginsWith, isIdentifier, repeatsName } from './repeats-name.js';

test.each([
  ['Customer Id', 'customer_id', true],
  ['createdAt', 'Created at', true],
  ['Star', 'Star-Input', true],
  ['Star-Output', 'Star-Output', true],
  ['Who pays', 'customer_id', false],
  ['Anything', undefined, false],
  ['–', '+', false],
])('repeatsName of %s and %s is %s', (title, name, same) => {
  expect(repeatsName(title, name)).toBe(same);
});

test.each([
  ['Output format of the audio. Formatted as codec_rate.', 'Output Format of the Audio', true],
  ['Build branch', 'buildBranch', true],
  ['Articles of the shop.', 'Art', false],
  ['Who pays.', '–', false],
])('beginsWith of %s and %s is %s', (description, title, does) => {
  expect(beginsWith(description, title)).toBe(does);
});

test.each([
  ['payment_method_param', true],
  ['params', true],
  ['planet', false],
  ['Payment method', false],
])('isIdentifier of %s is %s', (title, is) => {
  expect(isIdentifier(title)).toBe(is);
});
