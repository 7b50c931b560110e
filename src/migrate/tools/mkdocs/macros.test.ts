import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function migrated(text: string, options = '{}') {
  const files = memoryFiles({
    'mkdocs.yml': `site_name: Planets\nextra:\n  release: 3\n  moon: {name: Io}\nplugins:\n  - macros: ${options}\n`,
    'docs/mars.md': text,
    'parts/dust.md': '# Dust {{ release }}\n',
    'parts/mars.yaml': 'name: {% raw %}{{ .Name }}{% endraw %}\n{% include "moon.yaml" %}\n',
    'parts/moon.yaml': 'moon: {{ moon.name }}\n',
    'versions.yml': 'api: v2\n',
  });
  const { files: made, todos } = planMigration(mkdocs, files);
  const page = made.find((file) => file.path === 'content/docs/mars.md');
  return {
    text: page && 'text' in page ? page.text : '',
    files: made.map((file) => file.path),
    todos: todos.map(({ message, place }) => `${place?.start?.line ?? ''} ${message}`.trim()),
  };
}

describe('the plugin macros', () => {
  it('indents what a filter indents, so that it stays in its tab or code block', () => {
    const { text } = migrated(
      '=== "Dust"\n\n{% filter indent(width=4) %}\n{% include "dust.md" %}\n{% endfilter %}\n\n=== "Io"\n\n    ```yaml\n    {% filter indent(4) %}\n{% include "mars.yaml" %}\n    {% endfilter %}\n    ```\n\nRed.\n',
      '{include_dir: parts}',
    );
    expect(text).toBe(
      '::::tabs\n\n:::tab[Dust]\n\n# Dust 3\n\n:::\n\n:::tab[Io]\n\n```yaml\nname: {{ .Name }}\nmoon: Io\n```\n\n:::\n\n::::\n\nRed.\n',
    );
  });

  it('has its values written into prose and code', () => {
    const { text, todos } = migrated(
      '# {{ moon.name }}\n\n{{release}} of {{ config.site_name }}\n\n```sh\ncurl /{{ api }}/io\n```\n',
      '{include_yaml: [versions.yml]}',
    );
    expect(text).toBe('# Io\n\n3 of Planets\n\n```sh\ncurl /v2/io\n```\n');
    expect(todos).toEqual([]);
  });

  it('keeps what is between raw and endraw', () => {
    const { text } = migrated('`{% raw %}{{ release }}{% endraw %}` and {{ release }}\n');
    expect(text).toBe('`{{ release }}` and 3\n');
  });

  it('has included files converted, too', () => {
    const { text, files } = migrated(
      '{% include "dust.md" %}\n\n```md\n{% include "dust.md" %}\n```\n',
      '{include_dir: parts}',
    );
    expect(text).toBe('::include[../../parts/dust.md]\n\n```md\n# Dust 3\n```\n');
    expect(files).toContain('parts/dust.md');
  });

  it('has what included files include, and their text between raw and endraw', () => {
    const { text } = migrated('```yaml\n{% include "mars.yaml" %}\n```\n', '{include_dir: parts}');
    expect(text).toBe('```yaml\nname: {{ .Name }}\nmoon: Io\n```\n');
  });

  it('finds included files from where MkDocs runs', () => {
    const files = memoryFiles({
      'mkdocs.yml':
        'site_name: Planets\ndocs_dir: ../../docs\nplugins:\n  - macros: {include_dir: docs/parts}\n',
      '../../docs/mars.md': '```yaml\n{% include "mars.yaml" %}\n```\n',
      '../../docs/parts/mars.yaml': 'moons: 2\n',
    });
    const made = planMigration(mkdocs, files).files.find(({ path }) => path.endsWith('/mars.md'));
    expect(made && 'text' in made && made.text).toBe('```yaml\nmoons: 2\n```\n');
  });

  it('leaves and reports macros in code that need Python or a missing file', () => {
    const text =
      '```sh\nget {{ artifact("a.yaml") }} {{ branch }} {{ .Name }} $' +
      '{{ github }}\n{% include "no.sh" %}\n```\n\n{% include "no.md" %}\n';
    const made = migrated(text);
    expect(made.text).toBe(text);
    expect(made.todos.slice(0, -1)).toEqual([
      '2 The macro artifact in code was not migrated.',
      '2 The macro branch in code was not migrated.',
      '3 The include of no.sh in code was not migrated.',
    ]);
  });

  it('is listed if it has marks of its own or renders only some pages', () => {
    for (const options of ['{render_by_default: false}', "{j2_variable_start_string: '[['}"]) {
      const made = migrated('{{ release }}\n', options);
      expect(made.text).toBe('{{ release }}\n');
      expect(made.todos).toEqual(['The plugin macros was not migrated.']);
    }
  });
});
