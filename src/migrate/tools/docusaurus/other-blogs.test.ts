import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { docusaurus } from './index.js';

const config = `module.exports = {
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  presets: [['classic', { blog: {} }]],
  plugins: [['@docusaurus/plugin-content-blog', { id: 'releases', routeBasePath: 'news/releases', path: './releases' }]],
};`;

const posts = {
  'blog/2026-01-31-eclipse.md': '# Eclipse\n',
  'releases/2026-02-01-1.0.0.md': '---\ntitle: Mars [1.0]\n---\n\nRed.\n',
  'releases/2026-03-01-moons/index.md': '# Two moons\n',
  'releases/dust.md': '---\nslug: /dust-storm\ndate: 2026-02-15\n---\n\n# Dust\n',
  'i18n/de/docusaurus-plugin-content-blog-releases/dust.md': '# Staub\n',
};

function migratedTexts(files: Readonly<Record<string, string>>): Record<string, string> {
  const migration = planMigration(docusaurus, memoryFiles(files));
  return Object.fromEntries(
    migration.files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])),
  );
}

it('makes pages of the posts of a second blog, at their addresses, and a page that lists them', () => {
  const made = migratedTexts({ 'docusaurus.config.js': config, ...posts });
  expect(made['content/news/releases/index.md']).toBe(
    '# Releases\n\n- [Two moons](./2026-03-01-moons/index.md)\n- [Dust](./dust.md)\n- [Mars [1.0]](./2026-02-01-1.0.0.md)\n',
  );
  expect(made['content/news/releases/2026-02-01-1.0.0.md']).toContain(
    'slug: /news/releases/2026/02/01/1.0.0\n',
  );
  expect(made['content/news/releases/dust.md']).toContain('slug: /news/releases/dust-storm\n');
  expect(made).toHaveProperty(['content/blog/2026-01-31-eclipse.md']);
  expect(made).toHaveProperty(['i18n/de/news/releases/dust.md']);
});

it('takes a blog with an id for the blog of the site if there is no other', () => {
  const made = migratedTexts({
    'docusaurus.config.js': config.replace('{ blog: {} }', '{ blog: false }'),
    ...posts,
  });
  expect(made).toHaveProperty(['content/blog/2026-02-01-1.0.0.md']);
  expect(made).not.toHaveProperty(['content/news/releases/index.md']);
});
