import { expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const fence = (info: string, ...lines: string[]): string =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');

/** The code of the first block on a page. */
function codeIn(markdown: string): string {
  const { html, messages } = page(markdown);
  expect(messages).toEqual([]);
  const [, code = ''] = /<code[^>]*>(.*?)<\/code>/s.exec(html) ?? [];
  return code.replace(/<[^>]*>/g, '').trimEnd();
}

test('code with twoslash is shown without what readers do not see', () => {
  const text = fence(
    'ts twoslash title="orbit.ts"',
    '// @filename: planet.ts',
    '// @include: planet',
    '// ---cut---',
    '// @errors: 2322',
    "import { mars } from './planet';",
    'mars.moons;',
    '//   ^?',
    '// ---cut-start---',
    'const hidden = 1;',
    '// ---cut-end---',
    '// @ts-expect-error: it has two',
    'mars.moons = 3;',
    '//   ^^^^^',
    '// @log: Phobos and Deimos',
    '// ---cut-after---',
    'export {};',
  );
  expect(codeIn(text)).toBe(
    [
      "import { mars } from './planet';",
      'mars.moons;',
      '// @ts-expect-error: it has two',
      'mars.moons = 3;',
      '// @log: Phobos and Deimos',
    ].join('\n'),
  );
});

test('code without twoslash keeps such comments', () => {
  const lines = ['// ---cut---', '// @errors: 2322', 'mars.moons;', '//   ^?'];
  expect(codeIn(fence('ts', ...lines))).toBe(lines.join('\n'));
});

test.each(['twoslash include planet', 'ts twoslash include planet'])(
  'code for other blocks is not shown: %s',
  (info) => {
    const { html, messages } = page(`Before\n\n${fence(info, 'const mars = 1;')}\n\nAfter`);
    expect(html.replace(/\s+/g, '')).toBe('<p>Before</p><p>After</p>');
    expect(messages).toEqual([]);
  },
);
