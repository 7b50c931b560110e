import { expect, it } from 'vitest';
import type { PageContext } from '../../source-tool.js';
import { vitepressTabs } from './tabs.js';

const convert = (...lines: readonly string[]): readonly string[] =>
  vitepressTabs(lines.join('\n'), {} as PageContext)
    .split('\n')
    .filter((line) => line !== '');

it('reads tabs after an empty line, with any number of equals signs and no space after them', () => {
  const lines = ['::: tabs key:size', '', '=== Small', 'Mars', '===Large', 'Jupiter', ':::'];
  expect(convert(...lines)).toEqual([
    '::::tabs{sync=size}',
    ':::tab[Small]',
    'Mars',
    ':::',
    ':::tab[Large]',
    'Jupiter',
    ':::',
    '::::',
  ]);
});

it('reads tabs in tabs, whose lines have another number of equals signs', () => {
  const inner = [':::tabs', '== Day', 'Warm', '== Night', 'Cold', ':::'];
  expect(convert('::::tabs', '=== Mars', ...inner, '=== Io', 'Hot', '::::')).toEqual([
    '::::::tabs',
    ':::::tab[Mars]',
    '::::tabs',
    ':::tab[Day]',
    'Warm',
    ':::',
    ':::tab[Night]',
    'Cold',
    ':::',
    '::::',
    ':::::',
    ':::tab[Io]',
    'Hot',
    ':::',
    '::::::',
  ]);
});

it('closes a block that ends with its tab', () => {
  expect(
    convert(
      ':::tabs',
      '== Code',
      '::: code-group',
      '```js',
      '== x',
      '```',
      '== Text',
      'Mars',
      ':::',
    ),
  ).toEqual([
    ':::::tabs',
    '::::tab[Code]',
    '::: code-group',
    '```js',
    '== x',
    '```',
    ':::',
    '::::',
    ':::tab[Text]',
    'Mars',
    ':::',
    ':::::',
  ]);
});

it('leaves tabs that are not closed, or that begin with other text', () => {
  const open = [':::tabs', '== Small', 'Mars'];
  const other = [':::tabs', 'Planets', '== Small', 'Mars', ':::'];
  expect(convert(...open)).toEqual(open);
  expect(convert(...other)).toEqual(other);
});
