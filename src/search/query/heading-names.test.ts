import { expect, it } from 'vitest';
import { headingNames } from './heading-names.js';

it.each([
  ['jest.mock(path, factory, options)', 'jest.mock'],
  ['dialog.show([window, ]options)', 'dialog.show'],
  ['test.each(table)(name, fn)', 'test.each'],
  ['paths [object<string, string>]', 'paths'],
  ['Ref<T>', 'Ref'],
  ['open() & close(), shut()', 'open', 'close', 'shut'],
])('returns for the heading %s also the names %j', (heading, ...names) => {
  expect(headingNames(heading)).toEqual(expect.arrayContaining([heading, ...names]));
});

it.each(['<Transition>', '{#each}', '[id]', '(optional)', '$state', 'Cats & dogs at sea'])(
  'returns for the heading %s no other names',
  (heading) => {
    expect(headingNames(heading)).toEqual([heading]);
  },
);

it('handles thousands of nested brackets in linear time', () => {
  expect(headingNames('('.repeat(20_000) + ')'.repeat(20_000)).length).toBeGreaterThan(0);
});
