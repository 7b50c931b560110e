import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { docusaurus } from './index.js';

/** Migrates a Docusaurus site in memory and returns the text of a page. */
function migratedText(docs: Readonly<Record<string, string>>, page: string): string {
  const sidebarPath =
    docs['sidebars.js'] === undefined ? '' : "docs: { sidebarPath: './sidebars.js' }";
  const config = `export default { title: 'Planets', presets: [['classic', { ${sidebarPath} }]] };`;
  const { files } = planMigration(
    docusaurus,
    memoryFiles({ 'docusaurus.config.js': config, ...docs }),
  );
  const made = files.find((file) => file.path === `content/${page}`);
  return made && 'text' in made ? (made.text ?? '') : '';
}

const imports = `import DocCardList from '@theme/DocCardList';
import {useCurrentSidebarCategory} from '@docusaurus/theme-common';
`;

it('becomes cards of the pages and folders beside the page, in the order of the sidebar', () => {
  const text = migratedText(
    {
      'docs/planets/index.md': `${imports}\n# Planets\n\n<DocCardList items={useCurrentSidebarCategory().items}/>\n`,
      'docs/planets/venus.md': '---\nsidebar_position: 2\n---\n\n# Venus {#v}\n',
      'docs/planets/mars.md':
        '---\nsidebar_position: 1\nsidebar_label: Mars\ndescription: The red planet.\n---\n\n# The planet Mars\n',
      'docs/planets/_part.md': 'Shared.',
      'docs/planets/giants/_category_.json': '{ "label": "Giants", "position": 3 }',
      'docs/planets/giants/saturn.md': '# Saturn\n',
      'docs/planets/02-dwarf-planets/readme.md': '# Dwarfs\n',
    },
    'docs/planets/index.md',
  );
  expect(text.trimStart()).toBe(`# Planets

:::cards

- [Mars](./mars.md) The red planet.
- [Dwarfs](./02-dwarf-planets/readme.md)
- [Venus](./venus.md)
- [Giants](./giants/saturn.md)

:::
`);
});

it('becomes cards of the items of its category, if the site has sidebars', () => {
  const text = migratedText(
    {
      'sidebars.js': `module.exports = { docs: [
        { type: 'category', label: 'Planets', link: { type: 'doc', id: 'red/index' }, items: [
          'red/mars',
          { type: 'doc', id: 'venus', label: 'The planet Venus' },
          { type: 'category', label: 'Giants', items: ['saturn'] },
          { type: 'link', label: 'NASA', href: 'https://nasa.example/' },
        ] },
        { Comets: ['halley'] },
      ] };`,
      'docs/red/index.md': '# Planets\n\n<DocCardList />\n',
      'docs/red/01-mars.md': '# Mars\n',
      'docs/red/phobos.md': '# Phobos\n',
      'docs/evening.md': '---\nid: venus\n---\n\n# Venus\n',
      'docs/saturn.md': '# Saturn\n',
      'docs/halley.md': '# Halley\n',
    },
    'docs/red/index.md',
  );
  expect(text).toContain(`:::cards

- [Mars](./01-mars.md)
- [The planet Venus](../evening.md)
- [Giants](../saturn.md)
- [NASA](https://nasa.example/)

:::`);
});

it('stays if it names other items', () => {
  const text = migratedText(
    { 'docs/index.md': `${imports}\n<DocCardList items={mine} />\n`, 'docs/mars.md': '# Mars\n' },
    'docs/index.md',
  );
  expect(text).toContain('<DocCardList items={mine} />');
  expect(text).toContain('import DocCardList');
});

it('stays without a page beside it', () => {
  expect(migratedText({ 'docs/index.md': '<DocCardList />\n' }, 'docs/index.md')).toContain(
    '<DocCardList />',
  );
});
