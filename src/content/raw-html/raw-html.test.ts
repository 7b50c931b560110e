import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { page, where } from '../../../test/commonmark/page.js';
import { messagesFor } from '../../i18n/index.js';
import { parseDoc, parseFragment } from '../index.js';

/** Returns the elements that a browser finds in HTML, and their attributes as `@name=value`. */
function understood(html: string): string[] {
  const found: string[] = [];
  const tree = rehypeRaw()(
    { type: 'root', children: [{ type: 'raw', value: html }] },
    undefined as never,
  );
  visit(tree, 'element', ({ tagName, properties }) => {
    const attributes = Object.entries(properties).map(([name, value]) => `@${name}=${value}`);
    found.push(tagName, ...attributes);
  });
  return found;
}

/** Elements and attributes that can run, load, send, cover or forge something. */
const dangerous =
  /^(script|style|iframe|frame|object|embed|form|button|base|meta|link|svg|math|template|select|textarea|title|noscript|plaintext|xmp)$|^@(on\w+|style|srcDoc|action|formAction|background|ping|dataProtected)=|^@(href|src|srcSet|poster|data)=\s*(javascript|vbscript|data:text)/i;

describe('hostile HTML', () => {
  test.each([
    '<script>alert(1)</script>',
    'text <script>alert(1)</script> text',
    '<SCRIPT SRC=//evil.example></SCRIPT>',
    '<script\n>alert(1)</script\n>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<img/src=x/onerror=alert(1)>',
    '<IMG SRC=x OnErRoR=alert(1)>',
    '<b onmouseover\n=\nalert(1)>x</b>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action="javascript:alert(1)"><input type=submit name=x><button formaction=javascript:alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)">',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<embed src="javascript:alert(1)">',
    '<base href="//evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href=//evil.example>',
    '<style>body{display:none}</style>',
    '<div style="position:fixed;inset:0">cover</div>',
    '<table background="javascript:alert(1)"><td>x</td></table>',
    '<body onload=alert(1)>',
    '<html onclick=alert(1)><head><title>x</title></head>',
    '<template><script>alert(1)</script></template>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<title><img src=x onerror=alert(1)></title>',
    '<plaintext>x',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<select><option><script>alert(1)</script></select>',
    '<video poster="javascript:alert(1)"><source src="javascript:alert(1)" onerror=alert(1)></video>',
    '<img srcset="javascript:alert(1) 1x, data:text/html,x 2x">',
    '<details open ontoggle=alert(1)><summary>x</summary></details>',
    '<a href="x" ping="//evil.example" onclick=alert(1)>x</a>',
    '<!--><script>alert(1)</script>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<?xml <img src=x onerror=alert(1)> ?>',
    '<b data-protected="\uFDD20">forged</b>',
    '<div class="code"><b data-protected="&#xFDD2;0">forged</b></div>',
  ])('%s', (text) => {
    for (const around of [text, `Before\n\n${text}\n\n## After {#after}`, `> - ${text}`]) {
      const { html } = page(around);
      expect(understood(html).filter((part) => dangerous.test(part))).toEqual([]);
      if (around.includes('After')) expect(html).toContain('After');
    }
    expect(page(text).html).toMatchSnapshot();
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script:alert(1)',
    'java&Tab;script&colon;alert(1)',
    '&#106;&#x61;vascript:alert(1)',
    '&#0000106;avascript:alert(1)',
    'javascript&#58;alert(1)',
    'javascript%3Aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:,x',
  ])('an address such as %s is not linked', (address) => {
    const { html, doc, messages } = page(
      `<a href="${address}">a</a>\n\n[b](<${address.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}>)`,
    );
    expect(doc.references).toEqual([]);
    expect(html).not.toContain('href');
    expect(messages.filter((line) => line.includes('unsafe-link'))).toHaveLength(2);
  });

  test('is reported at its place, each thing once', () => {
    const { messages } = page(
      [
        'A <b onclick="x">b</b> <i onclick="y">c</i>',
        '',
        '<div>',
        '  <p style="x">y',
        '    <form><a href="javascript:x">z</a></form></p>',
        '</div>',
        '',
        '> <script>x</script>',
      ].join('\n'),
    );
    expect(messages).toMatchInlineSnapshot(`
      [
        "5:5 content/unsafe-html: <form> is not allowed in Markdown and is left out; only its content is shown. (set \`trustedHtml: true\` in the configuration if you trust all authors of the site)",
        "8:3 content/unsafe-html: <script> is not allowed in Markdown and is left out with its content. (set \`trustedHtml: true\` in the configuration if you trust all authors of the site)",
        "1:3 content/unsafe-html: The attribute onclick is not allowed in Markdown and has no effect. (set \`trustedHtml: true\` in the configuration if you trust all authors of the site)",
        "4:3 content/unsafe-html: The attribute style is not allowed in Markdown and has no effect. (set \`trustedHtml: true\` in the configuration if you trust all authors of the site)",
        "5:11 content/unsafe-link: The address javascript:x is not safe and was left out.",
      ]
    `);
  });

  test('a script of Vue gets a hint that does not advise to trust it', () => {
    expect(page('<script setup lang="ts">\nconst a = 1\n</script>').messages.join()).toContain(
      'write into the page what this script of Vue adds to it',
    );
  });

  test('cannot take names that the page or the browser uses', () => {
    const { html, doc, messages } = page(
      '<b id="_main">a</b> <a name="_menu">b</a> <img name="body" src="x.png"> <a id="mine">c</a> <a name="old"></a>',
    );
    expect(html).toMatchInlineSnapshot(
      `"<p><b>a</b> <a>b</a> <img src="{reference x.png}" loading="lazy" decoding="async"{size x.png}> <a id="mine">c</a> <a name="old"></a></p>"`,
    );
    expect(doc.anchors).toEqual(['mine', 'old']);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/reserved-id: The id _main is reserved for the page around the text. (choose another id, without the underscore)",
        "1:21 content/reserved-id: The id _menu is reserved for the page around the text. (choose another id, without the underscore)",
      ]
    `);
  });
});

describe('harmless HTML', () => {
  test('stays, and our own markup with it', () => {
    const { html, messages } = page(
      [
        '## Keys <kbd>F1</kbd>',
        '',
        '<div align="center" class="wide" lang="la">',
        '',
        '**Markdown** in `HTML`, H<sub>2</sub>O<br>next',
        '',
        ':::note',
        '```js {1}',
        'let a = "<b>";',
        '```',
        ':::',
        '',
        '| a |',
        '|:-:|',
        '| [x] <br> y |',
        '',
        '- [x] done[^1]',
        '',
        '</div>',
        '',
        '<details><summary>More</summary>',
        '',
        '::schema[Planet]',
        '',
        '</details>',
        '',
        '[^1]: Note',
      ].join('\n'),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });

  test('links, images and media lead somewhere like those in Markdown', () => {
    const text = [
      '<p><a href="./mars.md?a=1&amp;b=2">Mars</a>',
      '  <img src="./a.png" alt="A"><img src="b.png" width="10" height="20"></p>',
      '',
      "And <a href='x.md'>x</a>.",
      '',
      '<picture><source srcset="a.webp 1x, b.webp 2x"><img src="a.png"></picture>',
      '<video poster="p.png" controls><source src="v.mp4"></video>',
    ].join('\n');
    const { html, doc, messages } = page(text);
    expect(html).toMatchSnapshot();
    expect(
      doc.references.map(({ kind, target, place }) => `${where(place)} ${kind} ${target}`),
    ).toMatchInlineSnapshot(`
      [
        "1:4 link ./mars.md?a=1&b=2",
        "2:3 image ./a.png",
        "2:30 image b.png",
        "4:5 link x.md",
        "6:10 image a.webp",
        "6:10 image b.webp",
        "6:48 image a.png",
        "7:1 image p.png",
        "7:32 image v.mp4",
      ]
    `);
    expect(messages).toEqual([]);
  });

  test('an unclosed element ends with its block', () => {
    expect(page('<div><b>one\n\n:::note\ntwo\n:::\n\nthree').html).toMatchInlineSnapshot(`
      "<div><b>one
      <aside class="admonition admonition-note" role="note">
      <p class="admonition-title">Note</p>
      <p>two</p>
      </aside>
      <p>three</p></b></div>"
    `);
  });

  test('line breaks break lines, with HTML around them or not', () => {
    const text = 'a<br>b<BR/>c\n\n| d<br />e |\n|---|\n\n<br/>';
    const { html } = page(text);
    expect(html.match(/<br>/g)).toHaveLength(4);
    expect(page(`${text}\n\n<hr>`).html).toBe(`${html}\n<hr>`);
  });

  test('comments are not shown', () => {
    const { html } = page('<!-- a -->\n\nText<!-- b --> and\n\n<!--\nc\n\nd\n-->');
    expect(html).toBe('<p>Text and</p>');
  });
});

describe('a block in a line of text', () => {
  test.each([
    ['<div>hello</div>', '<div>hello</div>'],
    ['<p>hello</p>', '<p>hello</p>'],
    ['Moon <div>hello</div>', '<p>Moon </p><div>hello</div>'],
  ])('%s in a file with tags leaves no empty paragraph', (text, html) => {
    expect(page(text, {}, { tags: true }).html).toBe(html);
  });

  test('leaves a paragraph that has an id', () => {
    expect(page('<p id="moon"></p>').html).toContain('<p id="moon"></p>');
  });
});

describe('words in angle brackets', () => {
  test('are shown as text if they are not elements', () => {
    const { html, messages } = page(
      'A `vector` is a vector<int>, ask <your-key>, Array<T>, <CommonParameters/>.\n\n<Steps>\n\n- a\n\n</Steps>\n\nTwice <T>.',
    );
    expect(html).toMatchInlineSnapshot(`
      "<p>A <code>vector</code> is a vector&lt;int>, ask &lt;your-key>, Array&lt;T>, .</p>
      <ul>
      <li>a</li>
      </ul>
      <p>Twice &lt;T>.</p>"
    `);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:23 content/unknown-element: <int> is not an HTML element; it is shown as text. (write \`<int>\` in backticks, or \\<int>)",
        "1:34 content/unknown-element: <your-key> is not an HTML element; it is shown as text. (write \`<your-key>\` in backticks, or \\<your-key>)",
        "1:51 content/unknown-element: <T> is not an HTML element; it is shown as text. (write \`<T>\` in backticks, or \\<T>)",
        "1:56 content/foreign-component: <CommonParameters> is a component of another tool; it is left out. (write what it shows in Markdown)",
        "3:1 content/foreign-component: <Steps> is a component of another tool; only its content is shown. (write a numbered list instead)",
      ]
    `);
  });
});

describe('elements that HTML does not have', () => {
  test.each(['<Since v="2">Dust</Since>', 'Dust <Since />'])(
    'get the hint to read tags if the site has them as a tag: %s',
    (text) => {
      const { messages } = page(text, { 'tags/Since.mdx': '{children}' });
      expect(messages.join()).toContain('(tags/Since.mdx has no effect in .md files; rename');
    },
  );

  test('look for a file of a tag once, however many elements have its name', () => {
    const reads: string[] = [];
    const text = '<Since v="2">Dust</Since>\n\n'.repeat(20);
    parseDoc(
      { path: 'content/planets.md', text, digest: '' },
      { trustedHtml: false, messages: messagesFor('en') },
      (file) => {
        reads.push(file);
        return undefined;
      },
    );
    expect(reads.filter((file) => file === 'tags/Since.mdx')).toHaveLength(1);
  });

  test('lose their tags, also within other elements', () => {
    const { html, messages } = page(
      '<p>Far.</p> <note> <p>Cold, <planet>.</p> </note>\n\n<fullname>Neptune</fullname> is <b>blue</b>, <see-there>.',
    );
    expect(html).toMatchInlineSnapshot(`
      "<p>Far.</p>  <p>Cold, &lt;planet>.</p> 
      <p>Neptune is <b>blue</b>, &lt;see-there>.</p>"
    `);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:13 content/foreign-component: <note> is a component of another tool; only its content is shown. (write :::note instead)",
        "1:29 content/unknown-element: <planet> is not an HTML element; it is shown as text. (write \`<planet>\` in backticks, or \\<planet>)",
        "3:1 content/foreign-component: <fullname> is a component of another tool; only its content is shown. (write what it shows in Markdown)",
        "3:46 content/unknown-element: <see-there> is not an HTML element; it is shown as text. (write \`<see-there>\` in backticks, or \\<see-there>)",
      ]
    `);
  });

  test.each([
    ['<Foo a={x<y>z} />', '1:1 <Foo>'],
    ['See\nthis <Foo a={x<y>z<w>} />.', '2:6 <Foo>'],
    ['<Ui.Foo a="1" b={x<y>z} /> and <y>', '1:1 <Ui.Foo>', '1:32 <y>'],
    ['\\<Foo a={x<y>z} />', '1:11 <y>'],
    ['a={x<y>z}', '1:5 <y>'],
  ])('are named whole where an expression contains a tag: %j', (text, ...named) => {
    const { messages } = page(text);
    expect(
      messages.map((line) => line.replace(/ content\/unknown-element: (<\S+>).*/, ' $1')),
    ).toEqual(named);
  });

  test('cannot be put together of what is left out', () => {
    const { html } = page('<p>a</p> <scr<x>ipt>alert(1)</scr</x>ipt>');
    expect(understood(html).filter((part) => dangerous.test(part))).toEqual([]);
  });
});

describe('trusted HTML', () => {
  const trusted = (text: string) => page(text, {}, { trustedHtml: true });

  test('goes to the page as it is', () => {
    const { html, messages } = trusted(
      '<script>if (1 < 2) alert("&")</script>\n\n<my-widget style="color:red" onclick="x()" data-x="1">y</my-widget>\n\n<a href="javascript:x">z</a> <iframe src="https://example.com"></iframe>\n\n<!-- kept -->',
    );
    expect(html).toMatchInlineSnapshot(`
      "<script>if (1 < 2) alert("&")</script>
      <p><my-widget style="color:red" onclick="x()" data-x="1">y</my-widget></p>
      <p><a href="javascript:x">z</a> <iframe src="{reference https://example.com}"></iframe></p>
      <!-- kept -->"
    `);
    expect(messages).toEqual([]);
  });

  test('Markdown links to scripts are still not made', () => {
    expect(trusted('[a](javascript:x) <b>c</b>').html).toBe('<p><a>a</a> <b>c</b></p>');
  });

  test('cannot forge the marks of our own markup', () => {
    expect(trusted('`x` <b data-protected="&#xFDD2;0">y</b>').html).toMatchInlineSnapshot(
      `"<p><code>x</code> <b data-protected="�0">y</b></p>"`,
    );
  });
});

describe('elements whose content is not text', () => {
  const iframe = '<iframe src="https://mars.example">no frames</iframe>';
  const script = '<script>\nif (a < b && c > d) run("<a b=");\n</script>';
  const svg = '<svg viewBox="0 0 1 1"><circle r="1"/><text>x</text></svg>';

  test.each([
    [script, '<script>'],
    ['<style>\na > b {}\n</style>', '<style>'],
    [iframe, '<iframe>'],
    [svg, '<svg>'],
    ['<IFRAME SRC="x"></IFRAME>', '<iframe>'],
    ['<template><p>x</p></template>', '<template>'],
  ])('%s is left out wherever it stands, as its message says', (html, name) => {
    const inList = html.replaceAll('\n', '\n  ');
    const places = [
      [html, 'after', '<p>after</p>'],
      [`# Title\n${html}`, 'after', '<p>after</p>'],
      [`- ${inList}\n- b`, '', '<ul>\n<li>\n</li>\n<li>b</li>\n</ul>'],
      [
        `:::details[Words]\n${html}\n:::`,
        '',
        '<details class="details">\n<summary>Words</summary>\n</details>',
      ],
    ] as const;
    for (const [text, after, expected] of places) {
      const { html: shown, messages } = page(`${text}\n\n${after}`.trimEnd());
      expect(shown.replace('<li></li>', '<li>\n</li>')).toBe(expected);
      expect(messages).toEqual([
        expect.stringContaining(
          `content/unsafe-html: ${name} is not allowed in Markdown and is left out with its content.`,
        ),
      ]);
    }
  });

  test.each([iframe, svg, '<script>alert(1)</script>'])('%s is left out of a sentence', (html) => {
    const { html: shown, messages } = page(`a ${html} *b*`);
    expect(shown).toBe('<p>a  <em>b</em></p>');
    expect(messages).toHaveLength(1);
  });

  test('are left out up to their end tag over several blocks', () => {
    expect(page('<svg>\n\n<path d="x"/>\n\n*a*\n\n</svg>\n\nb').html).toBe('<p>b</p>');
  });

  test('do not hide the following blocks if they are not closed', () => {
    const { html, messages } = page(
      'a <script> b *c*\n\n<iframe src="x">\n\n<svg/> d <iframe src="y" /> e',
    );
    expect(html).toBe('<p>a  b <em>c</em></p>\n<p> d  e</p>');
    expect(messages.map((line) => line.slice(0, 110))).toEqual([
      '1:3 content/unsafe-html: <script> is not allowed in Markdown and is left out; it is not closed. (set `trustedH',
      '3:1 content/unsafe-html: <iframe> is not allowed in Markdown and is left out; it is not closed. (write a link ',
      '5:1 content/unsafe-html: <svg> is not allowed in Markdown and is left out with its content. (save the drawing ',
      '5:10 content/unsafe-html: <iframe> is not allowed in Markdown and is left out with its content. (write a link ',
    ]);
  });

  test('hide the rest of their block if they are not closed', () => {
    const { html, messages } = page('<script>\nalert(1)\n\n# Mars');
    expect(html).toBe('');
    expect(messages).toEqual([
      expect.stringContaining('left out with all that follows it in this block; it is not closed.'),
    ]);
  });
});

describe('components of other tools', () => {
  test('are reported once each with what docsgen has instead; what stands in them is shown', () => {
    const { html, messages } = page(
      [
        '<Frame caption="Mars">',
        '',
        '*a*',
        '',
        '</Frame>',
        '',
        '<Aside title="b">c</Aside> <Link to="/x">d</Link> <P /> e',
        '',
        '<Table data={x} /> and <Table data={y} />',
        '',
        '- <Step>',
        '',
        '  f <Note>g</Note>',
        '',
        '  </Step>',
        '',
        '<my-widget size="2"></my-widget>',
      ].join('\n'),
    );
    expect(html).toMatchInlineSnapshot(`
      "<p><em>a</em></p>
      <p>c d  e</p>
      <p> and </p>
      <ul>
      <li>
      <p>f g</p>
      </li>
      </ul>
      "
    `);
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/foreign-component: <Frame> is a component of another tool; only its content is shown. (write ![Words](./picture.png) instead)",
        "7:1 content/foreign-component: <Aside> is a component of another tool; only its content is shown. (write :::note instead)",
        "7:28 content/foreign-component: <Link> is a component of another tool; only its content is shown. (write [Words](./page.md) instead)",
        "7:51 content/foreign-component: <P> is a component of another tool; it is left out. (write a paragraph instead)",
        "9:1 content/foreign-component: <Table> is a component of another tool; it is left out. (write a table with | instead)",
        "11:3 content/foreign-component: <Step> is a component of another tool; only its content is shown. (write a numbered list instead)",
        "13:5 content/foreign-component: <Note> is a component of another tool; only its content is shown. (write :::note instead)",
        "17:1 content/foreign-component: <my-widget> is a component of another tool; only its content is shown. (write what it shows in Markdown)",
      ]
    `);
  });

  test('may hold anything in their attributes', () => {
    const { html, messages } = page(
      'x <CodeFrom\n  startAt="x: Awaited<ReturnType<typeof f>>) =>" /> y\n\n<div>\n<CodeFrom startAt="<script> <b>" />\n</div>',
    );
    expect(html).toBe('<p>x  y</p>\n<div>\n\n</div>');
    expect(messages).toEqual([
      '1:3 content/foreign-component: <CodeFrom> is a component of another tool; it is left out. (write a code block with file=./path instead)',
    ]);
  });

  test('leave a block its own name if its title consists of them', () => {
    expect(page(':::note[<Icon name="x" />]\na\n:::').html).toContain('>Note</p>');
    expect(page('::::tabs\n:::tab[<your-key>]\na\n:::\n::::').html).toContain(
      'data-label="<your-key>"',
    );
  });
});

describe('an element that ends itself', () => {
  test('does not take in what follows it', () => {
    const { html, messages } = page(
      '<div id="x" />\n\na <span id="y"/> b<br/>c <img src="d.png" /> *e*',
    );
    expect(html).toBe(
      '<div id="x"></div>\n<p>a <span id="y"></span> b<br>c <img src="{reference d.png}" loading="lazy" decoding="async"{size d.png}> <em>e</em></p>',
    );
    expect(messages).toEqual([]);
  });
});

describe('HTML in the title of a block', () => {
  test.each([
    'Avoid <b>',
    '[Avoid <b> and <Foo>]',
    '<a href="./a.md">',
    '<i><script>',
    '</b> <b',
    '[a <span title="]">b]',
    '&lt;b&gt; <b>&amp;',
    '[![a](b.png)<b>][^1]',
    '<b onclick="x">[c](./c.md)',
  ])('%s is shown without a finding', (title) => {
    for (const text of [
      `:::warning ${title}\na\n:::`,
      `:::details${title}\na\n:::`,
      `::::tabs\n:::tab${title}\na\n:::\n::::`,
    ]) {
      expect(page(`${text}\n\nafter`).html).toContain('after');
    }
  });

  test('is reported at its place, also where it is not closed', () => {
    expect(page('a\n\n:::warning Avoid <b onclick="x">\nb\n:::').messages).toEqual([
      expect.stringContaining('3:18 content/unsafe-html: The attribute onclick'),
    ]);
  });
});

test('loses its classes in API descriptions, but for those of a colour mode', () => {
  const html =
    '<a class="external" href="#moon">Moon</a> <img class="only-dark dim" src="/moon.svg" alt="Moon">';
  const origin = { file: 'openapi.yaml', at: () => ({ offset: 0, line: 1, column: 1 }) };
  const options = { trustedHtml: false, dropClasses: true, messages: messagesFor('en') };
  const shown = JSON.stringify(parseFragment(html, origin, options).value.body);
  expect(shown).toContain('Moon</a>');
  expect(shown).not.toContain('external');
  expect(shown).not.toContain('dim');
  expect(shown).toContain('only-dark');
});
