import { expect, test } from 'vitest';
import { repeatsName } from './repeats-name.js';

test.each([
  ['Customer Id', 'customer_id', true],
  ['createdAt', 'Created at', true],
  ['Who pays', 'customer_id', false],
  ['Anything', undefined, false],
])('whether %s only repeats %s: %s', (title, name, same) => {
  expect(repeatsName(title, name)).toBe(same);
});
