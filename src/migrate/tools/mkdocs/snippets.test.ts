import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function pageWith(text: string): string {
  const files = memoryFiles({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/mars.md': text,
    'docs/moons.md': '<!-- --8<-- [start:io] -->\nIo.\n<!-- --8<-- [end:io] -->\nEuropa.\n',
    'src/orbit.yml': 'a: 1\n# --8<-- [start:mid]\nb: 2\n# --8<-- [end:mid]\nc: 3\n',
    'src/sign.svg': '<svg/>',
    'src/note.txt': 'Dust.\n',
    'src/Moon.java':
      'class Moon {\n  // io {\n  void turn() {\n    go();\n  }\n  // }\n  void stop() {\n    int x;\n  }\n}\n',
  });
  const { files: made } = planMigration(mkdocs, files);
  return made
    .flatMap((file) => ('text' in file && file.path === 'content/docs/mars.md' ? file.text : []))
    .join('');
}

it('takes a section of a file, also in code inside other blocks', () => {
  expect(
    pageWith(
      '# Mars\n\n!!! note\n    - item\n\n        ```yaml\n        --8<-- "src/orbit.yml:mid"\n        ```\n\n--8<-- "docs/moons.md:io"\n',
    ),
  ).toBe('# Mars\n\n:::note\n\n- item\n\n    ```yaml\n    b: 2\n    ```\n\n:::\n\nIo.\n');
});

it('takes lines from the beginning, to the end and from several ranges', () => {
  const code = ['"src/orbit.yml::1"', '"src/orbit.yml:5:"', '"src/orbit.yml:1:1,3:3"'];
  expect(pageWith(`\`\`\`yaml\n${code.map((one) => `--8<-- ${one}\n`).join('')}\`\`\`\n`)).toBe(
    '```yaml\na: 1\nc: 3\na: 1\nb: 2\n```\n',
  );
});

it('takes the files of a list, without those behind a semicolon', () => {
  expect(
    pageWith(
      '    ```yaml\n    --8<--\n    src/orbit.yml::1\n\n    ; src/Moon.java\n    src/orbit.yml:5:\n    --8<--\n    ```\n\n--8<--\ndocs/moons.md\n--8<--\n',
    ),
  ).toBe('    ```yaml\n    a: 1\n\n    c: 3\n    ```\n\n::include[./moons.md]\n');
});

it('leaves a list with a file that does not exist', () => {
  const text = '```yaml\n--8<--\nsrc/orbit.yml\nsrc/missing.yml\n--8<--\n```\n';
  expect(pageWith(text)).toBe(text);
});

it('shows a drawing as an image and takes the text of other files', () => {
  expect(pageWith('--8<-- "src/sign.svg"\n\n--8<-- "src/note.txt"\n')).toBe(
    '![](../_files/src/sign.svg)\n\nDust.\n',
  );
  expect(pageWith('<div class="drawing">\n--8<-- "src/sign.svg"\n</div>\n')).toBe(
    '<div class="drawing">\n<img src="../_files/src/sign.svg" alt="">\n</div>\n',
  );
});

it('leaves the marks of sections out of a file', () => {
  expect(pageWith('```yaml\n--8<-- "src/orbit.yml"\n```\n')).toBe(
    '```yaml\na: 1\nb: 2\nc: 3\n```\n',
  );
});

it('leaves a section that the file does not have', () => {
  const text = '```yaml\n--8<-- "src/orbit.yml:end"\n```\n';
  expect(pageWith(text)).toBe(text);
});

it('takes blocks and lines of code between the comments of codeinclude', () => {
  expect(
    pageWith(
      '!!! tip\n    <!--codeinclude-->\n    [Turn](../src/Moon.java) inside_block:io\n    [Stop](../src/Moon.java) block:stop\n    <!--/codeinclude-->\n\n<!--codeinclude-->\n[](../src/orbit.yml) lines:1,5\n<!--/codeinclude-->\n',
    ),
  ).toBe(
    '::::tip\n\n:::code-group\n\n```java title="Turn"\nvoid turn() {\n  go();\n}\n```\n\n```java title="Stop"\nvoid stop() {\n  int x;\n}\n```\n\n:::\n\n::::\n\n```yaml\na: 1\nc: 3\n```\n',
  );
});

it('leaves what codeinclude cannot find, and its comments in code', () => {
  const text =
    '<!--codeinclude-->\n[A](missing.java)\n<!--/codeinclude-->\n\n```md\n<!--codeinclude-->\n[A](../src/Moon.java)\n<!--/codeinclude-->\n```\n';
  expect(pageWith(text)).toBe(text);
});

it('finds files in the folder of the settings or of the texts', () => {
  const shown = (basePath: string, file: string) => {
    const { files } = planMigration(
      mkdocs,
      memoryFiles({
        'mkdocs.yml': `markdown_extensions:\n- pymdownx.snippets:\n    base_path: [!relative ${basePath}]\n`,
        'docs/mars.md': `# Mars\n\n--8<-- "${file}"\n`,
        'docs/parts/io.md': 'Io.\n',
        'RULES.md': 'Be kind.\n',
      }),
    );
    return files.flatMap((one) => ('text' in one && one.path.endsWith('/mars.md') ? one.text : []));
  };
  expect(shown('$config_dir', 'RULES.md')[0]).toContain('::include[');
  expect(shown('$docs_dir/parts', 'io.md')[0]).toContain('::include[./parts/io.md]');
});
