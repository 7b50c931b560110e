import { describe, expect, test } from 'vitest';
import { page, where } from '../../test/commonmark/page.js';
import { messagesFor } from '../i18n/index.js';
import { parseDoc } from './index.js';

describe('the title', () => {
  test('is the heading that opens the text, which leaves the body', () => {
    const { doc, html } = page('# The *red* [planet](./mars.md)\n\nDust.\n\n# Moons\n');
    expect(doc).toMatchObject({ title: 'The red planet', titleHtml: 'The <em>red</em> planet' });
    expect(html).toMatchInlineSnapshot(`
      "<p>Dust.</p>
      <h1 id="moons">Moons<a class="heading-anchor" href="#moons" aria-label="Link to Moons"></a></h1>"
    `);
    expect(doc.headings.map(({ text }) => text)).toEqual(['Moons']);
  });

  test('of the front matter is the title; the heading is what the page shows', () => {
    const { doc, html } = page('---\ntitle: Mars\n---\n\n# The *red* planet\n\nDust.');
    expect(doc).toMatchObject({ title: 'Mars', titleHtml: 'The <em>red</em> planet' });
    expect(html).toBe('<p>Dust.</p>');
  });

  test('may stand behind a comment or a definition, but not behind a text', () => {
    expect(page('<!-- by Ada -->\n\n[1]: ./x.md\n\n# Mars').doc.title).toBe('Mars');
    expect(page('<script setup>\nimport A from "./a"\n\nb()\n</script>\n\n# Io').doc.title).toBe(
      'Io',
    );
    expect(page('<style>a {}</style>\n# Io').doc.title).toBe('Io');
    expect(page('<script></script> Red\n\n# Io').doc.title).toBe('Planets');
    expect(page('Dust.\n\n# Mars').doc.title).toBe('Planets');
  });

  test.each([
    '![Logo](./logo.png)',
    '[![Build](./build.svg)](./ci) ![Version][v]\n\n[v]: ./v.svg',
    '<p align="center">\n  <img src="./logo.png" width="200">\n</p>',
    '<a id="top"></a>\n<br>',
  ])('may stand behind pictures and anchors: %j', (before) => {
    const { doc, html } = page(`${before}\n\n# Mars\n\nDust.`);
    expect(doc.title).toBe('Mars');
    expect(html).not.toContain('<h1');
    expect(page(`${before}\n\nRed.\n\n# Mars`).doc.title).toBe('Planets');
    expect(page(`<p>Red</p>\n\n${before}\n\n# Mars`).doc.title).toBe('Planets');
  });

  test('shows neither images nor notes, and escapes what it must', () => {
    const { doc } = page('# Mars ![red](./m.png) & <kbd>F1</kbd>[^1]\n\n[^1]: Note.');
    expect(doc).toMatchObject({
      title: 'Mars red & F1',
      titleHtml: 'Mars red &amp; <kbd>F1</kbd>',
    });
    expect(page('---\ntitle: A < B & C\n---\n').doc.titleHtml).toBe('A &lt; B &amp; C');
  });

  test.each([
    ['content/docs/01-getting_started.md', 'Getting started'],
    ['content/docs/moons/index.md', 'Moons'],
    ['content/docs/2021-review.md', 'Review'],
    ['content/docs/404.md', '404'],
  ])('of %s without any is %s', (path, title) => {
    const file = { path, text: 'Text', digest: '' };
    const options = { trustedHtml: false, messages: messagesFor('en') };
    expect(parseDoc(file, options, () => undefined).value.doc.title).toBe(title);
  });
});

describe('headings', () => {
  test('have ids like on GitHub, each once, and keep clear of those that are chosen', () => {
    const { doc, html, messages } = page(
      [
        '## Moons',
        '## Moons',
        '### Phobos & Deimos',
        '## Dust {#moons-2}',
        '## Moons',
        '## ¿?',
      ].join('\n\n'),
    );
    expect(doc.headings.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "moons",
        "moons-1",
        "phobos--deimos",
        "moons-2",
        "moons-3",
        "section",
      ]
    `);
    expect(doc.anchors).toEqual(doc.headings.map(({ id }) => id));
    expect(html.split('\n')[0]).toMatchInlineSnapshot(
      `"<h2 id="moons">Moons<a class="heading-anchor" href="#moons" aria-label="Link to Moons"></a></h2>"`,
    );
    expect(messages).toEqual([]);
  });

  test('keep their markup for the table of contents, but no links', () => {
    const { doc } = page('## The `GET` of [*it*](./x.md) <b>now</b>');
    expect(doc.headings).toEqual([
      {
        depth: 2,
        id: 'the-get-of-it-now',
        text: 'The GET of it now',
        html: 'The <code>GET</code> of <em>it</em> <b>now</b>',
      },
    ]);
  });

  test('with the same chosen id twice, or one of the page itself, are reported', () => {
    const { doc, messages } = page(
      '## A {#x}\n\n## B {#x}\n\n## C {#_main}\n\n## `__init__`\n\n## _Main {#_own}\n\n## \\_Menu',
    );
    expect(doc.headings.map(({ id }) => id)).toEqual(['x', 'x', 'c', '__init__', '_own', 'menu']);
    expect(messages).toMatchInlineSnapshot(`
      [
        "3:1 content/duplicate-id: The id x occurs twice on this page.",
        "5:1 content/reserved-id: The id _main is reserved for the page around the text. (choose another id, without the underscore)",
      ]
    `);
  });

  test('written as HTML count as well', () => {
    const { doc, html } = page('<h2>Moons</h2>\n\n<h3 id="dust">Dust</h3>');
    expect(doc.headings.map(({ depth, id }) => `${depth} ${id}`)).toEqual(['2 moons', '3 dust']);
    expect(html).toContain('href="#dust"');
  });
});

describe('links and images', () => {
  test('are noted as they are written, each at its place', () => {
    const text = [
      '---',
      'title: Links',
      '---',
      'See [Mars](./mars.md#moons "Red"), [two words](<my file.md>), [x&amp;y](a?b&amp;c).',
      '',
      '> - [quoted][1] https://example.com/a www.example.com',
      '>   <https://example.com/b> [mail](mailto:a@b.c) a@b.c',
      '',
      '![alt](./a.png) [![b](./b.png)](/c) [](op:createPlanet) [](#here) ![r][1]',
      '',
      '[1]: ../ref.md "Title"',
    ].join('\n');
    const { doc, html, messages } = page(text);
    const noted = doc.references.map(
      ({ kind, target, place }) =>
        `${where(place)} ${kind} ${target} ← ${text.slice(place.start.offset, place.end?.offset)}`,
    );
    expect(noted).toMatchInlineSnapshot(`
      [
        "4:5 link ./mars.md#moons ← [Mars](./mars.md#moons "Red")",
        "4:36 link my file.md ← [two words](<my file.md>)",
        "4:63 link a?b&c ← [x&amp;y](a?b&amp;c)",
        "6:5 link ../ref.md ← [quoted][1]",
        "6:17 link https://example.com/a ← https://example.com/a",
        "6:39 link http://www.example.com ← www.example.com",
        "7:5 link https://example.com/b ← <https://example.com/b>",
        "7:29 link mailto:a@b.c ← [mail](mailto:a@b.c)",
        "7:50 link mailto:a@b.c ← a@b.c",
        "9:1 image ./a.png ← ![alt](./a.png)",
        "9:18 image ./b.png ← ![b](./b.png)",
        "9:17 link /c ← [![b](./b.png)](/c)",
        "9:37 link op:createPlanet ← [](op:createPlanet)",
        "9:57 link #here ← [](#here)",
        "9:67 image ../ref.md ← ![r][1]",
      ]
    `);
    expect(html).toMatchInlineSnapshot(`
      "<p>See <a href="{reference ./mars.md#moons}" title="Red">Mars</a>, <a href="{reference my file.md}">two words</a>, <a href="{reference a?b&c}">x&amp;y</a>.</p>
      <blockquote>
      <ul>
      <li><a href="{reference ../ref.md}" title="Title">quoted</a> <a href="{reference https://example.com/a}">https://example.com/a</a> <a href="{reference http://www.example.com}">www.example.com</a>
      <a href="{reference https://example.com/b}">https://example.com/b</a> <a href="{reference mailto:a@b.c}">mail</a> <a href="{reference mailto:a@b.c}">a@b.c</a></li>
      </ul>
      </blockquote>
      <p><img src="{reference ./a.png}" alt="alt" loading="lazy" decoding="async"{size ./a.png}> <a href="{reference /c}"><img src="{reference ./b.png}" alt="b" loading="lazy" decoding="async"{size ./b.png}></a> <a href="{reference op:createPlanet}">{label op:createPlanet}</a> <a href="{reference #here}">{label #here}</a> <img src="{reference ../ref.md}" alt="r" title="Title" loading="lazy" decoding="async"{size ../ref.md}></p>"
    `);
    expect(messages).toEqual([]);
  });

  test('have exact places behind a byte order mark, wide characters and Windows line ends', () => {
    for (const text of ['\uFEFF# T\n\n🪐 [a](b)', '# T\r\n\r\n🪐 [a](b)']) {
      const [reference] = page(text).doc.references;
      expect(where(reference?.place)).toBe('3:4');
    }
    expect(page('# T\r\n\r\n🪐 [a](b)\r\nc').html).toBe(page('# T\n\n🪐 [a](b)\nc').html);
  });

  test.each([
    ['![a](a.png)', true],
    ['[![a](a.png)](b.md)', true],
    ['<img src="a.png">', false],
    ['<p><img src="a.png"></p>', true],
    ['<p align="center"><img src="a.png"></p>', false],
    ['Words ![a](a.png)', false],
    ['![a](a.png) ![b](b.png)', false],
    ['![a](a.png)\nWords', false],
  ])('an image is a block where it is alone in its paragraph: %s', (text, isAlone) => {
    expect(page(`# T\n\n${text}`).html.includes('<p class="picture">')).toBe(isAlone);
  });

  test('an image has a size, or a placeholder for it', () => {
    const { html } = page(
      '![a](a.png){width=320 height=200px} ![b](b.png){width=50%} ![c](c.png){x=1}',
    );
    expect(html).toMatchInlineSnapshot(
      `"<p><img src="{reference a.png}" alt="a" width="320" height="200" loading="lazy" decoding="async"> <img src="{reference b.png}" alt="b" width="50%" loading="lazy" decoding="async"> <img src="{reference c.png}" alt="c" loading="lazy" decoding="async"{size c.png}>{x=1}</p>"`,
    );
  });

  test('that would run a script are not linked, and reported', () => {
    const { doc, html, messages } = page(
      [
        '[a](javascript:alert(1))',
        '[b](JaVaScRiPt&colon;alert(1))',
        '[c](<java\tscript:alert(1)>)',
        '[d][1]',
        '<vbscript:x>',
        '![e](data:text/html,x)',
        '![f](data:image/png;base64,AA==)',
        '',
        '[1]: data:text/html,x',
      ].join('\n'),
    );
    expect(html).toMatchInlineSnapshot(`
      "<p><a>a</a>
      <a>b</a>
      <a>c</a>
      <a>d</a>
      <a>vbscript:x</a>
      e
      <img src="{reference data:image/png;base64,AA==}" alt="f" loading="lazy" decoding="async"{size data:image/png;base64,AA==}></p>"
    `);
    expect(doc.references.map(({ target }) => target)).toEqual(['data:image/png;base64,AA==']);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/unsafe-link: The address javascript:alert(1) is not safe and was left out.",
        "2:1 content/unsafe-link: The address JaVaScRiPt:alert(1) is not safe and was left out.",
        "3:1 content/unsafe-link: The address java script:alert(1) is not safe and was left out.",
        "4:1 content/unsafe-link: The address data:text/html,x is not safe and was left out.",
        "5:1 content/unsafe-link: The address vbscript:x is not safe and was left out.",
        "6:1 content/unsafe-link: The address data:text/html,x is not safe and was left out.",
      ]
    `);
  });
});

describe('the words of a text', () => {
  test('are a block a line, without markup', () => {
    const { doc } = page(
      [
        '# Title',
        'A *soft*',
        'break, [a link](x), `code`[^1].',
        '',
        '- one',
        '- two',
        '',
        '| a | b |',
        '|---|---|',
        '| 1 | 2 |',
        '',
        '```js',
        'let a = 1;',
        'let b;',
        '```',
        '',
        '::schema[Planet]',
        '',
        '[^1]: A note.',
      ].join('\n'),
    );
    expect(doc.text.split('\n')).toMatchInlineSnapshot(`
      [
        "A soft break, a link, code.",
        "one",
        "two",
        "a b",
        "1 2",
        "let a = 1;",
        "let b;",
        "A note.",
      ]
    `);
  });
});

describe('prose', () => {
  test.each([
    'At 12:30 the ratio was a:b, std::vector, :name and ::.',
    'Use {braces}, {{ mustache }}, $x, a < b, a <- b and 1<2.',
    '::: is three colons',
    ':::',
    '<!-- a comment -->Text',
  ])('%s', (text) => {
    const { html, messages } = page(text);
    expect({ html, messages }).toMatchSnapshot();
  });
});

test('a text that is nested too deeply to be read is reported', () => {
  const { html, messages } = page(`${'> '.repeat(5_000)}a`);
  expect({ html, messages }).toEqual({
    html: '',
    messages: [
      '1:1 content/too-deep: The text is nested too deeply to be read. (nest at most 100 levels, and close each block with a line of colons)',
    ],
  });
});

test('marks for placeholders cannot be forged', () => {
  const forged =
    '\uFDD0reference:0\uFDD1 &#xFDD0;embed:0&#xFDD1; <b title="&#64976;size:0&#xfdd1;" data-protected="&#xFDD2;0">x</b>';
  const { doc, html } = page(`[a](b)\n\n${forged}`);
  expect(doc.body.placeholders).toHaveLength(1);
  expect(html).toMatchInlineSnapshot(`
    "<p><a href="{reference b}">a</a></p>
    <p>�reference:0� �embed:0� <b title="�size:0�">x</b></p>"
  `);
});

test('nothing is kept between texts: the same text gives the same page', () => {
  const text = '# A\n\n## B\n\n[c](d) <b>e</b>\n\n:::note\nf\n:::';
  expect(page(text)).toEqual(page(text));
  expect(JSON.parse(JSON.stringify(page(text).doc))).toEqual(page(text).doc);
});

describe('bytes that are no text', () => {
  const options = { trustedHtml: false, messages: messagesFor('en') };
  const messages = (
    text: string,
    over: object,
    read: Parameters<typeof parseDoc>[2] = () => undefined,
  ) =>
    parseDoc({ path: 'a.md', text, digest: '', ...over }, options, read).diagnostics.map(
      ({ code, place }) => `${code} ${place?.file}:${place?.start.line}:${place?.start.column}`,
    );

  test('are reported at the first of them', () => {
    const invalidByte = { offset: 8, byte: 0xe9 };
    expect(messages('# A\n\ncaf\uFFFD', { invalidByte })).toEqual([
      'build/invalid-encoding a.md:3:4',
    ]);
  });

  test.each(['::include[./_b.md]', '```txt file=./_b.md\n```'])(
    'are reported once in a file that a text names: %s',
    (text) => {
      const read = () => ({ text: 'x\n\uFFFD', invalidByte: { offset: 2, byte: 0xff } });
      expect(messages(`${text}\n\n${text}`, {}, read)).toEqual([
        'build/invalid-encoding _b.md:2:1',
      ]);
    },
  );
});

test.each(['\r', '\r\n', '\n'])('front matter is read with lines that end with %j', (end) => {
  const text = ['\uFEFF---', 'draft: true', 'titel: x', '---', '', '# Mars', '', 'Red'].join(end);
  const { value, diagnostics } = parseDoc(
    { path: 'a.md', text, digest: '' },
    { trustedHtml: false, messages: messagesFor('en') },
    () => undefined,
  );
  expect(value.doc).toMatchObject({ title: 'Mars', meta: { draft: true } });
  expect(value.text.body.text.join('')).toBe('<p>Red</p>');
  expect(diagnostics.map(({ place }) => place?.start.line)).toEqual([3]);
});

test('no mark of a placeholder and no NUL is left anywhere, whatever the text holds', () => {
  const forged = '\uFDD0reference:0\uFDD1 \uFDD2 \uFDD3 \0';
  const { doc, messages } = page(
    [
      `---\ntitle: "A \\uFDD0label:0\\uFDD1 \\0"\ndescription: "\\uFDD3"\n---`,
      `## H <audio src="a.mp3"></audio> <picture><source srcset="a.webp"><img src="a.png" alt="Alt"></picture> ${forged}`,
      `[](op:x) &#xFDD0;reference:0&#xFDD1; <b title="${forged}">x</b> <Foo a="${forged}" /> <${forged}>`,
      `\`\`\`js title="${forged}"\n${forged}\n\`\`\``,
      `::include[./${forged}.md]`,
    ].join('\n\n'),
  );
  expect(JSON.stringify({ doc, messages })).not.toMatch(/[\uFDD0-\uFDEF]|\\u0000/);
  expect(doc.headings[0]?.html).toMatch(/^H +Alt/);
});

test('an exception while a text is read is a finding that names the file', () => {
  const { diagnostics } = parseDoc(
    { path: 'a.md', text: '# Mars\n\n::include[./_b.md]', digest: '' },
    { trustedHtml: false, messages: messagesFor('en') },
    () => {
      throw new TypeError('no disk');
    },
  );
  expect(diagnostics).toMatchObject([
    {
      code: 'content/failed',
      severity: 'error',
      message: 'The text could not be read: no disk.',
      place: { file: 'a.md', start: { line: 1 } },
    },
  ]);
});
