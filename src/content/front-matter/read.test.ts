import { describe, expect, test } from 'vitest';
import { readFrontMatter } from './read.js';

function read(text: string) {
  return readFrontMatter({ path: 'content/docs/mars.md', text });
}

/** `line:column-column code message hint` */
function messages(text: string): string[] {
  return read(text).diagnostics.map(({ code, message, hint, place }) => {
    const where = `${place?.start.line}:${place?.start.column}-${place?.end?.column}`;
    return [where, `${code}:`, message, hint].filter(Boolean).join(' ');
  });
}

describe('values', () => {
  test('every key that is known arrives with its value and its place', () => {
    const text = [
      '---',
      'id: mars',
      'title: Mars',
      'sidebar_position: 1.5',
      'tags: [planet, red]',
      'draft: true',
      'pagination_next: null',
      'last_update:',
      '  date: 2026-01-31',
      '  author: Ada',
      '---',
      'Text',
    ].join('\n');
    const { meta, metaPlaces, diagnostics } = read(text);
    expect(diagnostics).toEqual([]);
    expect(meta).toEqual({
      id: 'mars',
      title: 'Mars',
      sidebar_position: 1.5,
      tags: ['planet', 'red'],
      draft: true,
      pagination_next: null,
      last_update: { date: '2026-01-31', author: 'Ada' },
    });
    const places = Object.entries(metaPlaces).map(
      ([key, { start, end }]) => `${key} ${start.line} ${text.slice(start.offset, end?.offset)}`,
    );
    expect(places).toMatchInlineSnapshot(`
      [
        "id 2 mars",
        "title 3 Mars",
        "sidebar_position 4 1.5",
        "tags 5 [planet, red]",
        "tags.0 5 planet",
        "tags.1 5 red",
        "draft 6 true",
        "pagination_next 7 null",
        "last_update 9 date: 2026-01-31
        author: Ada",
        "last_update.date 9 2026-01-31",
        "last_update.author 10 Ada",
      ]
    `);
  });

  test.each([
    ['title: 1.10', { title: '1.10' }],
    ['title: 2024', { title: '2024' }],
    ['title: true', { title: 'true' }],
    ['tags: [2024, 1.0]', { tags: ['2024', '1.0'] }],
    ['tags: planet', { tags: ['planet'] }],
    ['tags: [{ label: Red, permalink: /red }, iron]', { tags: ['Red', 'iron'] }],
    ['redirect_from: /old', { redirect_from: ['/old'] }],
    ['title: "Mars: the planet"', { title: 'Mars: the planet' }],
    ['title:', {}],
    ['custom_edit_url:', { custom_edit_url: null }],
    [
      'last_update: { date: 2026-01-31T10:00:00Z }',
      { last_update: { date: '2026-01-31T10:00:00Z' } },
    ],
  ])('%s', (yaml, meta) => {
    expect(read(`---\n${yaml}\n---\n`)).toMatchObject({ meta, diagnostics: [] });
  });
});

describe('mistakes', () => {
  test.each([
    'sidebar_position: first',
    'titel: Mars',
    'title: [a]',
    'draft: "maybe"',
    'slug: /mars?x',
    'slug: ../../etc',
    'slug: /a/%2e%2e/b',
    'id: a/b',
    'tags: { a: b }',
    'tags: [{ permalink: /red }]',
    'toc_max_heading_level: 9',
    'toc_min_heading_level: 5',
    'last_update: { date: 2026-02-31 }',
    'last_update: { date: yesterday, authr: Ada }',
    'last_update: today',
    'sidebar_position: .inf',
    'constructor: x',
    '__proto__: x',
    'draft: true\nunlisted: true',
  ])('%s', (yaml) => {
    expect(messages(`---\n${yaml}\n---\n`)).toMatchSnapshot();
  });

  test.each([
    ['sidebarTitle', 'for sidebarTitle, write sidebar_label'],
    ['weight', 'for weight, write sidebar_position'],
    ['linkTitle', 'for linkTitle, write sidebar_label'],
    ['order', 'for order, write sidebar_position'],
    ['nav_order', 'for nav_order, write sidebar_position'],
    ['aliases', 'for aliases, write redirect_from'],
    ['layout', 'layout has no effect here'],
    ['outline', /write hide_table_of_contents, .*$/],
    ['sidebar', /write sidebar_label, sidebar_position, unlisted or displayed_sidebar$/],
  ])('the key %s of another generator comes with what to write', (name, hint) => {
    const [{ hint: found } = {}, ...others] = read(`---\n${name}: x\n---\n`).diagnostics;
    expect(found).toMatch(hint);
    expect(others).toEqual([]);
  });

  test('one wrong value leaves the others', () => {
    expect(read('---\ntitle: Mars\ndraft: maybe\n---\n').meta).toEqual({ title: 'Mars' });
  });

  test.each([
    ['a colon in a value', 'title: Mars: the planet'],
    ['a quote that is not closed', 'title: "Mars\nid: mars'],
    ['a tab as indentation', 'last_update:\n\tdate: 2026-01-31'],
    ['a key twice', 'title: a\ntitle: b'],
  ])('%s is reported at its own line', (_, yaml) => {
    const { meta, body } = read(`---\nid: x\n${yaml}\n---\nText`);
    expect(messages(`---\nid: x\n${yaml}\n---\nText`)).toMatchSnapshot();
    expect({ meta, body: body.trim() }).toEqual({ meta: {}, body: 'Text' });
  });

  test('a list or a single value is not a front matter', () => {
    expect([
      messages('---\n- a\n- b\n---\n'),
      messages('---\njust words\n---\n'),
    ]).toMatchInlineSnapshot(`
      [
        [
          "2:1-4 content/front-matter-shape: The front matter is a list, not a mapping. write one \`key: value\` a line",
        ],
        [
          "2:1-11 content/front-matter-shape: The front matter is a single value, not a mapping. write one \`key: value\` a line",
        ],
      ]
    `);
  });

  test('aliases that multiply do no harm', () => {
    const lines = [...'abcdefghij'].map((name, index, all) =>
      index === 0 ? '&a [x, x]' : `&${name} [*${all[index - 1]}, *${all[index - 1]}]`,
    );
    expect(messages(`---\ntags: [${lines.join(', ')}]\n---\n`)).toHaveLength(1);
  });
});

describe('languages', () => {
  test.each(['js', 'javascript', ' JS', 'json', 'toml', 'coffee', 'cson', 'constructor'])(
    '---%s is refused and never evaluated',
    (language) => {
      const text = `---${language}\n(globalThis.hacked = true, { title: 'x' })\n---\nText`;
      const { meta, diagnostics, body } = read(text);
      expect(meta).toEqual({});
      expect(diagnostics.map(({ code }) => code)).toEqual(['content/front-matter-language']);
      expect(body.trim()).toBe('Text');
      expect(globalThis).not.toHaveProperty('hacked');
    },
  );

  test.each(['yaml', ' YAML', 'yml'])('---%s is YAML', (language) => {
    expect(read(`---${language}\ntitle: Mars\n---\n`).meta).toEqual({ title: 'Mars' });
  });
});

describe('where it begins and ends', () => {
  test.each([
    ['no front matter', 'Text'],
    ['an empty text', ''],
    ['a thematic break at the head', '---\n\nText'],
    ['two thematic breaks around a text', '---\n\n> Old\n\n---\n\n# Mars'],
    ['two thematic breaks with CRLF', '---\r\n\r\n**Old**\r\n\r\n---\r\n# Mars'],
    ['four dashes', '----\ntitle: Mars\n----\nText'],
    ['dashes with words behind them', '--- so it goes\n\n---\nText'],
    ['dashes further down', 'Text\n---\ntitle: Mars\n---'],
  ])('%s is all text', (_, text) => {
    expect(read(text)).toEqual({ meta: {}, metaPlaces: {}, diagnostics: [], body: text });
  });

  test('empty front matter is fine', () => {
    for (const text of [
      '---\n---\nText',
      '---\n\n---\nText',
      '---\n# a comment\n---\nText',
      '---\n---',
    ]) {
      expect(read(text)).toMatchObject({ meta: {}, diagnostics: [] });
    }
  });

  test('front matter that is not closed is reported, and so is a closing line with more on it', () => {
    expect(messages('---\ntitle: Mars\n\nText')).toMatchInlineSnapshot(`
      [
        "1:1-4 content/front-matter-unclosed: The front matter is not closed. end it with a line that holds --- and nothing else",
      ]
    `);
    expect(messages('---\ntitle: Mars\n---- \nText')).toEqual(messages('---\ntitle: Mars\n\nText'));
  });

  test('the body stays where it was, with any line ends', () => {
    for (const end of ['\n', '\r\n']) {
      const text = ['---', 'title: Mars', '---', 'Text'].join(end);
      const { body, meta } = read(text);
      expect(meta).toEqual({ title: 'Mars' });
      expect(body).toHaveLength(text.length);
      expect(body.indexOf('Text')).toBe(text.indexOf('Text'));
      expect(body.split(end)).toHaveLength(4);
    }
  });

  test('spaces behind the dashes do not matter', () => {
    expect(read('---  \ntitle: Mars\n---  \nText').meta).toEqual({ title: 'Mars' });
  });

  test('what one file says does not show up in another', () => {
    const first = read('---\ntags: [a]\n---\n').meta;
    (first.tags as string[]).push('b');
    expect(read('---\ntags: [a]\n---\n').meta).toEqual({ tags: ['a'] });
  });
});

describe('of posts', () => {
  const writtenAuthors = (written: string) => read(`---\nauthors: ${written}\n---\n`).meta.authors;
  const writtenTold = (written: string) => messages(`---\nauthors: ${written}\n---\n`);

  test('the address of an author cannot run a script', () => {
    expect(writtenTold('{ name: Ada, url: "JavaScript:alert(1)" }')).toEqual([
      expect.stringContaining('the url of an author cannot have the scheme javascript'),
    ]);
  });

  test('authors are names, mappings or both', () => {
    expect(writtenAuthors('ada')).toEqual(['ada']);
    expect(writtenAuthors('{ name: Ada, imageURL: /ada.png }')).toEqual([
      { name: 'Ada', image_url: '/ada.png' },
    ]);
    expect(writtenAuthors('{ name: 6543 }')).toEqual([{ name: '6543' }]);
    expect(writtenAuthors('[ada, { key: hill, title: Guest }]')).toEqual([
      'ada',
      { key: 'hill', title: 'Guest' },
    ]);
  });

  test('authors that nobody could show are errors', () => {
    const expected = 'expected names from the authors’ file, or mappings with a `name`';
    expect(writtenTold('{ title: Guest }')).toEqual([expect.stringContaining('needs a `name`')]);
    expect(writtenTold('[{ nmae: Ada }]')).toEqual([
      expect.stringContaining('has no key nmae; known are key, name'),
    ]);
    expect(writtenTold('[[ada]]')).toEqual([expect.stringContaining(expected)]);
  });

  test('a number or a yes may be quoted', () => {
    const { meta, diagnostics } = read(
      '---\nsidebar_position: "3"\ndraft: \'true\'\ntitle: "4"\n---\n',
    );
    expect(diagnostics).toEqual([]);
    expect(meta).toEqual({ sidebar_position: 3, draft: true, title: '4' });
  });

  test('a yes may be written as YAML 1.1 has it', () => {
    const { meta, diagnostics } = read('---\ndraft: no\nhide_title: Yes\ntitle: On\n---\n');
    expect(diagnostics).toEqual([]);
    expect(meta).toEqual({ draft: false, hide_title: true, title: 'On' });
    expect(messages('---\nsidebar_position: no\n---\n')).toHaveLength(1);
  });

  test('merge keys that copy without end are shown at their place', () => {
    const doubling = Array.from(
      { length: 28 },
      (_, at) => `m${at + 1}: &m${at + 1} {<<: [*m${at}, *m${at}]}`,
    );
    expect(messages(['---', 'm0: &m0 {a: 1}', ...doubling, '---', ''].join('\n'))).toEqual([
      expect.stringMatching(/front-matter-syntax: .*merge keys \(<<\)/),
    ]);
  });

  test('a date may be written with slashes', () => {
    expect(read('---\ndate: 2021/6/8\n---\n').meta).toEqual({ date: '2021-06-08' });
    expect(read('---\ndate: 2021/12/17 09:30\n---\n').meta).toEqual({ date: '2021-12-17 09:30' });
    expect(messages('---\ndate: 2021/13/17\n---\n')).toHaveLength(1);
  });

  test('a list that continues at the margin gets a hint how to indent it', () => {
    expect(messages('---\ntags: ["mars",\n"venus"]\n---\n')).toEqual([
      expect.stringMatching(/front-matter-syntax: .* indent the lines/),
    ]);
  });

  test.each([
    ['image', 'http://a b/x.png'],
    ['image', '//'],
    ['custom_edit_url', 'https://'],
    ['author_url', 'http://mars:port'],
    ['author_image_url', 'http://['],
  ])('an invalid URL is reported at its place: %s: %s', (key, url) => {
    const place = `2:${key.length + 3}-${key.length + 3 + url.length}`;
    expect(messages(`---\n${key}: ${url}\n---\n`)).toEqual([
      `${place} content/front-matter-invalid-value: ${key}: is not a valid URL.`,
    ]);
  });

  test('an author has a URL that can be one', () => {
    const text = '---\nauthors: { name: Ada, image_url: "http://a b" }\n---\n';
    expect(messages(text)).toEqual([expect.stringContaining('http://a b is not a valid URL')]);
  });

  test('a date is a day that exists, with or without a time', () => {
    for (const date of ['2026-01-31', '2026-01-31 09:30', '2026-01-31T09:30:00+01:00']) {
      expect(read(`---\ndate: ${date}\n---\n`).meta).toEqual({ date });
    }
    expect(messages('---\ndate: 2026-02-30\n---\n')).toEqual([
      expect.stringContaining('2:7-17 content/front-matter-invalid-value'),
    ]);
  });
});

test('the same front matter in two files has its places in each', () => {
  const text = '---\ntitle: {}\n---\n';
  const files = ['a.md', 'b.md'].map((path) => readFrontMatter({ path, text }).diagnostics[0]);
  expect(files.map((found) => found?.place?.file)).toEqual(['a.md', 'b.md']);
});

test('an unknown key that differs only in its separators has a fix', () => {
  const { diagnostics } = read('---\nsidebar-label: Mars\ntitel: Mars\n---\n');
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    { written: 'sidebar-label', replacement: 'sidebar_label' },
    undefined,
  ]);
});
