import { expect, test } from 'vitest';
import { repeatsName } from './repeats-name.js';

test.each([
  ['Customer Id', 'customer_id', true],
  ['createdAt', 'Created at', true],
  ['Who pays', 'customer_id', false],
  ['Anything', undefined, false],
])('repeatsName of %s and %s is %s', (title, name, same) => {
  expect(repeatsName(title, name)).toBe(same);
});
