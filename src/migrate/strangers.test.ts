import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { planMigration } from './migrate.js';
import { diskFiles, memoryFiles, type SourceFiles } from './source-files.js';
import { sourceTools } from './tools/index.js';

vi.mock('node:os', { spy: true });

function plan(files: SourceFiles) {
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  const { files: made, todos } = planMigration(tool, files);
  const refused = todos.filter(({ code }) => code === 'migrate/refused-file');
  return {
    places: made.map((file) => file.path),
    copies: Object.fromEntries(
      made.flatMap((file) => ('copyOf' in file ? [[file.path, file.copyOf]] : [])),
    ),
    text: (file: string) =>
      made.flatMap((one) => ('text' in one && one.path === file ? one.text : [])),
    refused: refused.map(({ message }) => message),
  };
}

describe('code in a site by strangers', () => {
  it('gets no place from which docsgen runs it when a page links it', () => {
    const linked = [
      'theme/components/chrome/Footer.tsx',
      'blocks/Moon.tsx',
      'Theme/tokens.css',
      'docsgen.config.mjs',
      'package.json',
      'tags/Orbit.mdx',
      'icons/mars.svg',
      'i18n/de/theme.json',
      'node_modules/docsgen/index.js',
      '.docsgen/cache.json',
    ];
    const links = linked.map((file) => `[x](../${file})`).join(' ');
    const { places, text } = plan(
      memoryFiles({
        'mkdocs.yml': 'site_name: Planets\n',
        'docs/index.md': `${links} [shared](../shared/orbit.csv)\n\n::moon\n`,
        'shared/orbit.csv': 'a,b',
        ...Object.fromEntries(linked.map((file) => [file, ''])),
      }),
    );
    expect(places.filter((file) => linked.includes(file))).toEqual([]);
    expect(places).toEqual(expect.arrayContaining(linked.map((file) => `content/_files/${file}`)));
    expect(places).toContain('shared/orbit.csv');
    expect(text('content/docs/index.md').join('')).toContain('(../_files/blocks/Moon.tsx)');
  });

  it('is not copied from folders that are served', () => {
    const { places, refused } = plan(
      memoryFiles({
        'docusaurus.config.js':
          "module.exports = { staticDirectories: ['theme', 'public'], presets: [['classic', { docs: {} }]] };",
        'docs/mars.md': '# Mars\n',
        'theme/index.tsx': '',
        'public/mars.svg': '',
      }),
    );
    expect(places).not.toContain('theme/index.tsx');
    expect(places).toContain('public/mars.svg');
    expect(refused).toEqual([
      'The file theme/index.tsx would be part of the code of the new site and was not copied.',
    ]);
  });
});

it('copies an API description without taking it, or files beside it, from where they are', () => {
  const { copies } = plan(
    memoryFiles({
      'docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: {} }], ['redocusaurus', { specs: [{ spec: 'static/api/a.yaml' }] }]] };",
      'docs/mars.md': '# Mars\n',
      'static/api/a.yaml': 'openapi: 3.1.0\n',
      'static/api/data.json': '{}',
    }),
  );
  expect(copies).toEqual({
    'openapi/a.yaml': 'static/api/a.yaml',
    'static/api/a.yaml': 'static/api/a.yaml',
    'static/api/data.json': 'static/api/data.json',
  });
});

describe('secrets in the folder of a site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrate-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  };

  it('are not copied, and pages about them are', () => {
    const secrets = [
      'docs/.docker/config.json',
      'docs/.env',
      'docs/.git-credentials',
      'docs/gh/hosts.yml',
      'docs/id_rsa',
      'static/.npmrc',
      'static/.pypirc',
      'static/server.pem',
    ];
    write({
      'site/docusaurus.config.js': "module.exports = { presets: [['classic', { docs: {} }]] };",
      'site/.env': 'KEY=secret',
      'site/docs/id_rsa.md': '# Keys\n',
      'site/docs/.env.md': '# Environment\n',
      'site/static/mars.svg': '',
      ...Object.fromEntries(secrets.map((file) => [`site/${file}`, 'secret'])),
    });
    const { places, copies, refused } = plan(diskFiles(path.join(folder, 'site')));
    expect(copies).toEqual({ 'static/mars.svg': 'static/mars.svg' });
    expect(places).toContain('content/docs/id_rsa.md');
    expect(places).toContain('content/docs/.env.md');
    expect(refused.toSorted()).toEqual(
      secrets.map((file) => `The file ${file} can hold secrets and was not read.`),
    );
  });

  it('are not in reach of a site if its repository is the home folder', () => {
    write({
      'home/.git/HEAD': '',
      'home/notes.txt': 'secret',
      'home/site/mkdocs.yml': 'site_name: Planets\n',
      'home/site/docs/index.md': '[notes](../../notes.txt)\n',
    });
    const site = path.join(folder, 'home/site');
    expect(Object.values(plan(diskFiles(site)).copies)).toEqual(['../notes.txt']);
    vi.mocked(homedir).mockReturnValue(path.join(folder, 'home'));
    expect(plan(diskFiles(site))).toMatchObject({
      copies: {},
      refused: ['The file ../notes.txt is outside of the repository and was not read.'],
    });
  });
});
