import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { page, where } from '../../../test/commonmark/page.js';
import type { Place } from '../../diagnostics/diagnostic.js';
import { isAdmonition } from '../markdown/admonition-kinds.js';
import { containerNames, inlineNames, leafNames } from '../markdown/directive-declarations.js';
import { cardIcons, iconAliases } from './card-icons.js';

const lines = (...all: string[]): string => all.join('\n');

describe('admonitions', () => {
  test.each([
    [':::note', 'Note'],
    [':::note[Mind *this*]', 'Mind <em>this</em>'],
    [':::note Mind *this*', 'Mind <em>this</em>'],
    ['::: note Mind *this*', 'Mind <em>this</em>'],
    ['::: note', 'Note'],
    [':::note [Mind *this*]', 'Mind <em>this</em>'],
    ['::: note[Mind *this*]', 'Mind <em>this</em>'],
    [':::note Brackets [1] inside', 'Brackets [1] inside'],
    [':::NOTE', 'Note'],
    ['::::note', 'Note'],
  ])('%s', (opening, title) => {
    const { html, messages } = page(
      lines(opening, 'Dust.', opening.includes('::::') ? '::::' : ':::'),
    );
    expect(messages).toEqual([]);
    expect(html).toBe(
      `<aside class="admonition admonition-note" role="note">\n<p class="admonition-title">${title}</p>\n<p>Dust.</p>\n</aside>`,
    );
  });

  test('come in seven kinds and take an id', () => {
    const kinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'];
    const { html } = page(kinds.map((kind) => `:::${kind}{#${kind}}\n:::`).join('\n\n'));
    expect(html).toMatchSnapshot();
  });

  test('nest, with more colons outside, also in lists and blockquotes', () => {
    const text = lines(
      '::::tip Outer',
      'One',
      '',
      ':::note Inner',
      'Two',
      ':::',
      '::::',
      '',
      '- Item',
      '',
      '  :::warning Hot & [linked](./x.md)',
      '  Three',
      '  :::',
      '',
      '> ::: danger Quoted',
      '> Four',
      '> :::',
    );
    const { html, messages, doc } = page(text);
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
    const [link] = doc.references;
    expect(text.slice(link?.place.start.offset, link?.place.end?.offset)).toBe('[linked](./x.md)');
  });

  test.each([
    [':::note GET /moons/{id}', 'GET /moons/{id}'],
    [':::note Use {id}', 'Use {id}'],
    ['::: note {title="a } b"}', 'a } b'],
    [':::note Mars {#mars}', 'Mars'],
    [':::note[Use {id}]{title="{a}"}', 'Use {id}'],
  ])('%s keeps its braces', (opening, title) => {
    const { html, messages } = page(`${opening}\n\nText\n\n:::\n`);
    expect(messages).toEqual([]);
    expect(html).toContain(`<p class="admonition-title">${title}</p>`);
  });

  test('titles without brackets keep every place behind them', () => {
    const text = lines(
      ':::note A [first](./a.md)',
      'Then [second](./b.md)',
      ':::',
      '',
      '::: tip T [third](./c.md)',
      ':::',
      '',
      '[fourth](./d.md)',
    );
    const found = page(text).doc.references.map(({ target, place }) => [
      target,
      where(place),
      text.slice(place.start.offset, place.end?.offset),
    ]);
    expect(found).toEqual([
      ['./a.md', '1:11', '[first](./a.md)'],
      ['./b.md', '2:6', '[second](./b.md)'],
      ['./c.md', '5:11', '[third](./c.md)'],
      ['./d.md', '8:1', '[fourth](./d.md)'],
    ]);
  });

  test('written in code, comments or a sentence stay what they are', () => {
    const { html, messages } = page(
      lines(
        '````md',
        ':::note Title',
        '::: tip Title',
        '````',
        '',
        '    :::note Title',
        '',
        '- ```',
        '  ::: tip Title',
        '  ```',
        '',
        '<!--',
        ':::note Title',
        '-->',
        '',
        'A sentence and `:::note Title` in it.',
        '',
        ':::note Real',
        '```',
        ':::tip Shown',
        '```',
        ':::',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });

  test('GitHub alerts are the same', () => {
    const { html, messages } = page(
      lines(
        '> [!WARNING]',
        '> Hot & **dry**.',
        '',
        '> [!tip] Look up',
        '>',
        '> - At night',
        '',
        '> [!NOTE]  ',
        '> Two spaces',
        '',
        '> [!CAUTION]',
        '',
        '> [!NOTEE]',
        '> Misspelt',
        '',
        '> [!VIDEO https://example.com]',
        '',
        '> [x] plain',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toMatchInlineSnapshot(`
      [
        "16:3 content/foreign-syntax: The block [!VIDEO] (DocFX) has no meaning here and is shown as text. (write a link to the video)",
        "13:1 content/unknown-directive: There is no block [!NOTEE]. (did you mean note?)",
      ]
    `);
  });
});

describe('tabs', () => {
  test('are sections with labels, synchronized where a page asks for it', () => {
    const { html, messages } = page(
      lines(
        '::::tabs{sync=os}',
        ':::tab[macOS & *more*]',
        'One',
        ':::',
        ':::tab Linux',
        'Two',
        '',
        '### Inside',
        ':::',
        '::::',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });

  test('tell what does not belong', () => {
    const { messages } = page(
      lines(':::tab[Alone]', ':::', '', '::::tabs', 'Text', '', ':::tab', 'x', ':::', '::::'),
    );
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/misplaced-directive: The block :::tab is outside :::tabs.",
        "5:1 content/misplaced-directive: The block :::tabs holds something outside of its :::tab[Label] blocks.",
        "7:1 content/missing-label: The block :::tab has no label. (write :::tab[Label])",
      ]
    `);
  });

  test('a group of code blocks has a tab for each', () => {
    const { html, messages } = page(
      lines(
        ':::code-group{sync=language}',
        '```sh',
        'curl example.com',
        '```',
        '```js title="fetch.js"',
        "fetch('/');",
        '```',
        '```py [requests]',
        'get()',
        '```',
        '```',
        'plain',
        '```',
        ':::',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
    const commented = ':::code-group\n<!-- prettier-ignore -->\n```js\na\n```\n:::';
    expect(page(commented).messages).toEqual([]);
    const twice = commented.replace('\n```js', '\n<!-- Shared\nwith the guide. -->\n```js');
    expect(page(twice).messages).toEqual([]);
    const withText = commented.replace(' -->', ' --> Text');
    expect(page(withText).messages.join()).toContain('content/misplaced-directive');
    expect(page(':::code-group\nText\n:::').messages).toMatchInlineSnapshot(`
      [
        "2:1 content/misplaced-directive: The block :::code-group holds something that is not a fenced code block.",
      ]
    `);
  });
});

describe('details', () => {
  test('fold what they hold', () => {
    const { html, messages } = page(
      lines(':::details[How *far*?]{open}', 'Far.', ':::', '', '::: details', 'x', ':::'),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });
});

describe('cards', () => {
  test('are the items of a list', () => {
    const { html, messages } = page(
      lines(
        ':::cards',
        '- [Mars](./mars.md): the *red* one',
        '- [Venus][v]',
        '',
        '  Hot.',
        '- [](./earth.md) – home',
        ':::',
        '',
        '[v]: ./venus.md',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });

  test('without links are an ordinary list, and reported', () => {
    const { html, messages } = page(':::cards\n- Mars\n:::');
    expect(html).toBe('<ul>\n<li>Mars</li>\n</ul>');
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/misplaced-directive: The block :::cards must hold :::card blocks, or one list, each item of which begins with a link.",
      ]
    `);
  });
});

describe('icons of cards', () => {
  test('are named, or an image', () => {
    const { html, messages } = page(
      lines(
        ':::cards',
        '- :book: [Mars](./mars.md): red',
        '- ![](./venus.svg) [Venus](./venus.md)',
        ':::',
      ),
    );
    expect(html).toMatch(
      /<span class="card-icon"><span class="drawing"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 /,
    );
    expect(html.match(/class="card-icon"/g)).toHaveLength(2);
    expect(html).not.toContain(':book:');
    expect(messages).toEqual([]);
  });

  test('with an unknown name are reported', () => {
    const { html, messages } = page(':::cards\n- :bok: [Mars](./mars.md)\n:::');
    expect(messages).toEqual([
      '2:3 content/unknown-icon: There is no icon bok. (did you mean book?)',
    ]);
    expect(html).not.toContain('bok');
  });
});

test('no name of an icon stands for another one', () => {
  expect(Object.keys(cardIcons).filter((name) => iconAliases.has(name))).toEqual([]);
});

describe('blocks of texts', () => {
  test('keep their drawings beside HTML', () => {
    const { html, messages } = page(
      '<kbd>a</kbd> :icon[rocket] :badge[new]{color=red} :badge x:icon',
    );
    expect(html).toContain('<svg class="icon"');
    expect(html).toContain('<span class="badge text-badge-danger">new</span> :badge x:icon');
    expect(messages).toEqual([]);
  });

  test('steps are a numbered list', () => {
    const { html, messages } = page(':::steps\n1. Land\n2. Fly\n:::');
    expect(html).toBe('<ol class="steps">\n<li>Land</li>\n<li>Fly</li>\n</ol>');
    expect(messages).toEqual([]);
    expect(page(':::steps\nLand\n:::').messages).toEqual([
      '2:1 content/misplaced-directive: The block :::steps must hold one numbered list.',
    ]);
  });

  test('a file tree tells folders, files and comments apart', () => {
    const { html, messages, doc } = page(
      ':::file-tree\n- src/\n  - **a.ts** the *first*\n  - …\n:::',
    );
    expect(html).toMatchSnapshot();
    expect(doc.text).toBe('src/\na.ts the first\n…');
    expect(messages).toEqual([]);
    expect(page(':::file-tree\nsrc\n:::').messages).toEqual([
      '2:1 content/misplaced-directive: The block :::file-tree must hold one list of names.',
    ]);
  });

  test('a field has a name, a type and a description', () => {
    const { html, messages } = page(
      ':::field[limit]{type=integer in=query default=20 required}\nMany.\n:::',
    );
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
    const whole = page(':::field{type=string required}\nThe message.\n:::');
    expect(whole.messages).toEqual([]);
    expect(whole.html).not.toContain('<code');
    expect(page(':::field\na\n:::').messages).toEqual([
      '1:1 content/missing-label: The block :::field has no label. (write :::field[limit]{type=integer})',
    ]);
  });

  test('a figure has a caption', () => {
    const { html } = page(':::figure[Mars]\n![Red](./mars.png)\n:::');
    expect(html).toMatch(
      /^<figure class="frame"><img [^>]*><figcaption>Mars<\/figcaption><\/figure>$/,
    );
  });

  test('cards are blocks too', () => {
    const text =
      '::::cards{columns=2}\n:::card[Mars]{href=./mars.md icon=zap}\nRed.\n:::\n:::card[Io]\n:::\n::::';
    const { html, messages } = page(text);
    expect(html).toMatchSnapshot();
    expect(messages).toEqual([]);
  });
});

describe('actions', () => {
  test('are links as buttons', () => {
    const { html, messages } = page(
      lines(':::actions', '[Mars](./mars.md)', '[Venus](./venus.md)', ':::'),
    );
    expect(html).toMatch(
      /^<p class="actions"><a href="[^"]+">Mars<\/a> <a href="[^"]+">Venus<\/a><\/p>$/,
    );
    expect(messages).toEqual([]);
  });

  test('have no attributes but an id', () => {
    expect(page(':::actions{wide #go}\n[Mars](./mars.md)\n:::').messages).toEqual([
      '1:12 content/unknown-attribute: The block :::actions has no attribute wide. (it may have id)',
    ]);
  });

  test('with other content are ordinary text, and reported', () => {
    const { html, messages } = page(':::actions\nGo to [Mars](./mars.md)\n:::');
    expect(html).not.toContain('actions');
    expect(messages).toEqual([
      '1:1 content/misplaced-directive: The block :::actions must hold one paragraph of links.',
    ]);
  });
});

describe('blocks from the API description', () => {
  test('are placeholders with what was asked for', () => {
    const { html, messages, doc } = page(
      lines('::schema[Nested_Invoice_Item]{depth=2}', '', '- ::operation[createInvoice]'),
    );
    expect(html).toMatchInlineSnapshot(`
      "{embed schema Nested_Invoice_Item}
      <ul>
      <li>
      {embed operation createInvoice}
      </li>
      </ul>"
    `);
    expect(doc.embeds).toMatchInlineSnapshot(`
      [
        {
          "attributes": {
            "depth": "2",
          },
          "kind": "schema",
          "name": "Nested_Invoice_Item",
          "place": {
            "end": {
              "column": 39,
              "line": 1,
              "offset": 38,
            },
            "file": "content/docs/planets.md",
            "start": {
              "column": 1,
              "line": 1,
              "offset": 0,
            },
          },
        },
        {
          "attributes": {},
          "kind": "operation",
          "name": "createInvoice",
          "place": {
            "end": {
              "column": 29,
              "line": 3,
              "offset": 68,
            },
            "file": "content/docs/planets.md",
            "start": {
              "column": 3,
              "line": 3,
              "offset": 42,
            },
          },
        },
      ]
    `);
    expect(messages).toEqual([]);
  });

  test('without a name are reported', () => {
    expect(page('::schema\n\n::operation[]').messages).toMatchInlineSnapshot(`
      [
        "1:1 content/missing-label: The block ::schema has no label. (write ::schema[Invoice])",
        "3:1 content/missing-label: The block ::operation has no label. (write ::operation[createInvoice])",
      ]
    `);
  });
});

describe('blocks that do not exist', () => {
  test('are shown as they were written, with a guess at what was meant', () => {
    const { html, messages } = page(
      lines(
        ':::warnign[Look *out*]{#x}',
        'Some **text**.',
        ':::',
        '',
        ':::carousel Of images',
        'x',
        ':::',
        '',
        '::shema[Planet]',
        '',
        '::note[x]',
        '',
        ':::schema[Planet]',
        ':::',
        '',
        '::std',
      ),
    );
    expect(html).toMatchSnapshot();
    expect(messages).toMatchInlineSnapshot(`
      [
        "1:1 content/unknown-directive: There is no block :::warnign. (did you mean warning?)",
        "5:1 content/unknown-directive: There is no block :::carousel. (for a block of your own, add blocks/Carousel.tsx)",
        "9:1 content/unknown-directive: There is no block ::shema. (did you mean schema?)",
        "11:1 content/unknown-directive: There is no block ::note. (write :::note)",
        "13:1 content/unknown-directive: There is no block :::schema. (write ::schema)",
        "16:1 content/unknown-directive: There is no block ::std. (for a block of your own, add blocks/Std.tsx)",
      ]
    `);
  });

  test('text for one language of code may be a tab', () => {
    expect(page(lines(':::python', 'x', ':::')).messages).toEqual([
      '1:1 content/unknown-directive: There is no block :::python. (for one language of several, write :::tabs{sync=language} around :::tab[Python])',
    ]);
  });

  test('blocks that are not closed are reported where they begin', () => {
    expect(
      page(lines('Text', '', '> ::::note Title', '> :::tip', '> x')).messages,
    ).toMatchInlineSnapshot(`
      [
        "3:3 content/unclosed-directive: The block :::note is not closed. (close it with a line of ::::; a block that contains another block needs more colons than that block)",
        "4:3 content/unclosed-directive: The block :::tip is not closed. (close it with a line of :::; a block that contains another block needs more colons than that block)",
      ]
    `);
    expect(page(lines(':::note', ':::tip', ':::', 'after')).messages).toMatchInlineSnapshot(`
      [
        "2:1 content/unclosed-directive: The block :::tip is not closed. (close it with a line of :::; a block that contains another block needs more colons than that block)",
      ]
    `);
  });
});

describe('attributes of blocks', () => {
  test.each([
    [':::note{title="My *title*"}\na\n:::', '<p class="admonition-title">My *title*</p>'],
    [':::details{title="Why?"}\na\n:::', '<summary>Why?</summary>'],
    ['::::tabs\n:::tab{title="macOS"}\na\n:::\n::::', 'data-label="macOS"'],
    [':::tip[Mine]{title="Other"}\na\n:::', '<p class="admonition-title">Mine</p>'],
    [':::note{title="<b>&amp;"}\na\n:::', '<p class="admonition-title">&lt;b>&amp;</p>'],
  ])('%s has the title of its attribute', (text, expected) => {
    const { html, messages } = page(text);
    expect(html).toContain(expected);
    expect(messages).toEqual([]);
  });

  test('that are unknown are reported at their place, with what may be meant', () => {
    const text = [
      '> :::note[A]{titel="x" .wide #mine}',
      '> a',
      '> :::',
      '',
      '::::tabs{synk=os}',
      ':::tab[B]{default}',
      'b',
      ':::',
      '::::',
      '',
      '::schema[Planet]{dept=2}',
      '',
      '::operation[listPlanets]{open}',
    ].join('\n');
    expect(page(text).messages).toMatchInlineSnapshot(`
      [
        "1:14 content/unknown-attribute: The block :::note has no attribute titel. (did you mean title?)",
        "1:24 content/unknown-attribute: The block :::note has no attribute class. (it may have id, title)",
        "5:10 content/unknown-attribute: The block :::tabs has no attribute synk. (did you mean sync?)",
        "6:11 content/unknown-attribute: The block :::tab has no attribute default. (it may have id, title)",
        "11:18 content/unknown-attribute: The block ::schema has no attribute dept. (did you mean depth?)",
        "13:26 content/unknown-attribute: The block ::operation has no attribute open. (it may have brief)",
      ]
    `);
  });

  test('have no name that objects have from their prototype', () => {
    expect(page(':::note{__proto__=x}\nIo\n:::\n\n::schema[Io]{constructor}').messages).toEqual([
      '1:9 content/unknown-attribute: The block :::note has no attribute __proto__. (it may have id, title)',
      expect.stringContaining('has no attribute constructor'),
    ]);
  });

  test('in a line of text are checked, too', () => {
    const { messages } = page(':badge[New]{colour=red} :icon[book]{size=3} :term[Orbit]{off=x}', {
      'glossary.yml': 'Orbit: A path.',
    });
    expect(messages).toEqual([
      '1:13 content/unknown-attribute: The block :badge has no attribute colour. (did you mean color?)',
      '1:37 content/unknown-attribute: The block :icon has no attribute size. (it has no attributes)',
      '1:58 content/unknown-attribute: The block :term has no attribute off. (did you mean of?)',
    ]);
  });

  test.each([
    [
      ':badge[New]{color=gren}',
      '1:13',
      'color of :badge: expected one of green, .* \\(did you mean green',
    ],
    ['::::cards{columns=7}\n- [a](https://example.com) b\n::::', '1:11', 'columns of :::cards'],
    [':::details[Why]{open=no}\nText\n:::', '1:17', 'open of :::details: expected one of true'],
  ])('with a value that they do not take are reported: %s', (text, place, problem) => {
    const start = `^${place} content/invalid-attribute: The attribute `;
    expect(page(text).messages).toEqual([expect.stringMatching(start + problem)]);
  });

  test('keep details closed with false, and take the variants of badges', () => {
    const { html, messages } = page(
      lines(':::details{open=false}', 'Text :badge[New]{color=Primary}', ':::'),
    );
    expect(messages).toEqual([]);
    expect(html).toContain('<details class="details">');
    expect(html).toContain('text-badge-info');
  });

  test.each([
    [':::note[Open', '1:8', 'The label of :::note has'],
    [':::note{title="x"', '1:8', 'The attributes of :::note have'],
    [':::tip[Title]{id=a', '1:7', 'The attributes of :::tip have'],
  ])('and labels without an end are reported: %s', (opening, place, problem) => {
    const { messages } = page(lines(opening, 'Text', ':::'));
    const start = `^${place} content/unclosed-bracket: ${problem} no end in this line`;
    expect(messages).toEqual([expect.stringMatching(start)]);
  });

  test('and a title without brackets that begins with a link is none', () => {
    const { html, messages } = page(lines('::: tip [Mars](./mars.md) is red', 'Text', ':::'));
    expect(messages).toEqual([]);
    expect(html).toContain('Mars</a> is red');
  });
});

describe('API diagrams', () => {
  test('keep the position of each name, link and reference', () => {
    const text =
      '- ::api-diagram{schemas="Planet=./mars.md?a=b, Moon" current="Moon" references="Moon.twin=Moon"}';
    const { doc, messages } = page(text);
    expect(messages).toEqual([]);
    const [embed] = doc.embeds;
    if (embed?.kind !== 'api-diagram') throw new Error('expected a diagram');
    const at = ({ place }: { readonly place?: Place | undefined }): string =>
      text.slice(place?.start.offset, place?.end?.offset);
    const { schemas, current, references } = embed;
    expect(schemas.map((schema) => [schema.name, at(schema)])).toEqual([
      ['Planet', 'Planet'],
      ['Moon', 'Moon'],
    ]);
    expect(schemas.map(({ link }) => link && [link.text, at(link)])).toEqual([
      ['./mars.md?a=b', './mars.md?a=b'],
      undefined,
    ]);
    expect(current && [current.text, at(current)]).toEqual(['Moon', 'Moon']);
    expect(references.map((reference) => [reference.field, at(reference)])).toEqual([
      ['twin', 'Moon.twin=Moon'],
    ]);
  });

  test.each([
    ['::api-diagram', '1:1', 'names no schemas: write schemas="Customer, Invoice=./invoice.md"'],
    ['::api-diagram{schemas=" , "}', '1:1', 'names no schemas: write'],
    [
      '::api-diagram{schemas=Planet references="twin=Planet"}',
      '1:42',
      'cannot read the reference twin=Planet: write Invoice.payer=Customer',
    ],
  ])('%s is reported at %s', (text, place, problem) => {
    const [messages] = page(text).messages;
    expect(messages).toContain(
      `${place} content/misplaced-directive: The block ::api-diagram ${problem}`,
    );
  });

  test('with an unknown attribute suggest the nearest one', () => {
    expect(page('::api-diagram{schema="Planet" schemas=Planet}').messages).toEqual([
      expect.stringContaining('1:15 content/unknown-attribute'),
    ]);
  });
});

describe('a test of this module has', () => {
  const content = path.join(import.meta.dirname, '..');
  const tests = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(content, file), 'utf8'));
  const names = [...containerNames, ...leafNames, ...inlineNames];

  test.each(names.filter((name) => !isAdmonition(name)))('the directive %s', (name) => {
    const written = new RegExp(`:${name}(?![\\w-])`);
    const isWritten = tests.some((text) => written.test(text));
    expect(isWritten, 'test its HTML in directives.test.ts').toBe(true);
  });
});
