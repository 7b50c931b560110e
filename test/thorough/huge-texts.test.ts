import { expect, test } from 'vitest';
import { parseFragment } from '../../src/content/index.js';
import { lineStarts, positionAt } from '../../src/diagnostics/index.js';
import { messagesFor } from '../../src/i18n/index.js';

const many = 60_000;

/** Texts as a program may generate them; repeating a construct in one place must not slow down parsing. */
const texts = {
  'items of a list': '- Mars\n'.repeat(many),
  'empty lines': `Mars${'\n'.repeat(10 * many)}Venus\n`,
  'character references in a paragraph': `Mars${'&nbsp;'.repeat(many / 2)}Venus\n`,
  'comments that are not closed': `Mars\n\n${'<!-- '.repeat(many)}\n`,
  'letters of one word in code': `Mars\n\n\`\`\`js\n${'aB'.repeat(10 * many)}\n\`\`\`\n`,
  'lines of code that look like blocks': `Mars\n\n\`\`\`md\n${':::note\n'.repeat(many)}\`\`\`\n`,
  'lines that look like lists': `Mars\n\n${`${'- '.repeat(200)}\n\n`.repeat(100)}`,
  'brackets in a paragraph without directives': `Mars ${'['.repeat(many)}`,
  'stars in a row': `Mars ${'*'.repeat(4 * many)}`,
  'characters of a long page': `Mars ${'is *red* and [cold](#a), `-60 °C`.\n\n'.repeat(many / 2)}`,
};

const options = { trustedHtml: false, messages: messagesFor('en') };
const origin = { file: 'openapi.yaml', at: (offset: number) => ({ line: 1, column: 1, offset }) };

test.each(Object.entries(texts))(
  'thousands of %s in one text are parsed within seconds',
  (_, text) => {
    const before = process.cpuUsage();
    const { value, diagnostics } = parseFragment(text, origin, options);
    const { user } = process.cpuUsage(before);
    expect(diagnostics).toEqual([]);
    expect(value.text.startsWith('Mars')).toBe(true);
    expect(user / 1_000_000, 'seconds').toBeLessThan(12);
  },
  120_000,
);

const block = ':::note\nMars\n:::\n\n';
const lines = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, number) => `${line(number)}\n`).join('');

const refused = {
  'more than three million characters': ['Mars '.repeat(600_001), '1 content/too-large'],
  'a thousand blocks that are not closed': [':::note\n'.repeat(1000), '101 content/too-deep'],
  'a thousand blocks in one another': [
    lines(1000, (number) => `${':'.repeat(1003 - number)}tabs`),
    '101 content/too-deep',
  ],
  'a thousand quotations in one another': [`${block}${'> - '.repeat(1000)}a`, '5 content/too-deep'],
  'lists in one another by indentation': [
    block + lines(500, (number) => `${'  '.repeat(number)}- a`),
    '106 content/too-deep',
  ],
  'a hundred thousand headings': [lines(100_000, () => '## Mars\n'), '40001 content/too-many'],
  'fifty thousand footnotes': [
    lines(50_000, (number) => `a[^${number}]\n\n[^${number}]: b\n`),
    '40003 content/too-many',
  ],
  'a hundred thousand definitions': [
    lines(100_000, (number) => `[r${number}]: /x`),
    '20001 content/too-many',
  ],
  'a hundred thousand rows': [`|a|\n|-|\n${lines(100_000, () => '|b|')}`, '50001 content/too-many'],
  'a hundred thousand columns': [
    `${'|a'.repeat(100_000)}|\n${'|-'.repeat(100_000)}|\n`,
    '1 content/too-many',
  ],
  'tildes without end': [`${block}${'~a'.repeat(100_000)}`, '5 content/too-many'],
  'hundreds of thousands of character references': [
    `Mars ${'&amp; '.repeat(200_000)}`,
    '1 content/too-many',
  ],
  'half a million code spans': [lines(50_000, () => '`a` '.repeat(10)), '15000 content/too-many'],
  'hundreds of thousands of hard line breaks': ['a  \n'.repeat(300_000), '150000 content/too-many'],
  'two hundred thousand paragraphs beside a block': [
    block + 'a\n\n'.repeat(200_000),
    '300001 content/too-many',
  ],
  'a hundred thousand words with colons in a paragraph beside a block': [
    `${block}${'a:b '.repeat(100_000)}`,
    '5 content/too-many',
  ],
  'a hundred thousand colons on lines of their own': [
    ':\n'.repeat(100_000),
    '10001 content/too-many',
  ],
  'a hundred thousand HTML elements': ['<b>a</b>\n'.repeat(100_000), '50000 content/too-many'],
  'emphasis without end in a paragraph beside a block': [
    `${block}${'*a*\n'.repeat(30_000)}`,
    '5005 content/too-many',
  ],
  'underscores within a word': [`Mars ${'a_'.repeat(125_000)}`, '1 content/too-many'],
  'underscores within the words of many paragraphs': [
    `${'a_'.repeat(29_000)}\n\n`.repeat(3),
    '3 content/too-many',
  ],
  'brackets without end': [`${block}${'![[a](\n'.repeat(30_000)}`, '5005 content/too-many'],
} as const;

test.each(Object.entries(refused))('%s are reported at their line', (_, [text, expected]) => {
  const at = { file: 'mars.md', at: (offset: number) => positionAt(lineStarts(text), offset) };
  const { diagnostics } = parseFragment(text, at, options);
  expect(diagnostics.map(({ place, code }) => `${place?.start.line} ${code}`)).toEqual([expected]);
});
