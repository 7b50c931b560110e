import { expect, it } from 'vitest';
import { withoutTexts } from './without-texts.js';

it('withoutTexts removes descriptions and examples at every level', () => {
  const planet = {
    type: 'object',
    description: 'A planet.',
    properties: {
      moons: { type: 'array', items: { type: 'string', description: 'A moon.', examples: ['Io'] } },
    },
    anyOf: [{ description: 'A dwarf.', required: ['moons'] }, true],
  };
  expect(withoutTexts(planet)).toEqual({
    type: 'object',
    properties: { moons: { type: 'array', items: { type: 'string' } } },
    anyOf: [{ required: ['moons'] }, true],
  });
});

it('withoutTexts keeps properties and values that are called like a text', () => {
  const note = {
    properties: { description: { type: 'string' }, examples: { type: 'array' } },
    required: ['description'],
    const: { description: 'A note.' },
  };
  expect(withoutTexts(note)).toEqual(note);
});
