import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mdbook } from './index.js';

function pageWith(text: string): string {
  const files = memoryFiles({
    'book.toml': '[book]\ntitle = "Planets"\n',
    'src/SUMMARY.md': '# Summary\n\n- [Mars](mars.md)\n',
    'src/mars.md': text,
  });
  const page = planMigration(mdbook, files).files.find(
    (file) => file.path === 'content/docs/mars.md',
  );
  return page && 'text' in page ? page.text : '';
}

it('leaves out the lines of Rust that mdBook hides', () => {
  expect(
    pageWith(
      '# Mars\n\n```rust\n# fn main() {\n#\nlet a = 1;\n#[derive(Debug)]\n## not hidden\n    # let hidden = 2;\n# }\n```\n\n# After\n',
    ),
  ).toBe('# Mars\n\n```rust\nlet a = 1;\n#[derive(Debug)]\n# not hidden\n```\n\n# After\n');
});

it('keeps comments of other languages', () => {
  const text = '```sh\n# Install\nmake\n```\n';
  expect(pageWith(text)).toBe(text);
});

it('leaves out the options of Rust that say how to run it', () => {
  expect(
    pageWith(
      '```rust,editable,ignore,mdbook-runnable\nlet a = 1;\n```\n\n```rust ignore\nb\n```\n',
    ),
  ).toBe('```rust\nlet a = 1;\n```\n\n```rust\nb\n```\n');
});
