import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mkdocs } from './index.js';

function migrated(texts: Readonly<Record<string, string>>) {
  const { files, config, todos } = planMigration(mkdocs, memoryFiles(texts));
  return {
    config,
    plugins: todos.filter(({ code }) => code === 'migrate/no-equivalent'),
    made: Object.fromEntries(
      files.map((file) => [file.path, 'text' in file ? file.text : `copy of ${file.copyOf}`]),
    ),
  };
}

describe('languages of mkdocs-static-i18n', () => {
  it('are folders of translations, with the labels of their navigation', () => {
    const { made, config, plugins } = migrated({
      'mkdocs.yml': `
site_name: Planets
plugins:
  - i18n:
      docs_structure: folder
      languages:
        - {locale: en, name: English, default: true, nav: [{Start: index.md}, {Red: [{Dust: red/dust.md}]}]}
        - {locale: fr, name: Français, site_name: Planètes, nav: [{Début: index.md}, {Rouge: [red/dust.md]}]}
        - {locale: de, name: Deutsch, build: false}
`,
      'docs/en/index.md': '# Planets\n\n[Dust](red/dust.md) ![](../mars.png)\n',
      'docs/en/red/dust.md': '# Dust\n',
      'docs/fr/index.md': '# Planètes\n\n[Poussière](red/dust.md) ![](../mars.png)\n',
      'docs/fr/red/dust.md': '# Poussière\n\n[Début](../index.md)\n',
      'docs/mars.png': '',
    });
    expect(made['content/docs/index.md']).toContain('[Dust](red/dust.md) ![](./mars.png)');
    expect(made['i18n/fr/docs/index.md']).toContain('[Poussière](red/dust.md) ![](mars.png)');
    expect(made['i18n/fr/docs/red/dust.md']).toContain('[Début](../index.md)');
    expect(JSON.parse(made['i18n/fr/site.json'] ?? '')).toEqual({
      Start: 'Début',
      Red: 'Rouge',
      Planets: 'Planètes',
    });
    expect(config).toMatchObject({
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'fr'],
        localeConfigs: { fr: { label: 'Français' } },
      },
      docs: { sidebars: { docs: [{ id: 'index', label: 'Start' }, { label: 'Red' }] } },
      themeConfig: { navbar: { items: [{ type: 'localeDropdown' }] } },
    });
    expect(plugins).toEqual([]);
  });

  it('are parts of names, as releases before 1.0 list them, too', () => {
    const { made, config } = migrated({
      'mkdocs.yml': `
site_name: Planets
nav: [{Start: index.md}]
plugins:
  - i18n:
      default_language: en
      languages: {en: English, fr: {name: Français, nav_translations: {Start: Début}}}
`,
      'docs/index.en.md': '# Planets\n',
      'docs/index.fr.md': '# Planètes\n\n[Io](io.md)\n',
      'docs/io.md': '# Io\n',
    });
    expect(made['content/docs/index.md']).toContain('# Planets');
    expect(made['i18n/fr/docs/index.md']).toContain('[Io](io.md)');
    expect(JSON.parse(made['i18n/fr/site.json'] ?? '')).toEqual({ Start: 'Début' });
    expect(config).toMatchObject({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } });
  });

  it('are listed as left to do if no page is translated', () => {
    const { plugins } = migrated({
      'mkdocs.yml':
        'site_name: Planets\nplugins:\n  - i18n:\n      languages: [{locale: en, default: true}, {locale: fr}]\n',
      'docs/index.md': '# Planets\n',
    });
    expect(plugins.map(({ message }) => message)).toEqual(['The plugin i18n was not migrated.']);
  });
});
