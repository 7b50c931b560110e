import { expect, it } from 'vitest';
import { headingNames } from './heading-names.js';

it.each([
  ['jest.mock(path, factory, options)', 'jest.mock'],
  ['dialog.show([window, ]options)', 'dialog.show'],
  ['test.each(table)(name, fn)', 'test.each'],
  ['paths [object<string, string>]', 'paths'],
  ['Ref<T>', 'Ref'],
  ['open() & close(), shut()', 'open', 'close', 'shut'],
])('%s is also called %j', (heading, ...names) => {
  expect(headingNames(heading)).toEqual(expect.arrayContaining([heading, ...names]));
});

it.each(['<Transition>', '{#each}', '[id]', '(optional)', '$state', 'Cats & dogs at sea'])(
  '%s is called nothing else',
  (heading) => {
    expect(headingNames(heading)).toEqual([heading]);
  },
);

it('reads headings of nothing but brackets in no time', () => {
  expect(headingNames('('.repeat(20_000) + ')'.repeat(20_000)).length).toBeGreaterThan(0);
});
