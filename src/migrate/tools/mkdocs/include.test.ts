import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function pageWith(text: string): string {
  const files = memoryFiles({
    'mkdocs.yml': 'site_name: Planets\ndocs_dir: content\n',
    'content/guide/mars.md': text,
    'content/moons.md': '# Moons\n',
    'README.md':
      '---\ntitle: Read me\n---\n\n# Planets\n\n<!-- a -->\nSee [moons](content/moons.md) and [io](https://io.example).\n<!-- b -->\n\nEnd.\n',
  });
  const { files: made } = planMigration(mkdocs, files);
  return made
    .flatMap((file) =>
      'text' in file && file.path === 'content/docs/guide/mars.md' ? file.text : [],
    )
    .join('');
}

it('takes the text of a file between two marks, with its links', () => {
  expect(
    pageWith(
      '# Mars\n\n{%\n  include-markdown "../../README.md"\n  start="<!-- a -->"\n  end="<!-- b -->"\n  heading-offset=1\n%}\n',
    ),
  ).toBe('# Mars\n\nSee [moons](../moons.md) and [io](https://io.example).\n');
});

it('takes a whole file without its front matter', () => {
  const text = pageWith("{% include '../../README.md' %}\n");
  expect(text).toMatch(/^# Planets\n[\s\S]*End\.\n$/);
});

it('looks for a path without a dot in the folder of the texts', () => {
  expect(pageWith('# Mars\n\n{% include-markdown "moons.md" %}\n')).toBe('# Mars\n\n# Moons\n');
});

it('leaves tags in code, and those without a file or its mark', () => {
  const tags = [
    '```\n{% include-markdown "../../README.md" %}\n```',
    '{% include-markdown "missing.md" %}',
    '{% include-markdown "../../README.md" start="<!-- c -->" %}',
    '{% include "../../mkdocs.yml" %}',
  ];
  expect(pageWith(`${tags.join('\n\n')}\n`)).toBe(`${tags.join('\n\n')}\n`);
});
