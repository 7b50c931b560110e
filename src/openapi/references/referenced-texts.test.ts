import { expect, it } from 'vitest';
import {
  descriptionReference,
  sampleReferences,
  withDescriptionText,
  withSampleTexts,
} from './referenced-texts.js';

const texts = new Map([
  ['/get/x-codeSamples/1/source', 'curl /moons'],
  ['/info/description', '# Moons'],
]);
const textAt = (pointer: string) => texts.get(pointer);
const operation = { 'x-codeSamples': [{ source: 'fetch()' }, { source: { $ref: 'add.sh' } }] };

it('finds the samples that are in files of their own, and inserts their texts', () => {
  expect(sampleReferences(operation, '/get')).toEqual([
    { pointer: '/get/x-codeSamples/1/source', reference: 'add.sh' },
  ]);
  expect(withSampleTexts(operation, '/get', textAt)).toEqual({
    'x-codeSamples': [{ source: 'fetch()' }, { source: 'curl /moons' }],
  });
});

it.each(['intro.md', 'texts.yml#/intro', '#/x-texts/intro'])(
  'finds the description %s, and inserts its text',
  (reference) => {
    const info = { description: { $ref: reference } };
    expect(descriptionReference(info, '/info')).toEqual({
      pointer: '/info/description',
      reference,
    });
    expect(withDescriptionText(info, '/info', textAt)).toEqual({ description: '# Moons' });
  },
);

it('leaves other descriptions and unread files as they are', () => {
  for (const node of [{ description: 'Moons' }, { description: { $ref: 'a.yaml' } }, {}]) {
    expect(descriptionReference(node, '/info')).toBeUndefined();
    expect(withDescriptionText(node, '/info', textAt)).toBe(node);
  }
  const unread = { description: { $ref: 'other.md' } };
  expect(withDescriptionText(unread, '/tag', textAt)).toBe(unread);
});
