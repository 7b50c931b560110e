import { expect, test } from 'vitest';
import type { Operation } from '../../openapi/api/operation.js';
import { plainSourceText } from '../source-text.js';
import { matchPath } from './find-operation.js';

function templateValues(template: string, path: string): Record<string, string> | undefined {
  const [found] = matchPath(plainSourceText(path), [{ path: template } as Operation]);
  return found && Object.fromEntries([...found.values].map(([name, { text }]) => [name, text]));
}

test.each([
  ['/planets/{id}', '/planets/mars', { id: 'mars' }],
  ['/planets/{id}/', '/planets/mars', { id: 'mars' }],
  ['/planets/{id}', '/planets/mars/', { id: 'mars' }],
  ['/planets/{id}', '/planets/', undefined],
  ['/planets/{id}', '/planets/mars/moons', undefined],
  ['/{a}-{b}.json', '/1-2-3.json', { a: '1-2', b: '3' }],
  ['/{a}-{b}', '/-1', undefined],
  ['/{a}{b}', '/mars', { a: 'mar', b: 's' }],
  ['/{a}{b}', '/m', undefined],
  ['/', '/', {}],
])('matches the template %s against %s with the values %j', (template, path, values) => {
  expect(templateValues(template, path)).toEqual(values);
});

test('matches a template with many parameters in a segment in linear time', () => {
  const template = `/${'{a}.'.repeat(500)}!`;
  expect(templateValues(template, `/${'a.'.repeat(5000)}`)).toBeUndefined();
});
