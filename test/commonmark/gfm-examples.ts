/** Markdown and the HTML that the GFM specification requires. */
export interface Example {
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

const tables: readonly (readonly [string, string])[] = [
  [
    '| planet | moons |\n| --- | --- |\n| Mars | 2 |',
    '<table><thead><tr><th>planet</th><th>moons</th></tr></thead><tbody><tr><td>Mars</td><td>2</td></tr></tbody></table>',
  ],
  [
    '| moon | km | of |\n:-: | ----: | :--\nPhobos | 11 | Mars',
    '<table><thead><tr><th align="center">moon</th><th align="right">km</th><th align="left">of</th></tr></thead><tbody><tr><td align="center">Phobos</td><td align="right">11</td><td align="left">Mars</td></tr></tbody></table>',
  ],
  [
    '| red\\|dry |\n| --- |\n| a `\\|` b |\n| c **\\|** d |',
    '<table><thead><tr><th>red|dry</th></tr></thead><tbody><tr><td>a <code>|</code> b</td></tr><tr><td>c <strong>|</strong> d</td></tr></tbody></table>',
  ],
  [
    '| a | b |\n| --- | --- |\n| c | d |\n> quoted',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table><blockquote><p>quoted</p></blockquote>',
  ],
  [
    '| a | b |\n| --- | --- |\n| c | d |\nmore\n\ntext',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr><tr><td>more</td><td></td></tr></tbody></table><p>text</p>',
  ],
  ['| a | b |\n| --- |\n| c |', '<p>| a | b |\n| --- |\n| c |</p>'],
  [
    '| a | b |\n| --- | --- |\n| c |\n| d | e | f |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
  ],
  ['| a | b |\n| --- | --- |', '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>'],
  ['a\n:-', '<table><thead><tr><th align="left">a</th></tr></thead></table>'],
  ['text\n| a |\n| - |', '<p>text</p><table><thead><tr><th>a</th></tr></thead></table>'],
  [
    '- | a |\n  | - |\n  | b |',
    '<ul><li><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></li></ul>',
  ],
  ['    | a |\n    | - |', '<pre><code>| a |\n| - |\n</code></pre>'],
  [
    '| [a](b) | *c* |\n|-|-|\n| `d` | ~~e~~ |\n# f',
    '<table><thead><tr><th><a href="b">a</a></th><th><em>c</em></th></tr></thead><tbody><tr><td><code>d</code></td><td><del>e</del></td></tr></tbody></table><h1>f</h1>',
  ],
];

const box = (checked: boolean): string =>
  `<input type="checkbox" disabled=""${checked ? ' checked=""' : ''}>`;

const taskLists: readonly (readonly [string, string])[] = [
  ['- [ ] Mars\n- [x] Venus', `<ul><li>${box(false)} Mars</li><li>${box(true)} Venus</li></ul>`],
  [
    '- [x] Mars\n  - [ ] Phobos\n  - [X] Deimos\n- [ ] Venus',
    `<ul><li>${box(true)} Mars<ul><li>${box(false)} Phobos</li><li>${box(true)} Deimos</li></ul></li><li>${box(false)} Venus</li></ul>`,
  ],
  ['1. [ ] one', `<ol><li>${box(false)} one</li></ol>`],
  ['- [x]done', '<ul><li>[x]done</li></ul>'],
  ['- [y] done', '<ul><li>[y] done</li></ul>'],
  ['- text [ ] in it', '<ul><li>text [ ] in it</li></ul>'],
  ['[ ] alone', '<p>[ ] alone</p>'],
];

const strikethrough: readonly (readonly [string, string])[] = [
  ['~~Nine~~ eight and ~7~ 8', '<p><del>Nine</del> eight and <del>7</del> 8</p>'],
  ['Not ~~over\n\ntwo paragraphs~~.', '<p>Not ~~over</p><p>two paragraphs~~.</p>'],
  ['Three are ~~~too many~~~.', '<p>Three are ~~~too many~~~.</p>'],
  ['~~*a* b~~', '<p><del><em>a</em> b</del></p>'],
  ['`~~a~~`', '<p><code>~~a~~</code></p>'],
  ['~~a~', '<p>~~a~</p>'],
];

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;

const autolinks: readonly (readonly [string, string])[] = [
  ['www.mars.example', `<p>${link('http://www.mars.example', 'www.mars.example')}</p>`],
  [
    'See www.mars.example/moons today.',
    `<p>See ${link('http://www.mars.example/moons', 'www.mars.example/moons')} today.</p>`,
  ],
  // Trailing punctuation is not part of the address.
  ['See www.mars.example.', `<p>See ${link('http://www.mars.example', 'www.mars.example')}.</p>`],
  [
    'See www.mars.example/a.b?!',
    `<p>See ${link('http://www.mars.example/a.b', 'www.mars.example/a.b')}?!</p>`,
  ],
  // Balanced parentheses are part of the address.
  [
    'www.mars.example/dust_(red)',
    `<p>${link('http://www.mars.example/dust_(red)', 'www.mars.example/dust_(red)')}</p>`,
  ],
  [
    'www.mars.example/dust_(red)))',
    `<p>${link('http://www.mars.example/dust_(red)', 'www.mars.example/dust_(red)')}))</p>`,
  ],
  [
    '(www.mars.example/dust_(red))',
    `<p>(${link('http://www.mars.example/dust_(red)', 'www.mars.example/dust_(red)')})</p>`,
  ],
  [
    'www.mars.example/(red))+dust',
    `<p>${link('http://www.mars.example/(red))+dust', 'www.mars.example/(red))+dust')}</p>`,
  ],
  // A trailing character reference is not part of the address.
  [
    'www.mars.example/?a=1&b=2',
    `<p>${link('http://www.mars.example/?a=1&amp;b=2', 'www.mars.example/?a=1&amp;b=2')}</p>`,
  ],
  [
    'www.mars.example/?a=1&dust;',
    `<p>${link('http://www.mars.example/?a=1', 'www.mars.example/?a=1')}&amp;dust;</p>`,
  ],
  [
    'www.mars.example/du<st',
    `<p>${link('http://www.mars.example/du', 'www.mars.example/du')}&lt;st</p>`,
  ],
  ['http://mars.example', `<p>${link('http://mars.example')}</p>`],
  [
    '(Go to https://api.mars.example/v1?q=dust+(red))',
    `<p>(Go to ${link('https://api.mars.example/v1?q=dust+(red)')})</p>`,
  ],
  ['ada@mars.example', `<p>${link('mailto:ada@mars.example', 'ada@mars.example')}</p>`],
  [
    'ada@mars+dust.example is none, ada+dust@mars.example is one.',
    `<p>ada@mars+dust.example is none, ${link('mailto:ada+dust@mars.example', 'ada+dust@mars.example')} is one.</p>`,
  ],
  [
    'a.d-a_a@mars.example.',
    `<p>${link('mailto:a.d-a_a@mars.example', 'a.d-a_a@mars.example')}.</p>`,
  ],
  ['ada@mars.example-', '<p>ada@mars.example-</p>'],
  ['ada@mars.example_', '<p>ada@mars.example_</p>'],
  ['`www.mars.example`', '<p><code>www.mars.example</code></p>'],
  ['[www.mars.example](x)', '<p><a href="x">www.mars.example</a></p>'],
  ['awww.mars.example http:/x', '<p>awww.mars.example http:/x</p>'],
];

function section(name: string, examples: readonly (readonly [string, string])[]): Example[] {
  return examples.map(([markdown, html]) => ({ section: name, markdown, html }));
}

/**
 * The extensions of GitHub Flavored Markdown (specification 0.29), sections 4.10, 5.3, 6.5 and 6.9. Section
 * 6.11 shows tags such as `<script>` as text; docsgen leaves the elements out, with a warning.
 * No package contains the examples of the specification, so these are written after its text.
 */
export const gfmExamples: readonly Example[] = [
  ...section('Tables', tables),
  ...section('Task list items', taskLists),
  ...section('Strikethrough', strikethrough),
  ...section('Autolinks', autolinks),
];
