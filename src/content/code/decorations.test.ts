import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const fence = (info: string, ...lines: string[]): string =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');

/** Returns the marked texts, with their kinds, of a block with one line. */
function words(info: string, ...lines: string[]): readonly string[] {
  const { html, messages } = page(fence(info, ...lines));
  expect(messages).toEqual([]);
  return [...html.matchAll(/<mark class="code-word code-word-(\w+)">(.*?)<\/mark>/g)].map(
    ([, kind, text]) => `${kind} ${text}`,
  );
}

describe('marked words', () => {
  test.each([
    ['js /moon/', 'moon + moons', ['highlight moon', 'highlight moon']],
    ['js "two moons"', 'two moons', ['highlight two moons']],
    ["js 'a'", 'a', ['highlight a']],
    [String.raw`js /a\/b/`, 'a/b', ['highlight a/b']],
    ['json ins="\\"moon\\""', '{ "moon": 1 }', ['add "moon"']],
    ['js ins="moon" del="sun"', 'moon - sun', ['add moon', 'remove sun']],
    ['txt /<a & b>/', '<a & b>', ['highlight &lt;a &amp; b>']],
    ['txt /ab/ /bc/', 'abc', ['highlight abc']],
    ['js /const a/', 'const a = 1', ['highlight const', 'highlight  a']],
    ['txt title="a.txt" {1} /moon/', 'moon', ['highlight moon']],
  ])('%s in %s', (info, code, expected) => {
    expect(words(info, code)).toEqual(expected);
  });

  it('end with each line', () => {
    expect(words('txt ins="a"', 'a', 'a')).toEqual(['add a', 'add a']);
  });

  test.each(['txt /mo+n/', 'txt "mars"'])('%s that do not occur are reported', (info) => {
    expect(page(fence(info, 'moon')).messages[0]).toMatch(
      /^1:1 content\/marked-word: The code has no “/,
    );
  });

  it('leave a path after the language as a title or an unknown option', () => {
    expect(page(fence('js /src/moon.js', 'a')).html).toContain('code-title">/src/moon.js<');
  });
});

describe('collapsed lines', () => {
  it('are details whose label nobody copies', () => {
    const { html, messages } = page(fence('txt collapse={2-3, 5}', 'a', 'b', 'c', 'd', 'e'));
    expect(messages).toEqual([]);
    expect(html).toContain(
      [
        '<span class="line">a\n</span>',
        '<details class="code-fold fold"><summary data-label="2 lines" aria-label="2 lines"></summary>',
        '<span class="line">b\n</span><span class="line">c\n</span></details>',
        '<span class="line">d\n</span>',
        '<details class="code-fold fold"><summary data-label="1 line" aria-label="1 line"></summary>',
        '<span class="line">e\n</span></details>',
      ].join(''),
    );
  });

  it('keep the numbers of lines', () => {
    const { html } = page(fence('txt showLineNumbers collapse={1-2}', 'a', 'b', 'c'));
    expect(html).toContain('<span class="line" data-number="3">c');
  });

  it('that do not exist are reported, and those that overlap are left open', () => {
    expect(page(fence('txt collapse={1-9}', 'a', 'b')).messages[0]).toBe(
      '1:1 content/line-range: Line range {1-9} reaches beyond the last line, 2. (write line numbers and ranges, such as {1,3-5})',
    );
    const { html } = page(fence('txt collapse={1-2,2-3}', 'a', 'b', 'c'));
    expect(html.match(/<details/g)).toHaveLength(1);
  });
});

it('marks the words that a comment names, and removes the comment', () => {
  const { html, messages } = page(fence('js', '// [!code word:io]', 'moon(io);', 'io();'));
  expect(messages).toEqual([]);
  expect(html).not.toContain('!code');
  expect(html.match(/<mark class="code-word code-word-highlight">io<\/mark>/g)).toHaveLength(2);
});

it('leaves out the language behind inline code', () => {
  const { html } = page('`Promise<void>{:ts}`, `{:ts}` and `x{:ok}`');
  expect(html).toBe(
    '<p><code>Promise&lt;void></code>, <code>{:ts}</code> and <code>x{:ok}</code></p>',
  );
});

describe('notes', () => {
  const list = '\n\n1. The **first** moon.\n2. The second.';

  test.each([
    ['yaml', 'io: 1 # (1)!', 'io: 1'],
    ['yaml', 'io: 1 # (1)', 'io: 1'],
    ['js', 'io(); // (1)!', 'io();'],
    ['css', 'a { } /* (1)! */', 'a { }'],
    ['html', '<b></b> <!-- (1)! -->', '<b></b>'],
    ['jsx', '<b></b> {/* (1)! */}', '<b></b>'],
    ['sql', 'select 1 -- (1)!', 'select 1'],
    ['sh', 'ls # all moons (1)!', 'ls # all moons'],
    ['sh', '# (1)!', ''],
  ])('in %s: %s', (language, line, text) => {
    const { doc, html, messages } = page(fence(language, line) + list);
    expect(messages).toEqual([]);
    expect(html).toContain(
      '<a class="code-note" href="#_note-1-1" data-note="1" aria-label="Note 1"></a>\n</span>',
    );
    expect(html).toContain('<ol class="code-notes">\n<li id="_note-1-1">The <strong>first');
    expect(doc.text).toBe(`${text}\nThe first moon.\nThe second.`.trim());
    expect(doc.anchors).toContain('_note-1-2');
  });

  it('can share a line', () => {
    const { html } = page(fence('sh', 'ls # (1)! (2)!') + list);
    expect(html.match(/data-note="\d"/g)).toEqual(['data-note="1"', 'data-note="2"']);
  });

  it('of several blocks have ids of their own', () => {
    const { html } = page(
      `${fence('sh', 'ls # (1)!')}${list}\n\nText\n\n${fence('sh', 'ls # (1)!')}${list}`,
    );
    expect(html).toContain('id="_note-2-1"');
  });

  it('without a list, or with a shorter one, are reported at the line and shown', () => {
    const code = fence('sh', 'ls', 'cd # (3)!');
    expect(page(code).messages).toEqual([
      '3:6 content/code-note: No numbered list below the code has note 3. (write the notes as a numbered list directly below the code block)',
    ]);
    expect(page(code + list).messages[0]).toMatch(
      /^3:6 content\/code-note: The list below the code has 2/,
    );
    expect(page(code).html).toContain('(3)!');
  });

  it('are not meant by a number in brackets without a list', () => {
    const { html, messages } = page(fence('sh', 'ls # (1)'));
    expect(messages).toEqual([]);
    expect(html).toContain('(1)');
  });

  it('are shown as written in Markdown examples', () => {
    const { html, messages } = page(fence('md', '<!-- (1)! -->') + list);
    expect(messages).toEqual([]);
    expect(html).toContain('(1)!');
  });

  it('stay in the Markdown of the page', () => {
    const { doc } = page(fence('sh', 'ls # (1)!') + list);
    expect(doc.markdown?.join('')).toContain('ls # (1)!');
  });
});

describe('a diff with a language', () => {
  it('shows the code without signs, and marks the lines', () => {
    const { html, messages, doc } = page('```diff lang="js" {1}\n  moon()\n+ sun()\n- star()\n```');
    expect(messages).toEqual([]);
    expect(html).toContain('data-language="js"');
    expect(html).toMatch(/line-highlight">\s*<span class="hljs-title[^"]*">moon/);
    expect(html).toMatch(/line-add">\s*<span class="hljs-title[^"]*">sun/);
    expect(html).toMatch(/line-remove">\s*<span class="hljs-title[^"]*">star/);
    expect(doc.markdown?.join('')).toContain('+ sun()');
  });

  it('may have its signs without a column of their own', () => {
    const { html } = page('```diff lang="txt"\nmoon\n-sun\n```');
    expect(html).toContain('moon\n');
    expect(html).toContain('>sun\n');
  });
});

describe('neighbouring blocks with `tab=`', () => {
  it('are a code group', () => {
    const { html, messages } = page(
      '```js tab="Browser" title="a.js"\na\n```\n\n```js tab="Node.js"\nb\n```\n\nMars\n\n```js tab="Deno"\nc\n```',
    );
    expect(messages).toEqual([]);
    expect(html.match(/class="tabs tabs-code"/g)).toHaveLength(2);
    expect(html.match(/class="tab-label">[^<]*/g)).toEqual(
      ['Browser', 'Node.js', 'Deno'].map((label) => `class="tab-label">${label}`),
    );
    expect(html).toContain('a.js</figcaption>');
  });

  it('stay as they are in a code group', () => {
    const blocks = '```js tab="Browser"\na\n```\n\n```js tab="Node.js"\nb\n```';
    expect(page(`:::code-group\n${blocks}\n:::`).html).toBe(page(blocks).html);
  });
});
