import { expect, test } from 'vitest';
import { messagesFor } from '../../../i18n/index.js';
import { exampleName } from './example-view.js';

const code = { language: 'json', text: '{}', html: '{}' };

/** Returns the label of an example, and whether it is named. */
function named(name: string, summary?: string): readonly [string, boolean] {
  const example = { name, summary, generated: false, code };
  const { label, isNamed } = exampleName(example, messagesFor('en'));
  return [label, isNamed];
}

test('reads keys with a number as words', () => {
  expect(named('example-2')).toEqual(['Example 2', false]);
  expect(named('example 2')).toEqual(['Example 2', false]);
  expect(named('Example2')).toEqual(['Example 2', false]);
});

test('recognizes keys that tell readers nothing', () => {
  for (const name of ['default', 'response', 'example', 'example-1', 'Response_1']) {
    expect(named(name)[1]).toBe(false);
  }
  expect(named('default-branch')).toEqual(['default-branch', true]);
});

test('shows summaries as they are', () => {
  expect(named('default', 'example-2')).toEqual(['example-2', true]);
});
