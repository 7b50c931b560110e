import { expect, it } from 'vitest';
import { memoryFiles } from '../memory-files.test.data.js';
import { planMigration } from '../migrate.js';
import { vitepress } from '../tools/vitepress/index.js';

function pageWith(text: string) {
  const files = memoryFiles({
    '.vitepress/config.ts': "export default { title: 'Planets' };",
    'mars.md': text,
    'snippets/.moonrc': '{ "io": 1 }\n',
  });
  const { files: made } = planMigration(vitepress, files);
  const page = made.find((file) => file.path === 'content/docs/mars.md');
  return {
    text: page && 'text' in page ? page.text : '',
    files: made.map((file) => file.path),
  };
}

it('titles the code of items of a group', () => {
  const { text } = pageWith(
    ':::: code-group\n::: code-group-item npm:active\n\n```sh\nnpm i\n```\n\n:::\n::: code-group-item pnpm\n```sh\npnpm i\n```\n:::\n::::\n\nEnd.\n',
  );
  expect(text).toBe(
    ':::code-group\n\n```sh title="npm"\nnpm i\n```\n\n```sh title="pnpm"\npnpm i\n```\n\n:::\n\nEnd.\n',
  );
});

it('makes tabs of items that hold more than code', () => {
  const { text } = pageWith(
    '::: code-group\n::: code-group-item A\nWords.\n:::\n::: code-group-item B\n```sh\nb\n```\n:::\n:::\n',
  );
  expect(text).toBe(
    '::::tabs\n\n:::tab[A]\n\nWords.\n\n:::\n\n:::tab[B]\n\n```sh\nb\n```\n\n:::\n\n::::\n',
  );
});

it('leaves items that no group closes, and those in code', () => {
  const text =
    '```md\n:::: code-group\n::: code-group-item A\n:::\n::::\n```\n\n:::: code-group\n::: code-group-item A\n';
  expect(pageWith(text).text).toBe(text);
});

it('shows code of a file whose name begins with a dot, which docsgen would not publish', () => {
  const { text, files } = pageWith('<<< @/snippets/.moonrc{json}\n');
  expect(text).toBe('```json file=../../snippets/moonrc\n```\n');
  expect(files).toContain('snippets/moonrc');
});
