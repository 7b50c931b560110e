import { expect, it } from 'vitest';
import { planMigration } from '../../migrate.js';
import { memoryFiles } from '../../source-files.js';
import { docusaurus } from './index.js';

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
