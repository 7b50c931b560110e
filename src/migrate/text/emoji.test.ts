import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../memory-files.test.data.js';
import { planMigration } from '../migrate.js';
import { sourceTools } from '../tools/index.js';

const page =
  '# Mars\n\n## Red :rocket:\n\n## Red\n\nLanded :tada: at 12:30:45, `:tada:` in std::tada:: and :no_planet: stays.\n';

function textOf(settings: Readonly<Record<string, string>>, file: string, tool: string): unknown {
  const files = memoryFiles({ ...settings, [file]: page });
  const found = sourceTools.find((one) => one.id === tool);
  const made =
    found && planMigration(found, files).files.find(({ path }) => path.endsWith('mars.md'));
  return made && 'text' in made ? made.text : undefined;
}

const line = 'Landed 🎉 at 12:30:45, `:tada:` in std::tada:: and :no_planet: stays.';

describe('emoji codes', () => {
  it('become emoji in a folder of Markdown, whose headings keep the ids of GitHub', () => {
    expect(textOf({}, 'mars.md', 'folder')).toBe(
      `# Mars\n\n## Red 🚀 {#red-rocket}\n\n## Red\n\n${line}\n`,
    );
  });

  it('become emoji in a VitePress site, whose headings keep ids without them', () => {
    expect(textOf({ '.vitepress/config.ts': 'export default {}' }, 'mars.md', 'vitepress')).toBe(
      `# Mars\n\n## Red 🚀 {#red}\n\n## Red\n\n${line}\n`,
    );
  });

  it.each([
    [
      'docusaurus',
      'docusaurus.config.js',
      "module.exports = { presets: [['classic', {}]] }",
      'docs/mars.md',
    ],
    ['mkdocs', 'mkdocs.yml', 'site_name: Planets', 'docs/mars.md'],
  ])('become emoji in a site of %s', (tool, settings, text, file) => {
    expect(textOf({ [settings]: text }, file, tool)).toBe(
      `# Mars\n\n## Red 🚀\n\n## Red\n\n${line}\n`,
    );
  });

  it('stay text in a Starlight site, which does not draw them', () => {
    const settings = { 'astro.config.mjs': 'export default {}' };
    expect(textOf(settings, 'src/content/docs/mars.md', 'starlight')).toBe(page);
  });
});
