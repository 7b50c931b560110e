import { expect, it } from 'vitest';
import { schemaOf } from '../../../../test/build/planets-api.js';
import { messagesFor } from '../../../i18n/index.js';
import { limitTexts } from './limit-texts.js';

const messages = messagesFor('en');

it('leaves out limits of types that the value does not have', () => {
  const limits = [
    { keyword: 'maxLength', value: '5' },
    { keyword: 'uniqueItems', value: 'true' },
  ] as const;
  const labels = (types: readonly string[]) =>
    limitTexts(schemaOf({ types, limits }), messages).map(({ label }) => label);
  expect(labels(['string'])).toEqual(['max length']);
  expect(labels(['array', 'null'])).toEqual(['unique items']);
  expect(labels([])).toEqual(['max length', 'unique items']);
});

it('shows equal limits of the length as one', () => {
  const words = (minLength: string) =>
    limitTexts(
      schemaOf({
        types: ['string'],
        limits: [
          { keyword: 'minLength', value: minLength },
          { keyword: 'maxLength', value: '3' },
        ],
      }),
      messages,
    );
  expect(words('3')).toEqual([{ label: 'length', value: '3' }]);
  expect(words('2')).toEqual([
    { label: 'min length', value: '2' },
    { label: 'max length', value: '3' },
  ]);
});
