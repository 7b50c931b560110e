import { describe, expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const fence = (info: string, ...lines: string[]): string =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');

describe('code blocks', () => {
  test('are figures with a title, their language and tokens', () => {
    const { html, messages } = page(fence('js title="a & b.js"', 'const x = "<b>";'));
    expect(html).toMatchInlineSnapshot(`
      "<figure class="code" data-language="js"><figcaption class="code-title">a &amp; b.js</figcaption><pre class="code-body"><code class="hljs language-js"><span class="hljs-keyword">const</span> x = <span class="hljs-string">"&lt;b>"</span>;
      </code></pre></figure>"
    `);
    expect(messages).toEqual([]);
  });

  test('without a language are plain, fenced or indented', () => {
    expect(page(`${fence('', 'a < b')}\n\n    c & d`).html).toMatchInlineSnapshot(`
      "<figure class="code"><pre class="code-body"><code class="hljs">a &lt; b
      </code></pre></figure>
      <figure class="code"><pre class="code-body"><code class="hljs">c &amp; d
      </code></pre></figure>"
    `);
  });

  test('show highlighted, added, removed and focused lines and numbers', () => {
    const { html, messages } = page(
      fence(
        'ts {1,3-4} showLineNumbers',
        'const a = 1;',
        '/* two',
        '   lines */',
        'const b = 2; // [!code ++]',
        'const c = 3; // [!code --]',
        '// highlight-next-line',
        'const d = 4;',
        '// [!code focus:2]',
        'const e = 5;',
        'const f = 6;',
        '// highlight-start',
        'const g = 7;',
        '',
        '// highlight-end',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });

  test.each([
    ['# highlight-next-line', 'py'],
    ['-- highlight-next-line', 'sql'],
    ['; highlight-next-line', 'ini'],
    ['/* highlight-next-line */', 'css'],
    ['<!-- highlight-next-line -->', 'html'],
    ['{/* highlight-next-line */}', 'jsx'],
    ["' highlight-next-line", 'vb'],
    ['REM highlight-next-line', 'bat'],
  ])('%s marks the next line', (comment, language) => {
    const { html } = page(fence(language, comment, 'x'));
    expect(html).not.toContain('highlight-next-line');
    expect(html).toContain('line-highlight');
  });

  test('about Markdown show the comments that mark lines', () => {
    const { html } = page(fence('md', '// highlight-next-line', 'x // [!code ++]'));
    expect(html).toContain('highlight-next-line');
    expect(html).toContain('[!code ++]');
  });

  test.each(['{1,x}', '{0}', '{4-2}', '{2-9}', '{1,}'])('%s is reported', (ranges) => {
    expect(page(`Text\n\n${fence(`js ${ranges}`, 'a', 'b', 'c', 'd')}`).messages).toMatchSnapshot();
  });

  test('reports comments of marked lines that have no end', () => {
    expect(page(fence('js', '// highlight-start', 'a')).messages).toMatchInlineSnapshot(`
      [
        "1:1 content/unclosed-highlight: highlight-start and highlight-end do not pair up in this code block.",
      ]
    `);
    expect(page(fence('js', '// highlight-end', 'a')).messages).toHaveLength(1);
  });

  test.each([
    ['javscript', 'javascript'],
    ['pythn', 'python'],
    ['typescirpt', 'typescript'],
    ['yamll', 'yaml'],
  ])('in %s, an unknown language, get the suggestion %s', (name, meant) => {
    expect(page(fence(name, 'x')).messages).toEqual([
      `1:1 content/unknown-language: There is no language ${name} to highlight. (did you mean ${meant}?)`,
    ]);
  });

  test.each(['text', 'brainfuck', 'x', 'console', 'curl', 'vue', 'jsonc', 'C++', 'plain text'])(
    'in %s are shown without a warning',
    (name) => {
      expect(page(fence(name, 'x')).messages).toEqual([]);
    },
  );

  test.each([
    ['js{1}', 'language-js'],
    ['rust,ignore', 'language-rust'],
    ['JSON', 'language-json'],
    ['c++', 'language-c++'],
    ['"><script>', 'class="hljs"'],
    ['js"onclick=x', 'language-js"'],
  ])('the language of %s', (info, name) => {
    const { html } = page(fence(info, 'x'));
    expect(html).toContain(name);
    expect(html).not.toMatch(/<script|onclick/);
  });

  test('have the same text with any line ends', () => {
    const text = fence('js {2}', 'a', 'b');
    expect(page(text.replaceAll('\n', '\r\n')).html).toBe(page(text).html);
  });
});

test('shows the named file as the title of code that has text, as other tools do', () => {
  const { html, messages } = page('```yaml file="config.yml"\na: 1\n```\n');
  expect(messages).toEqual([]);
  expect(html).toContain('config.yml');
  expect(html).toContain('1');
});

describe('code from files', () => {
  const files = {
    'content/docs/fetch.ts': [
      'import x from "x";',
      '// #region call',
      '  if (x) {',
      '    // #region inner',
      '    call();',
      '    // #endregion',
      '  }',
      '// #endregion call',
      'done();',
      '',
    ].join('\n'),
    'content/docs/deploy.yml': 'region: eu\n# region steps\nsteps:\n# endregion\n',
    'content/docs/page.html': '<!-- #region a -->\n<b>x</b>\n<!-- #endregion -->',
  };

  test('shows the whole file or a region, in the language of the file name', () => {
    const { html, messages, doc } = page(
      [
        fence('ts file=./fetch.ts#call title=fetch.ts'),
        fence(' file=./deploy.yml#steps'),
        fence('text file="page.html#a"'),
        fence('yaml file=deploy.yml'),
      ].join('\n\n'),
      files,
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
    expect(doc.includes).toEqual([
      'content/docs/fetch.ts',
      'content/docs/deploy.yml',
      'content/docs/page.html',
    ]);
  });

  test('reports a file that cannot be read and shows the content of the block', () => {
    const { html, messages } = page(
      [
        fence('ts file=./none.ts', 'kept'),
        fence('ts file=../../../x.ts', 'kept'),
        fence('ts file=fetch.ts#none', 'kept'),
      ].join('\n\n'),
      files,
    );
    expect(html.match(/kept/g)).toHaveLength(3);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/include-missing: The included file ./none.ts does not exist. (the path is relative to the file that includes it; a leading / is the content folder)",
        "5:1 content/include-outside: The included file ../../../x.ts is outside the site's folder. (copy it into the site, or list the file or its folder in \`fs.allow\`)",
        "9:1 content/include-region: fetch.ts has no region none.",
      ]
    `);
  });
});

describe('options of a code block', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  /** Returns the marks of the code as `2 add`, one for each line, and the diagnostics. */
  const infoMarks = (
    info: string,
  ): { readonly marks: string[]; readonly messages: readonly string[] } => {
    const { html, messages } = page(fence(info, ...five));
    const lines = [...html.matchAll(/<span class="line([^"]*)">/g)];
    const marks = lines.flatMap(([, names = ''], index) =>
      [...names.matchAll(/line-(\w+)/g)].map(([, mark]) => `${index + 1} ${mark}`),
    );
    return { marks, messages };
  };

  test.each([
    [
      "txt {{ filename: 'a.txt', mark: [1, [3, 4]], del: [5] }}",
      ['1 highlight', '3 highlight', '4 highlight', '5 remove'],
    ],
    ['txt {2,4-5}', ['2 highlight', '4 highlight', '5 highlight']],
    ['txt{2}', ['2 highlight']],
    ['txt [moon.txt]{2}', ['2 highlight']],
    ['txt title="moon.txt"{2}', ['2 highlight']],
    ['txt ins={1} del={2}', ['1 add', '2 remove']],
    ['txt add={1} remove={2-3} {5}', ['1 add', '2 remove', '3 remove', '5 highlight']],
    ['txt mark={ 1, 3-4 }', ['1 highlight', '3 highlight', '4 highlight']],
    ['txt hl_lines="1 3-4"', ['1 highlight', '3 highlight', '4 highlight']],
    ['txt hl_lines=[1,"3-4"]', ['1 highlight', '3 highlight', '4 highlight']],
    ['txt focus={2}', ['2 focus']],
    ['txt showLineNumbers{4}', []],
    ['txt:line-numbers {1}', ['1 highlight']],
    ['txt showLineNumbers=false', []],
    ['txt title="{1}"', []],
    ["txt title='a {2} b'", []],
    ['txt title={1}', []],
    ['txt copy frame="none"', []],
  ])('%s marks the lines it means', (info, expected) => {
    expect(infoMarks(info)).toEqual({ marks: expected, messages: [] });
  });

  test.each([
    ['txt { post }', '{…}'],
    ['txt wrap={2}', 'wrap='],
    ['txt focus="text {2}"', 'focus="…"'],
    ['txt x{2}', 'x'],
    ['txt live', 'live'],
    ['txt {{ prompt: true }}', 'prompt='],
    ['txt copy=false', 'copy='],
  ])('%s has no effect, which is reported', (info, option) => {
    expect(infoMarks(info).marks).toEqual([]);
    expect(infoMarks(info).messages[0]).toBe(
      `1:1 content/unknown-code-option: The option ${option} of the code block is unknown and has no effect.`,
    );
  });

  test('reports each unknown option once, with a suggestion', () => {
    const block = fence('txt titel="x" wrap', 'a');
    expect(page(`${block}\n\n${block}`).messages).toEqual([
      '1:1 content/unknown-code-option: The option titel= of the code block is unknown and has no effect. (did you mean title=?)',
      '1:1 content/unknown-code-option: The option wrap of the code block is unknown and has no effect.',
    ]);
  });

  test('suggests no option that is much longer or shorter', () => {
    expect(page(fence("ts option='{}'", 'a')).messages.join()).not.toContain('did you mean');
  });

  test('reads thousands of unclosed brackets in linear time', () => {
    expect(page(fence(`txt ${'{ [ " '.repeat(50_000)}`, 'a')).html).toContain('language-txt');
  });
});
