import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

/** Returns the class and the target of each image. */
function images(text: string, options = {}): readonly string[] {
  const { html, messages } = page(text, {}, options);
  expect(messages).toEqual([]);
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => {
    const [, names = ''] = /class="([^"]*)"/.exec(image) ?? [];
    const [, target = ''] = /src="\{reference (.*?)\}"/.exec(image) ?? [];
    return `${names} ${target}`;
  });
}

const pair = ['only-light ./day.png', 'only-dark ./night.png'];

describe('an image for each colour mode', () => {
  test.each([
    ['![a](./day.png#gh-light-mode-only)![a](./night.png#gh-dark-mode-only)'],
    ['![a](./day.png#only-light)\n![a](./night.png#only-dark)'],
    ['![a][day]![a](./night.png#only-dark)\n\n[day]: ./day.png#only-light'],
    ['<img src="./day.png#only-light"><img src="./night.png#only-dark">'],
    [
      '<picture><source media="(prefers-color-scheme: dark)" srcset="./night.png"><img src="./day.png" alt="a"></picture>',
    ],
    [
      '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="./night.png">\n  <source media="(prefers-color-scheme: light)" srcset="./day.png">\n  <img src="./other.png" alt="a">\n</picture>',
    ],
  ])('%s', (text) => {
    expect(images(text)).toEqual(pair);
  });

  test.each([
    [
      '<img className="block dark:hidden" src="./day.png" /><img className="hidden dark:block" src="./night.png" />',
    ],
    ["<ThemedImage sources={{ light: './day.png', dark: './night.png' }} />"],
  ])('%s in a file with tags', (text) => {
    const shown = images(text, { tags: true }).map((one) => one.replace(/^.*(only-\w+)/, '$1'));
    expect(shown).toEqual(pair);
  });
});

it('leaves images whose sources differ by more than the mode', () => {
  const { html } = page(
    '<picture><source media="(width < 30rem)" srcset="./small.png"><img src="./day.png"></picture>',
  );
  expect(html).toContain('<picture><source media="(width < 30rem)"');
  expect(html).not.toContain('only-');
});

it('shows a pair alone in a paragraph as a block', () => {
  const { html } = page('![a](./day.png#only-light)\n![a](./night.png#only-dark)');
  expect(html).toContain('<p class="picture">');
  expect(page('![a](./a.png)\n![a](./b.png)').html).not.toContain('class="picture"');
});

it('leaves other fragments and classes alone', () => {
  expect(images('![a](./map.svg#europe)')).toEqual([' ./map.svg#europe']);
  expect(images('<img class="hidden dark:p-2" src="./a.png">')).toEqual([
    'hidden dark:p-2 ./a.png',
  ]);
});
