import { describe, expect, test } from 'vitest';
import { readFrontMatter } from './read.js';
import { parseSimpleYaml } from './simple-yaml.js';

/** Reads front matter without the YAML parser, and with it: an indented comment forces the parser. */
function bothWays(yaml: string) {
  const read = (note: string) => {
    const text = `---\n${note}\n${yaml}\n---\nText`;
    const { body: _, ...meta } = readFrontMatter({ path: 'content/docs/mars.md', text });
    return meta;
  };
  return { quick: read('#   a note'), parsed: read('  # a note') };
}

const words = [
  ...[
    '_a',
    '/Zs switch',
    '\\#define',
    '<GUID>',
    '(a)',
    'M:a.b',
    '_',
    '/',
    '\\',
    '<<',
    '(',
    '=',
    '<a> # b',
  ],
  ...[
    '[a, b]',
    '[a,]',
    '[]',
    '[ a ,"b c" , \'d\']',
    '["a, b"]',
    '[a b, 2024]',
    '[a: b]',
    '[a:b]',
    '[a#b]',
  ],
  ...[
    '[[a]]',
    '[a]b',
    '[a] # b',
    '[true, no]',
    '[1.10]',
    '[_a]',
    '[/a]',
    '[a\tb, c]',
    '[-a]',
    '[a',
  ],
  ...['Mars', 'mars.md', '2024', '1.10', '012', '0x1f', 'true', 'null', 'yes', '~', '2024-01-31'],
  ...['"Mars: the planet"', "'Mars'", '"a\\n"', "'it''s'", '"open', 'a # b', 'a#b', 'a: b', 'a:b'],
  ...['[a]', '{a: b}', '*a', '&a b', '!a b', '| a', '> a', '% a', '@a', '`a`', 'Ä ö', '火星', 'a:'],
  ...['1e3', '.5', 'NaN', 'Infinity', 'a, b', 'a]', 'a}', '? a', '"a" # b', 'a  ', '\ta', '-'],
  ...['a\tb', 'a\r', 'é\u2028x', 'a\u0000b', '', '""', "''", '7', '3', '7 7', 'a "b" c', 'FALSE'],
];
const keys = [
  'title',
  'keywords',
  'id',
  'sidebar_position',
  'draft',
  'slug',
  'tags',
  'toc_min_heading_level',
];
const unknown = ['moons', 'titel'];

describe('parseSimpleYaml', () => {
  test.each([...keys, ...unknown])('reads values of %s as the YAML parser does', (key) => {
    const plain = words.map((word) => `${key}: ${word}`).filter((yaml) => readsPlain(yaml));
    expect(plain.length).toBeGreaterThan(0);
    for (const yaml of plain) {
      const { quick, parsed } = bothWays(yaml);
      expect(quick, yaml).toEqual(parsed);
    }
  });

  test.each([
    '# a note\ntitle:   Mars  \n\nid: mars',
    'title: Mars\r\nid: mars\r',
    'draft: true\nunlisted: true',
    'toc_min_heading_level: 5\ntoc_max_heading_level: 2',
    'unknown: 1\ntitle: Mars',
    'titel: Mars\nms.date: 05/31/2018\nversion: 1.10\nweight:\nlayout: "a # b"',
    'moons:\n- Phobos\n# a note\n- "Deimos: b"\ntitle: Mars\nplanets:\n  - Mars\n  -  1\n',
    'tags:\n- Mars',
    'tags:\n- Mars\n',
    'keywords:\n  - Mars\n\n  -   "red: planet"  \n\n# a note\ntitle: Mars\ntags:\n- Mars\r\n- _moons\r',
    'keywords: [ Mars,"a b" ,  c]  \ntags: [Mars]\r\nmoons: [Phobos, Deimos]',
    'ms:assetid: M:a.b\ntitle: Mars',
  ])('reads %j as the YAML parser does', (yaml) => {
    expect(readsPlain(yaml)).toBe(true);
    const { quick, parsed } = bothWays(yaml);
    expect(quick).toEqual(parsed);
  });

  test.each([
    'title: Mars\n  and more',
    'title: Mars\n# a note\n  and more',
    'title: Mars\ntitle: Venus',
    'title:\nid: mars',
    'title:Mars',
    ' title: Mars',
    'draft: sometimes',
    'moons:\n- Phobos\n - Deimos',
    'moons:\n- Phobos\n  and more',
    'moons:\n- a: b',
    'moons: 2\n- Phobos',
    'moons: [Phobos: 1]',
    'keywords:\ntitle: Mars',
    'keywords:\n- Mars\n  - red',
    'keywords:\n- Mars\n- [red]',
    'keywords:\n- 2024',
    'keywords:\n-',
    'title:\n- Mars',
    'moons: {}',
    '- Phobos',
    'moons:\n  Phobos: 1',
    'moons:\n\t- Phobos',
  ])('leaves %j to the YAML parser', (yaml) => {
    expect(readsPlain(yaml)).toBe(false);
  });
});

function readsPlain(yaml: string): boolean {
  return parseSimpleYaml(yaml) !== undefined;
}
