import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const kinds = (text: string): string[] =>
  page(text).messages.filter((one) => one.includes('content/foreign-syntax'));

test.each([
  ['!!! note "Title"\n    Text', 'MkDocs'],
  ['??? info\n    Text', 'MkDocs'],
  ['=== "macOS"\n\n    Text', 'MkDocs'],
  ['!!!note\n    Text', 'The admonition !!! (MkDocs)'],
  ['::: agents\n\n    options:', 'without a block of that name'],
  ['/// note\nText\n///', 'MkDocs'],
  ['--8<-- "a.md"', 'MkDocs'],
  ['::: moons.io.Orbit\n    options:', 'mkdocstrings'],
  ['::: mkdocs-click\n    :module: moons', 'mkdocstrings'],
  [':::cards\n:::card[Mars]\nRed.\n:::\n:::card[Io]\n:::\n:::', 'closes no block'],
  ['Press ++ctrl+c++ now', '++'],
  ['A :material-check: b', 'MkDocs'],
  ['Done :tada:.', 'emoji code :name:'],
  ['<Planet\n  name="Mars"\n>\n\nRed.', 'several lines'],
  ['A [b](./c.md){ .md-button }', '{ .class }'],
  ['A [Mars][planets.Mars] b', 'without a definition'],
  ['{* ../a.py hl[1] *}', '{* … *}'],
  ['<<< @/a.js{2}', 'VitePress'],
  ['a\n\n<!--@include: ./a.md-->', 'VitePress'],
  ['[[toc]]', '[TOC]'],
  ['A \\\\(x_{1}\\\\) b', 'The formula \\(…\\)'],
  ['A {{< ref "a" >}} b', 'Hugo'],
  ['{{% notice %}}', 'Hugo'],
  ['A {{ site.title }} b', 'template'],
  ['{% openapi src="a.yaml" path="/a" method="get" %}', 'GitBook'],
  ['{% include a.html %}', 'Liquid'],
  ['{# comment #}', 'Jinja'],
  ['Mars\n{: .red}', 'kramdown'],
  ['![Mars](https://mars.example/a.png){#mars}', '{#name}'],
  ['The red planet {#mars .wide}', '{#name}'],
  ['> [!INCLUDE [a](a.md)]', 'DocFX'],
  ['[!code-csharp[Main](a.cs)]', 'DocFX'],
  ['> [!div class="a"]', 'DocFX'],
  ['See xref:System.String b', 'DocFX'],
  ['{{#include a.md}}', 'mdBook'],
  ['See :ref:`a`', 'reStructuredText'],
  ['.. note:: a', 'reStructuredText'],
  ['See [[Mars]]', 'wiki'],
  ['A ==red== b', '=='],
  ['API\n: An interface', 'definition list'],
  ['A {/* hidden */} b', 'comment {/*'],
  ["import A from './a.js'\n\nText", 'import line'],
  ['export const a = 1\n\nText', 'export line'],
  ['A {frontmatter.title} b', 'frontmatter'],
  ['<div>\n## Mars', 'heading #'],
  ['<div id="a"></div>\nSee [Mars](./mars.md).', 'link […](…)'],
  ['<center>\nA **red** planet\n</center>', '**…**'],
  ['<li>\n  {{ planet.name }}\n</li>', 'template'],
  ['```mdx-code-block\n<A />\n```', 'mdx-code-block'],
])('%s is reported', (text, expected) => {
  const messages = kinds(text);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(expected);
});

test.each([
  '`{{ a }}` and `!!! note`',
  '```md\n!!! note\n{% a %}\n```',
  '\\{{ a }} and \\[[b]]',
  'app/[[...slug]]/route.ts',
  'a == b and c === d, x ++ y, {a} [b] [c](./d.md)',
  '[a][b]\n\n[b]: ./c.md',
  'Import it from there. export it!',
  '## Mars {#red}',
  '## Mars { #red .large }',
  'A {#if a.b} c',
  '<div>\n\n## Mars\n\n</div>',
  '<pre>\n# a **b** {{ c.d }}\n</pre>',
  '<div title="# a"><code>{{ a.b }}</code> text #1 [a](b) 2 ** 3</div>',
  '<!-- ## a **b** -->\ntext',
  '> [!NOTE]\n> a',
  'wait... what?!! 12:30 a:b',
  'std::tada:: :planet: `:tada:` https://a.b:x:y',
  ':::cards\n\n- :rocket: [Mars](https://mars.example/) The red planet.\n\n:::',
])('%s is not a foreign syntax', (text) => {
  expect(kinds(text)).toEqual([]);
});

it('reports each kind once, at its first place, with the form of docsgen', () => {
  expect(kinds('a\n\nb {{ site.x }} {{ site.y }}\n\n- {{ site.z }}')).toEqual([
    '3:3 content/foreign-syntax: The value {{ }} (a template) has no meaning here and is shown as text. (write the value itself; in an .mdx file, {frontmatter.title} is a value of the front matter)',
  ]);
});
