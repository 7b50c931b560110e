import { expect, it } from 'vitest';
import { convertRedoclyAdmonitions } from './redocly-admonitions.js';

const words = (markdown: string) =>
  convertRedoclyAdmonitions(markdown)
    .split('\n')
    .map((line) => line.trimEnd());

it('turns tags into directives and keeps the length of each line', () => {
  const markdown =
    'A moon.\n{% admonition type="warning" name="Orbit [1]" %}\nIt is *far*.\n{% /admonition %}\nEnd';
  expect(words(markdown)).toEqual([
    'A moon.',
    ':::warning[Orbit (1)]',
    'It is *far*.',
    ':::',
    'End',
  ]);
  const lengths = (text: string) => text.split('\n').map(({ length }) => length);
  expect(lengths(convertRedoclyAdmonitions(markdown))).toEqual(lengths(markdown));
});

it.each([
  ['{% admonition type="success" %}', ':::tip'],
  ['{% admonition type="danger" %}', ':::danger'],
  ['{% admonition %}', ':::info'],
  ['  {%admonition name="Io" type="info"%}', '  :::info[Io]'],
  ['{% admonition type="moon" %}', ':::note'],
  ['Write `{% admonition %}` like this.', 'Write `{% admonition %}` like this.'],
])('reads %s', (tag, directive) => {
  expect(words(tag)).toEqual([directive]);
});
