import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

const openapi = (title: string) =>
  `openapi: 3.1.0\ninfo: {title: ${title}, version: '1'}\npaths: {}\n`;

function migrated(page: string, more: Readonly<Record<string, string>> = {}) {
  const { files, config, todos } = planMigration(
    mkdocs,
    memoryFiles({
      'mkdocs.yml': 'site_name: Planets\nplugins: [swagger-ui-tag]\n',
      'docs/guide/mars.md': page,
      'docs/guide/moons.yaml': openapi('Moons'),
      ...more,
    }),
  );
  const made = files.find((file) => file.path === 'content/docs/guide/mars.md');
  return {
    config,
    text: made && 'text' in made ? made.text : '',
    files: files.map((file) => file.path),
    todos: todos.map(({ message }) => message),
  };
}

describe('a tag of MkDocs that shows an API description', () => {
  it('becomes a link to the reference of the description', () => {
    const made = migrated('# Mars\n\n<swagger-ui src="./moons.yaml"/>\n');
    expect(made.text).toBe('# Mars\n\n[Moons](/api)\n');
    expect(made.config).toMatchObject({ openapi: { path: 'openapi/moons.yaml', route: '/api' } });
    expect(made.files).toContain('openapi/moons.yaml');
    expect(made.todos).toEqual([]);
  });

  it('has several forms, and each description has a route', () => {
    const made = migrated(
      '<redoc src="moons.yaml"></redoc>\n\n!!swagger moons.yaml!!\n\n[OAD(../orbits.yaml)]\n\n`<swagger-ui src="moons.yaml"/>`\n',
      { 'docs/orbits.yaml': openapi('Orbits') },
    );
    expect(made.text).toBe(
      '[Moons](/api/guide-moons)\n\n[Moons](/api/guide-moons)\n\n[Orbits](/api/orbits)\n\n`<swagger-ui src="moons.yaml"/>`\n',
    );
    expect(made.config.openapi).toEqual([
      { path: 'openapi/guide/moons.yaml', id: 'guide-moons', route: '/api/guide-moons' },
      { path: 'openapi/orbits.yaml', id: 'orbits', route: '/api/orbits' },
    ]);
  });

  it('leads to a description at a URL, which is listed for docsgen pull', () => {
    const made = migrated('!!swagger-http https://moons.example/v1/openapi.json!!\n');
    expect(made.text).toBe('[openapi.json](https://moons.example/v1/openapi.json)\n');
    expect(made.todos).toEqual([
      'The API description at https://moons.example/v1/openapi.json was not copied.',
    ]);
  });

  it('gets another route than /api if a page is there', () => {
    const made = migrated('<swagger-ui src="moons.yaml">\n', { 'docs/api.md': '# API\n' });
    expect(made.text).toBe('[Moons](/api-reference)\n');
  });
});
