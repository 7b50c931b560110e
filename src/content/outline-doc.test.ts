import { expect, test } from 'vitest';
import { messagesFor } from '../i18n/index.js';
import { outlineDoc } from './outline-doc.js';
import { parseDoc } from './parse-doc.js';

const options = { trustedHtml: false, messages: messagesFor('en') };

function heads(text: string, files: Readonly<Record<string, string>> = {}) {
  const file = { path: 'content/docs/02-red_planets.md', text, digest: 'd' };
  const read = (path: string) => {
    const found = files[path];
    return found === undefined ? undefined : { text: found };
  };
  return [outlineDoc(file, options, read), parseDoc(file, options, read).value.doc];
}

test.each([
  '# Mars\n\nIt is red.',
  '# Mars and its moons (2)  \r\n\r\nText',
  "#  Two  spaces\n\n# Mars' moons",
  '# `mars` &amp; *Phobos* {#id}\n\nText\n\n:::note\nx\n:::',
  '\n\n   # Mars #\n',
  '    # code\n\n# Not a title',
  '```md\n# Not a title\n```\n\n# Nor this',
  'Mars\n====\n\nText',
  'Mars\nis red\n===\n\nText',
  'Text.\n\nMars\n===\n',
  '1. Mars\n   ===\n',
  '> # Mars\n',
  '<!-- # Away -->\n\n# Mars\n',
  '<!--\n# Away\n-->\n\n# Mars\n\nText',
  '<script setup>\nconst a = 1\n\nb()\n</script>\n\n# Mars\n',
  '[red]: ./red.md\n\n# Mars, [red]\n',
  '## Small\n\n# Large',
  '#No title',
  '#\n\nText',
  '',
  '   ',
  '---\ntitle: Red\nslug: /red\ntags: [a, b]\n---\n\n# The _red_ one\n\n<!-- truncate -->\n\nx',
  '---\r\ntitle: Red\r\n---\r\n# Mars\r\n',
  '---\ntitle: Red: no\nsidebar_position: x\n---\n# Mars_and_moons.md: a C_x_ tale',
  '---\ntitle: "Red"\nid: red # planet\nslug: 1.10\nms.date: 2026-01-01\ndescription: \'Red\'\n---\n# .MARS',
  '---\ntitle: 12\nsidebar_label: True\nsidebar_position: 010\ntags: red\n---\n# Mars #',
  '---\ntitle: Red\n  planet\ndescription: >\n  It is\n---\n# Mars & _C_',
  '---\ntitle: Red\ntitle: Blue\n---\n# Mars',
  '---\n# title: Red\ndate: 2026-01-01\ndraft: true\nunlisted: false\n---\n# www.mars.example',
  '---\nsidebar_position: 3\ndraft: true\n---\nText',
  '---\n\n# Mars\n',
  '---js\n{}\n---\n# Mars',
  '---\ntitle: Red\n\n# Unclosed',
  '\uFEFF---\ntitle: Red\n---\n# Mars\n',
  '# Mars [^1]\n\n[^1]: x',
  '# Mars, [red] and [blue]\n\n[red]: ./red.md',
  '# ![Mars](./mars.png) and <b>more</b>\n',
  '# Mars\n\n::operation[getMars]{brief}\n\n[b](op:b#x) [a](</api/a?b>) [c](/c.md) [d](op:b) [e](e)',
  '# Mars\n\n```json title="Mars" operation=getMars {1}\n{}\n```\n\n```sh operation=none\nx\n```\n',
])('outlineDoc finds in %j the same head as parseDoc', (text) => {
  const [outline, head] = heads(text).map((doc) => ({ ...doc, metaPlaces: {}, digest: '' }));
  expect(outline).toEqual(head);
});

test('outlineDoc takes the title from an included file at the start', () => {
  const [outline, head] = heads('::include[./_title.md]\n\nText', {
    'content/docs/_title.md': '# Mars\n',
  });
  expect(head?.title).toBe('Mars');
  expect(outline).toEqual({ ...head, digest: '' });
});

test('outlineDoc stops reading after the title', () => {
  const [outline, head] = heads('# Mars\n\n::include[./_more.md]\n');
  expect(outline).toEqual({ ...head, digest: '', includes: [] });
});
