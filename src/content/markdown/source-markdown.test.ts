import { expect, test } from 'vitest';
import { embedName, page } from '../../../test/commonmark/page.js';

/** Returns the Markdown of a page, with site-dependent values in double braces. */
function markdown(text: string, files: Readonly<Record<string, string>> = {}): string {
  const { doc } = page(text, files);
  return (doc.markdown ?? [])
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'embed') return `{{${embedName(part.embed)}}}`;
      return `{{${part.kind} ${part.target}}}`;
    })
    .join('');
}

test('keeps the author’s Markdown without front matter, title and comments', () => {
  const text = [
    '---\ntitle: Mars\n---\n',
    '<!-- ask Phobos about this -->',
    '# The red planet\n',
    '*Dusty*, see `::orbit` <!-- really? -->and :::note\n',
    ':::tip Bring water',
    '1. two litres',
    ':::\n',
    '<!--\nto do\n-->',
    'End  ',
  ].join('\n');
  expect(markdown(text)).toBe(
    '*Dusty*, see `::orbit` and :::note\n\n:::tip Bring water\n1. two litres\n:::\n\n\nEnd',
  );
});

test('normalizes line endings to LF', () => {
  expect(markdown('---\r\nid: mars\r\n---\r\n\r\nOne\r\n\r\nTwo\r\n')).toBe('One\n\nTwo');
});

test('leaves targets of links, images and definitions for the site to resolve', () => {
  const text = [
    '[Moons](./moons.md "Its moons"), [[x]](<./a b.md>), [*so* `]` on](  ./x.md#y ), [](op:land)',
    '![A \\](map)](./map.png) [![i](./i.png)](./i.md) [ref][1] [self]: <https://mars.example>',
    '',
    '[1]: ./deimos.md "Deimos"',
    '[self]: <./self.md>',
  ].join('\n');
  expect(markdown(text)).toBe(
    [
      '[Moons]({{link ./moons.md}} "Its moons"), [[x]](<{{link ./a b.md}}>), [*so* `]` on](  {{link ./x.md#y}} ), [{{label op:land}}]({{link op:land}})',
      '![A \\](map)]({{image ./map.png}}) [![i]({{image ./i.png}})]({{link ./i.md}}) [ref][1] [self]: <https://mars.example>',
      '',
      '[1]: {{link ./deimos.md}} "Deimos"',
      '[self]: <{{link ./self.md}}>',
    ].join('\n'),
  );
});

test('keeps link syntax in code unchanged', () => {
  const text = '`[a](./a.md)`\n\n```md\n[a](./a.md)\n```\n\n    [a](./a.md)';
  expect(markdown(text)).toBe(text);
});

test('keeps a link target that contains escapes unchanged', () => {
  expect(markdown('[a](./a\\_b.md) [b](./a&amp;b.md)')).toBe('[a](./a\\_b.md) [b](./a&amp;b.md)');
});

test('removes image size attributes but keeps other text in braces', () => {
  expect(markdown('![Map](./map.png){width=320 height="20"} {width=3}')).toBe(
    '![Map]({{image ./map.png}}) {width=3}',
  );
});

test('leaves link and image targets in HTML for the site to resolve', () => {
  expect(
    markdown("<p>\n<a href=\"./moons.md\">Moons</a>\n<img alt='x' src='./m.png?a&amp;b'>\n</p>"),
  ).toBe(
    "<p>\n<a href=\"{{link ./moons.md}}\">Moons</a>\n<img alt='x' src='{{image ./m.png?a&b}}'>\n</p>",
  );
});

test('inlines included files, also in lists and blockquotes', () => {
  const files = {
    'content/docs/_moons.md': '---\ntitle: no\n---\n\nPhobos\n\n::include[./_far.md]\n',
    'content/docs/_far.md': '- Deimos [map](./map.md)\n- dust\n',
  };
  const text =
    'Before\n\n::include[./_moons.md]\n\n- ::include[./_moons.md]\n\n> ::include[./_far.md]\n\nAfter ::include[x]';
  expect(markdown(text, files)).toBe(
    [
      'Before\n',
      'Phobos\n',
      '- Deimos [map]({{link ./map.md}})\n- dust\n',
      '- Phobos\n',
      '  - Deimos [map]({{link ./map.md}})\n  - dust\n',
      '> - Deimos [map]({{link ./map.md}})\n> - dust\n',
      'After ::include[x]',
    ].join('\n'),
  );
});

test('removes an include of a missing file', () => {
  expect(markdown('Before\n\n::include[./_gone.md]\n\nAfter')).toBe('Before\n\n\n\nAfter');
});

test('inlines code from files and removes comments that highlight lines', () => {
  const files = { 'content/docs/land.py': '# region a\nland("```")\n# endregion a\n' };
  const text = [
    '- ```py title="Land" file=./land.py#a',
    '  ```',
    '',
    '```js {1} showLineNumbers',
    '// highlight-next-line',
    'land();',
    '```',
    '',
    '~~~js {1}',
    'stay();',
    '~~~',
  ].join('\n');
  expect(markdown(text, files)).toBe(
    [
      '- ````py title="Land"',
      '  land("```")',
      '  ````',
      '',
      '```js',
      'land();',
      '```',
      '',
      '~~~js {1}',
      'stay();',
      '~~~',
    ].join('\n'),
  );
});

test('leaves API embeds for the site to resolve', () => {
  expect(markdown('Body:\n\n::schema[Rocket]{depth=1}\n\n::operation[land]')).toBe(
    'Body:\n\n{{schema Rocket}}\n\n{{operation land}}',
  );
});
