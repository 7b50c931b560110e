import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { sourceTools } from '../index.js';
import { mkdocs } from './index.js';

function migrated(texts: Readonly<Record<string, string>>) {
  const files = memoryFiles(texts);
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  const { files: made } = planMigration(tool, files);
  return {
    tool: tool.id,
    text: (file: string) =>
      made.flatMap((one) => ('text' in one && one.path === file ? [one.text] : [])).join(''),
  };
}

describe('settings of Zensical', () => {
  const toml = `
[project]
site_name = "Planets"
site_url = "https://planets.example"
nav = [ { "Start" = "index.md" }, { "Red" = [ "mars.md" ] } ]

[project.markdown_extensions.toc]
permalink = true

[project.markdown_extensions.pymdownx.arithmatex]
generic = true

[[project.theme.palette]]
scheme = "slate"
primary = "teal"
`;

  it('are read as those of MkDocs', () => {
    const { tool, text } = migrated({
      'zensical.toml': toml,
      'docs/index.md': '# Planets\n',
      'docs/mars.md': '# Mars\n',
    });
    expect(tool).toBe('mkdocs');
    const config = text('docsgen.config.ts');
    expect(config).toContain("title: 'Planets'");
    expect(config).toContain("accent: '#009485'");
    expect(config).toContain("label: 'Red'");
    expect(config).toContain('math: true');
  });

  it('are an error with its place if their syntax is broken', () => {
    const files = { 'zensical.toml': '[project]\nsite_name = \n', 'docs/index.md': '' };
    expect(() => migrated(files)).toThrow(/zensical\.toml/);
  });
});

it('reads properdocs.yml as settings of MkDocs', () => {
  const files = { 'properdocs.yml': 'site_name: Planets\n', 'docs/index.md': '# Planets\n' };
  expect(migrated(files).tool).toBe('mkdocs');
});

it('corrects a slash behind the file that a link of MkDocs names', () => {
  const { text } = migrated({
    'mkdocs.yml': 'site_name: Planets\n',
    'docs/index.md': '[Dust](red/mars.md/#dust), [none](io.md/#a) and [Mars](red/mars.md/)\n',
    'docs/red/mars.md': '# Mars\n\n## Dust\n',
  });
  expect(text('content/docs/index.md')).toBe(
    '[Dust](./red/mars.md#dust), [none](io.md/#a) and [Mars](./red/mars.md)\n',
  );
});

describe('a folder without settings', () => {
  it('has the blocks of MkDocs converted if its texts have them', () => {
    const { tool, text } = migrated({
      'docs/mars.md': '# Mars\n\n!!! note "Dust"\n    Red.\n',
      'docs/io.md': '==hot==\n',
    });
    expect(tool).toBe('folder');
    expect(text('content/docs/mars.md')).toContain(':::note[Dust]\n\nRed.\n\n:::');
    expect(text('content/docs/io.md')).toContain('<mark>hot</mark>');
  });

  it('has the blocks of GitBook converted if its texts have them', () => {
    const { text } = migrated({
      'docs/mars.md': '# Mars\n\n{% hint style="info" %}\nRed.\n{% endhint %}\n',
    });
    expect(text('content/docs/mars.md')).toContain(':::info\n\nRed.\n\n:::');
  });

  it('has texts as they are otherwise', () => {
    const io = 'a ==b== c, !!! {% raw %}\n';
    expect(migrated({ 'docs/io.md': io }).text('content/docs/io.md')).toBe(io);
  });
});

it('finds the pages of a navigation whose paths begin with ./', () => {
  const site = migrated({
    'mkdocs.yml':
      'site_name: Planets\nnav:\n  - Start: ./index.md\n  - Moons:\n      - ./moons/index.md\n      - Io: ./moons//io.md\n',
    'docs/index.md': '# Planets\n',
    'docs/moons/index.md': '# Moons\n',
    'docs/moons/io.md': '# Io\n',
  });
  const config = site.text('docsgen.config.ts');
  expect(config).toContain("{ type: 'doc', id: 'index', label: 'Start' }");
  expect(config).toContain("link: { type: 'doc', id: 'moons/index' }");
  expect(config).toContain("{ type: 'doc', id: 'moons/io', label: 'Io' }");
});

describe('navigation in the folders of MkDocs', () => {
  const sidebarOf = (texts: Readonly<Record<string, string>>) =>
    migrated(texts)
      .text('docsgen.config.ts')
      .replace(/^[\s\S]*?sidebars: /, '')
      .replace(/\s+/g, ' ');

  it('is the list that literate-nav reads, which is not a page', () => {
    const texts = {
      'mkdocs.yml': 'site_name: Planets\nplugins:\n  - search\n  - literate-nav\n',
      'docs/SUMMARY.md':
        '* [Start](README.md)\n* Red ones\n    * [Mars?(…)](red/mars.md)\n        * [Dust_1](red/dust.md)\n* [Moons](moons/)\n* [Shop](https://shop.example)\n* red/*.md\n',
      'docs/README.md': '# Planets\n',
      'docs/red/mars.md': '# Mars\n',
      'docs/red/dust.md': '# Dust\n',
      'docs/moons/SUMMARY.md': '- [Titan](titan.md)\n- [Io](io.md)\n',
      'docs/moons/io.md': '# Io\n',
      'docs/moons/titan.md': '# Titan\n',
    };
    expect(migrated(texts).text('content/docs/SUMMARY.md')).toBe('');
    expect(sidebarOf(texts)).toContain(
      "{ type: 'doc', id: 'README', label: 'Start' }, " +
        "{ type: 'category', label: 'Red ones', link: null, items: [ { type: 'category', label: 'Mars?(…)', link: { type: 'doc', id: 'red/mars' }, items: [{ type: 'doc', id: 'red/dust', label: 'Dust_1' }], }, ], }, " +
        "{ type: 'category', label: 'Moons', link: null, items: [ { type: 'doc', id: 'moons/titan', label: 'Titan' }, { type: 'doc', id: 'moons/io', label: 'Io' }, ], }, " +
        "{ type: 'link', label: 'Shop', href: 'https://shop.example' },",
    );
  });

  it('is a list for folders that mkdocs.yml names', () => {
    const texts = {
      'mkdocs.yml':
        'site_name: Planets\nplugins: [literate-nav]\nnav:\n  - index.md\n  - Moons: moons/\n',
      'docs/index.md': '# Planets\n',
      'docs/moons/index.md': '# Moons\n',
      'docs/moons/io.md': '# Io\n',
    };
    expect(sidebarOf(texts)).toContain(
      "[ 'index', { type: 'category', label: 'Moons', link: { type: 'doc', id: 'moons/index' }, items: ['moons/io'], }, ]",
    );
  });

  it('is what .pages and .nav.yml of awesome-pages and awesome-nav say', () => {
    const texts = {
      'mkdocs.yml': 'site_name: Planets\nplugins: [search, awesome-pages]\n',
      'docs/.pages': 'nav:\n  - venus.md\n  - Red: mars.md\n  - ...\n  - far_moons\n',
      'docs/venus.md': '# Venus\n',
      'docs/mars.md': '# Mars\n',
      'docs/earth.md': '# Earth\n',
      'docs/inner/luna.md': '# Luna\n',
      'docs/far_moons/.nav.yml': 'title: Far away\nnav:\n  - Large:\n      - titan.md\n  - "*"\n',
      'docs/far_moons/io.md': '# Io\n',
      'docs/far_moons/titan.md': '# Titan\n',
    };
    expect(sidebarOf(texts)).toContain(
      "[ 'venus', { type: 'doc', id: 'mars', label: 'Red' }, 'earth', " +
        "{ type: 'category', label: 'Inner', link: null, items: ['inner/luna'] }, " +
        "{ type: 'category', label: 'Far away', link: null, items: [ { type: 'category', label: 'Large', link: null, items: ['far_moons/titan'] }, 'far_moons/io', ], }, ]",
    );
  });

  it('cannot repeat itself without end', () => {
    const texts = {
      'mkdocs.yml': 'site_name: Planets\nplugins: [literate-nav]\n',
      'docs/moons/SUMMARY.md': '* [Again](../moons/)\n* [Io](io.md)\n',
      'docs/moons/io.md': '# Io\n',
      'docs/SUMMARY.md': '* [Moons](moons/)\n',
    };
    expect(sidebarOf(texts)).toContain("items: [{ type: 'doc', id: 'moons/io', label: 'Io' }]");
  });
});

it('takes the value of a variable of MkDocs that is not set', () => {
  const { text } = migrated({
    'mkdocs.yml':
      "site_name: !ENV [NAME, 'Planets']\nsite_description: !ENV TAGLINE\nsite_url: https://planets.example/\n",
    'docs/index.md': '# Start\n',
  });
  expect(text('docsgen.config.ts')).toContain("title: 'Planets',\n  url:");
});

it('reads the settings that a site is built from if none has the usual name, merged with inherited ones', () => {
  const { tool, text } = migrated({
    'mkdocs-common.yml': 'site_name: Planets\ntheme: { name: material, logo: moon.svg }\n',
    'mkdocs-online.yml':
      'INHERIT: mkdocs-common.yml\nsite_url: https://planets.example\ntheme: { language: de }\n',
    'docs/index.md': '# Planets\n',
  });
  expect(tool).toBe('mkdocs');
  expect(text('docsgen.config.ts')).toContain("url: 'https://planets.example'");
  expect(text('docsgen.config.ts')).toContain("logo: { src: 'moon.svg' }");
  expect(text('docsgen.config.ts')).toContain("defaultLocale: 'de'");
});

it('publishes the images of a theme of its own beside the pages, and keeps links in the navigation', () => {
  const site = {
    'mkdocs.yml':
      'site_name: Planets\ntheme: { name: material, custom_dir: theme }\nnav:\n  - index.md\n  - Videos: /videos/\n',
    'docs/index.md': '# Planets\n\n![Mars](assets/mars.png)\n',
    'theme/assets/mars.png': '',
    'theme/main.html': '',
  };
  const files = planMigration(mkdocs, memoryFiles(site)).files.map((file) => file.path);
  expect(files).toContain('content/docs/assets/mars.png');
  expect(files).not.toContain('content/docs/main.html');
  expect(migrated(site).text('docsgen.config.ts')).toMatch(/label: 'Videos',\s+href: '\/videos\/'/);
});

it('gives pages without a heading their label as title, as MkDocs does', () => {
  const { text } = migrated({
    'mkdocs.yml':
      'site_name: Planets\nnav:\n  - Start: index.md\n  - GasGiant: gasgiant.md\n  - Mars: mars.md\n  - Io: io.md\n  - Dust: dust.md\n',
    'docs/index.md': 'Start\n=====\n',
    'docs/gasgiant.md': 'Big.\n\n```sh\n# Land\n```\n',
    'docs/mars.md': '# The red planet\n',
    'docs/io.md': '---\ntitle: The moon\n---\n\nIo.\n',
    'docs/dust.md': '--8<-- "docs/mars.md"\n',
  });
  expect(text('content/docs/gasgiant.md')).toBe(
    '---\ntitle: GasGiant\n---\n\nBig.\n\n```sh\n# Land\n```\n',
  );
  const others = ['index', 'mars', 'io', 'dust'].map((name) => text(`content/docs/${name}.md`));
  expect(others.join('')).not.toMatch(/title: (?:Start|Mars|Io|Dust)/);
});

it('reads the plugins in a group of Material for MkDocs', () => {
  const { text } = migrated({
    'mkdocs.yml':
      'site_name: Planets\nplugins:\n  - group:\n      enabled: true\n      plugins:\n        - typeset\n        - redirects:\n            redirect_maps:\n              old.md: mars.md\n',
    'docs/mars.md': '# Mars\n',
  });
  expect(text('docsgen.config.ts')).toContain("redirects: [{ from: '/old', to: '/mars' }]");
});
