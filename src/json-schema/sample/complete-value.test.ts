import { expect, test } from 'vitest';
import { completeValue } from './complete-value.js';

const example = {
  kind: 'gas',
  moons: [{ name: 'Io', kind: 'rock' }],
  star: { name: 'Sun', age: 5 },
  name: 'Jupiter',
};

test('a completed value keeps what it has, in the order of the example', () => {
  const value = completeValue({ extra: 1, kind: 'rock', moons: [] }, example);
  expect(JSON.stringify(value)).toBe(
    '{"kind":"rock","moons":[],"star":{"name":"Sun","age":5},"name":"Jupiter","extra":1}',
  );
});

test('nested objects and the items of lists are completed', () => {
  const value = completeValue({ moons: [{ name: 'Europa' }], star: { age: 4 } }, example);
  expect(value).toMatchObject({
    moons: [{ name: 'Europa', kind: 'rock' }],
    star: { name: 'Sun', age: 4 },
  });
});

test('a value of another type than the example stays', () => {
  expect(completeValue('text', example)).toBe('text');
  expect(completeValue({ star: null }, example)).toMatchObject({ star: null });
  expect(completeValue({ kind: 'rock' }, undefined)).toEqual({ kind: 'rock' });
});
