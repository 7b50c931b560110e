import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function migrated(texts: Readonly<Record<string, string>>) {
  const { files: made, addresses, todos } = planMigration(mkdocs, memoryFiles(texts));
  const text = (file: string) =>
    made.flatMap((one) => ('text' in one && one.path === file ? [one.text] : [])).join('');
  return { text, paths: made.map(({ path }) => path), addresses, codes: todos.map((t) => t.code) };
}

const post = (head: string, body: string) => `---\n${head}\n---\n\n${body}\n`;

const site = {
  'mkdocs.yml': `
site_name: Planets
plugins:
  - blog:
      post_url_format: "{date}/{slug}"
nav:
  - index.md
  - News:
      - blog/index.md
`,
  'docs/index.md': '# Planets\n\n[A post](blog/posts/eclipse.md)\n',
  'docs/blog/index.md': '# Night log\n\nWhat we saw.\n',
  'docs/blog/.authors.yml':
    'authors:\n  ada:\n    name: Ada\n    description: Looks up\n    avatar: ada.png\n',
  'docs/blog/posts/eclipse.md': post(
    'date:\n  created: 2026-02-17\nauthors: [ada]\ncategories: [Sun]\ntags: [moon]\npin: true',
    '# An `annular` eclipse!\n\nA ring.\n\n<!-- more -->\n\n![Ring](ring.png) [Home](../../index.md)',
  ),
  'docs/blog/posts/ring.png': '',
  'docs/blog/posts/2025/frost.md': post('date: 2025-12-01\nslug: ice', '# Frost\n\nCold.'),
};

it('makes a blog of the posts of Material for MkDocs, at their addresses', () => {
  const { text, paths, addresses, codes } = migrated(site);
  expect(codes).toEqual([]);
  expect(addresses).toEqual({ kept: 3, byRule: 0, redirected: 2 });
  expect(paths).toContain('content/blog/ring.png');
  expect(paths).not.toContain('content/docs/blog/index.md');
  const eclipse = text('content/blog/eclipse.md');
  expect(eclipse).toContain('date: 2026-02-17\n');
  expect(eclipse).toContain('tags:\n  - Sun\n  - moon\nslug: /2026/02/17/an-annular-eclipse\n');
  expect(eclipse).not.toContain('pin:');
  expect(eclipse).toContain('<!-- truncate -->\n\n![Ring](ring.png) [Home](../docs/index.md)');
  expect(text('content/blog/2025/frost.md')).toContain('slug: /2025/12/01/ice\n');
  expect(text('content/docs/index.md')).toContain('[A post](../blog/eclipse.md)');
  expect(text('content/blog/authors.yml')).toBe(
    'ada:\n  name: Ada\n  title: Looks up\n  image_url: ada.png\n',
  );
});

it('keeps the list of posts in the navigation, and the lists of categories and years', () => {
  const config = migrated(site).text('docsgen.config.ts');
  expect(config).toContain("blogTitle: 'Night log'");
  expect(config).toContain("blogDescription: 'What we saw.'");
  expect(config).toContain("tagsBasePath: 'category'");
  expect(config).toContain("{ label: 'Night log', to: '/blog' }");
  expect(config).toMatch(/type: 'link',\s+label: 'News',\s+href: '\/blog'/);
  expect(config).toContain("{ from: '/blog/archive/2025', to: '/blog/archive' }");
});

it('leaves a site without posts as it is', () => {
  const { paths, text } = migrated({
    'mkdocs.yml': 'site_name: Planets\nplugins: [material/blog]\n',
    'docs/index.md': '# Planets\n',
    'docs/blog/index.md': '# Soon\n',
  });
  expect(paths).toContain('content/docs/blog/index.md');
  expect(text('docsgen.config.ts')).not.toContain('blog');
});
