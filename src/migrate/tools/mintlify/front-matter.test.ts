import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mintlify } from './index.js';

it('leaves out the slug of another tool, which Mintlify does not read', () => {
  const { files } = planMigration(
    mintlify,
    memoryFiles({
      'docs.json': '{ "name": "Planets", "navigation": { "pages": ["moons/io"] } }',
      'moons/io.mdx': '---\ntitle: Io\nslug: ../io\n---\n\nHot.\n',
    }),
  );
  const page = files.find(({ path }) => path.endsWith('io.mdx'));
  expect(page).toHaveProperty('text', '---\ntitle: Io\n---\n\nHot.\n');
});
