import { expect, test } from 'vitest';
import { nameFrequency, TermCounter } from './page-terms.js';

const text = `Get-Item and get-item, C++ or C#: start_date isn't 'quoted' -x- _y_ a--b HTTPServer x86-64\t`;

const counted = (words: string) =>
  new TermCounter().count({
    kind: 'doc',
    url: '/',
    title: '',
    breadcrumbs: [],
    aliases: [],
    sections: [{ text: words }],
  });

test('counts words the same way in ASCII and other text', () => {
  const alone = counted(text);
  const beside = counted(`${text} é`);
  expect(beside.terms.at(-1)).toBe('e');
  expect(beside.terms.slice(0, -1)).toEqual(alone.terms);
  expect(beside.occurrences.slice(0, -1)).toEqual(alone.occurrences);
  expect(beside.lengths).toEqual(alone.lengths.map((length) => length + 1));
});

test('returns the sections and frequency of each term', () => {
  const { terms, occurrences, lengths } = new TermCounter().count({
    kind: 'doc',
    url: '/',
    title: '',
    breadcrumbs: [],
    aliases: [],
    sections: [
      { text: 'red planet red' },
      { id: 'moons', heading: 'Red moons', text: 'moons of Mars, red' },
    ],
  });
  const places = Object.fromEntries(terms.map((term, index) => [term, occurrences[index]]));
  expect(places).toEqual({
    red: [0, 2, 3, nameFrequency + 5],
    planet: [0, 1],
    moons: [3, nameFrequency + 5],
    of: [2, 1],
    mars: [2, 1],
  });
  expect(lengths).toEqual([3, 6]);
});
