import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { docusaurus } from './index.js';
import { versionFiles } from './versions.js';

it('removes the version from ids and names of sidebars, as early releases wrote it', () => {
  const file = 'versioned_sidebars/version-1.2-sidebars.json';
  const made = versionFiles(
    memoryFiles({
      'versions.json': '["1.2"]',
      'versioned_docs/version-1.2/mars.md': '# Mars\n',
      [file]: '{ "version-1.2/docs": ["version-1.2/mars", "version-1.1/mars"] }',
    }),
  );
  expect(made[file]).toBe('{ "docs": ["mars", "version-1.1/mars"] }');
});

it('keeps the path of a version, which may have slashes around it', () => {
  const { config } = docusaurus.read(
    memoryFiles({
      'docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: { lastVersion: '2', versions: { current: { path: '/3.x/' }, 2: { label: 'Two' } } } }]] };",
      'versions.json': '["2"]',
      'versioned_docs/version-2/mars.md': '# Mars\n',
    }),
  );
  expect(config).toMatchObject({
    docs: { versions: { current: { path: '3.x' }, 2: { label: 'Two' } } },
  });
});
