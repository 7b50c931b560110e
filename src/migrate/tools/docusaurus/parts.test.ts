import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { docusaurus } from './index.js';
import { lostPages } from './parts.js';

it('leaves out texts that the settings exclude, also from versions', () => {
  const files = memoryFiles({
    'docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { exclude: ['README.md', 'drafts/**'] } }]] };",
    'versions.json': '["v1"]',
    'docs/README.md': 'For authors',
    'docs/index.md': '# Mars\n',
    'docs/moons/README.md': '# Moons\n',
    'docs/drafts/dust.md': '# Dust\n',
    'versioned_docs/version-v1/README.md': 'For authors',
    'versioned_docs/version-v1/index.md': '# Mars\n',
  });
  const made = planMigration(docusaurus, files).files.map((file) => file.path);
  expect(made.filter((file) => file.endsWith('.md'))).toEqual([
    'content/docs/index.md',
    'content/docs/moons/README.md',
    'versioned_docs/version-v1/index.md',
  ]);
});

it('keeps the addresses of files that are named like their folder, or have an id', () => {
  const files = memoryFiles({
    'docusaurus.config.js': "module.exports = { presets: [['classic', {}]] };",
    'docs/mars/mars.md': '# Mars\n',
    'docs/moons/1-moons.md': '# Moons\n',
    'docs/rings/index.md': '---\nid: rings-of-saturn\n---\n\n# Rings\n',
  });
  const { files: made } = planMigration(docusaurus, files);
  const slugs = made.flatMap((file) =>
    'text' in file && file.path.endsWith('.md') ? [/^slug: .*$/m.exec(file.text)?.[0]] : [],
  );
  expect(slugs).toEqual([undefined, 'slug: /moons/moons', 'slug: /rings']);
});

it('says where the text of a React page belongs', () => {
  const files = memoryFiles({
    'src/pages/index.tsx': '',
    'src/pages/moons/contact.js': '',
    'src/pages/about/index.jsx': '',
  });
  expect(lostPages(files).map(({ hint }) => hint)).toEqual([
    'write its text in Markdown, in content/about.md',
    'write its text in Markdown, in content/index.md',
    'write its text in Markdown, in content/moons/contact.md',
  ]);
});

it('converts what a block of mdx-code-block contains', () => {
  const files = memoryFiles({
    'docusaurus.config.js': "module.exports = { presets: [['classic', {}]] };",
    'docs/mars.mdx':
      '# Mars\n\n```mdx-code-block\n<p style={{ "text-align": "center" }}>\n  <img src={require("@site/static/img/mars.png").default} />\n</p>\n```\n',
    'static/img/mars.png': '',
  });
  const page = planMigration(docusaurus, files).files.find(({ path }) => path.endsWith('.mdx'));
  expect(page).toHaveProperty(
    'text',
    '# Mars\n\n\n<p align="center">\n  <img src={require("@site/static/img/mars.png").default} />\n</p>\n\n',
  );
});
