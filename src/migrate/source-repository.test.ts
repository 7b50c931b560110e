import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { memoryFiles } from './memory-files.test.data.js';
import { planMigration } from './migrate.js';
import { repositoryAddress, sourceRepository } from './source-repository.js';
import { sourceTools } from './tools/index.js';
import { plainFolder } from './tools/plain-folder.js';

const root = mkdtempSync(path.join(tmpdir(), 'source-repository-'));
afterAll(() => rmSync(root, { recursive: true }));

function repositoryWith(name: string, file: string, text: string) {
  const folder = path.join(root, name);
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return sourceRepository(folder, path.join(folder, 'docs/guide'));
}

test.each([
  [
    '.git/config',
    '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@github.com:mars/docs.git\n',
  ],
  ['.git/config', '[remote "origin"]\n\turl = https://name:secret@github.com/mars/docs\n'],
  ['package.json', '{ "repository": { "url": "git+https://github.com/mars/docs.git" } }'],
  ['package.json', '{ "repository": "mars/docs" }'],
  ['package.json', '{ "repository": "github:mars/docs" }'],
  ['pyproject.toml', '[project.urls]\nRepository = "https://github.com/mars/docs"\n'],
  ['Cargo.toml', '[package]\nrepository = "https://github.com/mars/docs/tree/main"\n'],
])('%s names the repository as %s', (file, text) => {
  expect(repositoryWith(String(text.length), file, text)).toEqual({
    url: 'https://github.com/mars/docs',
    folder: 'docs/guide',
  });
});

it('knows no repository without a name, at another host, or in broken JSON', () => {
  const remote = '[remote "origin"]\n\turl = /srv/git/docs.git\n';
  expect(repositoryWith('path', '.git/config', remote)).toBeUndefined();
  expect(repositoryWith('host', 'package.json', '{ "repository": "https://git.mars/a/b" }')).toBe(
    undefined,
  );
  expect(repositoryWith('broken', 'package.json', '{')).toBeUndefined();
});

it('writes addresses as GitHub and GitLab have them', () => {
  expect(repositoryAddress('https://github.com/mars/docs', 'a b.ts', false)).toBe(
    'https://github.com/mars/docs/blob/HEAD/a%20b.ts',
  );
  expect(repositoryAddress('https://gitlab.com/mars/docs', 'src', true)).toBe(
    'https://gitlab.com/mars/docs/-/tree/HEAD/src',
  );
});

it('leads links out of a folder of Markdown to the repository, and paths of it to pages', () => {
  const links = [
    '../readme.md#use',
    '../src/',
    '../src/a.ts',
    './CONTRIBUTING.md',
    '/docs/moons.md#io',
    'moons.md',
    './more',
    'missing.md',
    '../logo.svg',
  ];
  const files = memoryFiles(
    {
      'mars.md': `${links.map((link) => `[x](${link})`).join('\n')}\n`,
      'moons.md': '# Moons\n',
      'more/README.md': '# More\n',
      'CONTRIBUTING.md': '',
      '../readme.md': '',
      '../src/a.ts': '',
      '../logo.svg': '',
    },
    { url: 'https://github.com/mars/docs', folder: 'docs' },
  );
  const { files: made } = planMigration(plainFolder, files);
  const page = made.find((file) => file.path === 'content/docs/mars.md');
  const text = page && 'text' in page ? page.text : '';
  expect([...text.matchAll(/\(([^)]*)\)/g)].map(([, link]) => link)).toEqual([
    'https://github.com/mars/docs/blob/HEAD/readme.md#use',
    'https://github.com/mars/docs/tree/HEAD/src',
    'https://github.com/mars/docs/blob/HEAD/src/a.ts',
    'https://github.com/mars/docs/blob/HEAD/docs/CONTRIBUTING.md',
    './moons.md#io',
    'moons.md',
    './more',
    'missing.md',
    '../_files/logo.svg',
  ]);
  expect(made).toContainEqual({ path: 'content/_files/logo.svg', copyOf: '../logo.svg' });
});

it.each([
  ['mkdocs.yml', 'site_name: Planets\n'],
  ['docusaurus.config.js', "module.exports = { presets: [['classic', { docs: {} }]] };"],
  [
    'astro.config.mjs',
    'import starlight from "@astrojs/starlight"; export default { integrations: [starlight({ title: "Planets" })] };',
  ],
])(
  'copies linked images of the repository for a site with %s, and leads to its code',
  (name, settings) => {
    const folder = name.startsWith('astro') ? 'src/content/docs' : 'docs';
    const up = path.relative(folder, '.');
    const files = memoryFiles(
      {
        [name]: settings,
        [`${folder}/mars.md`]: `# Mars\n\n![Mars](${up}/images/mars.png)\n\n[Code](${up}/src/mars.ts#L3) <img src="${up}/images/mars.png" alt="">\n`,
        'images/mars.png': '',
        'src/mars.ts': '',
      },
      { url: 'https://github.com/mars/docs', folder: 'website' },
    );
    const tool = sourceTools.find((one) => one.detect(files)) ?? plainFolder;
    const { files: made } = planMigration(tool, files);
    const page = made.find((file) => file.path === 'content/docs/mars.md');
    expect(page && 'text' in page ? page.text : '').toContain(
      '![Mars](../_files/images/mars.png)\n\n[Code](https://github.com/mars/docs/blob/HEAD/website/src/mars.ts#L3) <img src="../_files/images/mars.png" alt="">',
    );
    expect(made).toContainEqual({
      path: 'content/_files/images/mars.png',
      copyOf: 'images/mars.png',
    });
  },
);
