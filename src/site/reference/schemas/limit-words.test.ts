import { expect, it } from 'vitest';
import { schemaOf } from '../../../../test/build/planets-api.js';
import { messagesFor } from '../../../i18n/index.js';
import { limitWords } from './limit-words.js';

const messages = messagesFor('en');

it('leaves out limits of types that the value does not have', () => {
  const limits = [
    { keyword: 'maxLength', value: '5' },
    { keyword: 'uniqueItems', value: 'true' },
  ] as const;
  const labels = (types: readonly string[]) =>
    limitWords(schemaOf({ types, limits }), messages).map(({ label }) => label);
  expect(labels(['string'])).toEqual(['max length']);
  expect(labels(['array', 'null'])).toEqual(['unique items']);
  expect(labels([])).toEqual(['max length', 'unique items']);
});
