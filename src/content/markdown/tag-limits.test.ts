import { describe, expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const messages = (text: string): readonly string[] =>
  page(text, {}, { tags: true, math: true }).messages;

describe('a text that would take the native parser minutes is reported', () => {
  test.each([
    ['an expression without an end', `{{< list >}}\n\n${'The <K> of Mars.\n\n'.repeat(40)}`],
    ['tags in code after it', `Mars {\n\n\`\`\`html\n${'<br>\n'.repeat(40)}\`\`\`\n`],
    ['open tags in an attribute', `<Card title={${'<b>'.repeat(40)}}>Mars</Card>`],
    ['type arguments', `{${'a<b> '.repeat(40)}}`],
    ['an export with empty lines', `export const moons = {\n${'  io: 1,\n\n'.repeat(6_000)}}\n`],
  ])('%s', (_, text) => {
    expect(messages(text)[0]).toContain('content/tag-syntax');
  });
});

it('reads a long page with imports in code', () => {
  const code = "```ts\nimport { Mars } from 'planets'\n```\n\n";
  const text = `import Io from './_io.mdx'\n\n${code.repeat(10)}${'Mars is red.\n\n'.repeat(2_000)}`;
  expect(messages(text)).toEqual([]);
});

it('reads many tags after an import that renames', () => {
  const text = `import { Io as Moon, Mars } from 'planets';\n\n${'The `<b>` of Mars.\n\n'.repeat(40)}`;
  expect(messages(text)).toEqual([]);
});

it('reads many tags that no expression holds, and long expressions', () => {
  const item = "{ name: 'Io', to: '{moon}', type: 'Record<string>' },\n";
  const text = [
    `{/* ${'a } <br> b\n'.repeat(15)} */}`,
    `<Tabs items={[${item.repeat(40)}]}><Tab>a</Tab></Tabs>`,
    `{${'<b>'.repeat(40)}{1}${'</b>'.repeat(40)}}`,
    ':::note{title="The red planet" .wide}\nMars\n:::',
    'A :badge[new moon]{color=red}, :icon[rocket]{.wide} and $\\frac{\\text{1 a}}{2 b}$.',
    `A \`{\` and \\{.`,
    `\`\`\`html\n${'<li> {{ moon }}\n'.repeat(40)}\`\`\``,
  ].join('\n\n');
  expect(messages(text).filter((one) => one.includes('tag-syntax'))).toEqual([]);
});
