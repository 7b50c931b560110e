import { expect, it } from 'vitest';
import { looksLikeReference, mappedReferences, withMapping } from './mapping.js';

const schema = {
  discriminator: {
    propertyName: 'kind',
    mapping: { gas: './gas.yaml', rock: 'Rock', 'a/b': '#/components/schemas/Ice' },
    defaultMapping: 'other.json',
  },
};

it('tells references from names of schemas', () => {
  expect(['#/a', './gas', 'gas.yaml', 'gas.yml', 'gas.json'].every(looksLikeReference)).toBe(true);
  expect(['Rock', 'com.example.Rock'].some(looksLikeReference)).toBe(false);
});

it('returns the references of a mapping with their pointers', () => {
  expect(mappedReferences(schema, '/s')).toEqual([
    { pointer: '/s/discriminator/mapping/gas', reference: './gas.yaml' },
    { pointer: '/s/discriminator/mapping/a~1b', reference: '#/components/schemas/Ice' },
    { pointer: '/s/discriminator/defaultMapping', reference: 'other.json' },
  ]);
  expect(mappedReferences({ discriminator: 'kind' }, '/s')).toEqual([]);
});

it('replaces only the references that have a replacement', () => {
  const replaced = new Map([['/s/discriminator/mapping/gas', '#/components/schemas/gas']]);
  expect(withMapping(schema, '/s', replaced)).toEqual({
    discriminator: {
      ...schema.discriminator,
      mapping: { ...schema.discriminator.mapping, gas: '#/components/schemas/gas' },
    },
  });
});
