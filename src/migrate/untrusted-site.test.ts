import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { memoryFiles } from './memory-files.test.data.js';
import { type Migration, planMigration } from './migrate.js';
import { diskFiles, type SourceFiles } from './source-files.js';
import { sourceTools } from './tools/index.js';
import { TrialFolder } from './trial-folder.js';
import { writeMigration } from './write-migration.js';

vi.mock('node:os', { spy: true });

const folder = mkdtempSync(path.join(tmpdir(), 'migrate-untrusted-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

function migrationOf(files: SourceFiles): Migration {
  const tool = sourceTools.find((one) => one.detect(files));
  if (!tool) throw new Error('No tool was found.');
  return planMigration(tool, files);
}

function plan(files: SourceFiles) {
  const { files: made, todos } = migrationOf(files);
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

describe('code in a site that is not trusted', () => {
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
      '.github/workflows/moon.yml',
    ];
    const newPlaces = linked.map((file) => `content/_files/${file.replace(/^\./, '')}`);
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
    expect(places).toEqual(expect.arrayContaining(newPlaces));
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

describe('a site that is not trusted', () => {
  const planOnDisk = (site: string) => {
    const migration = migrationOf(diskFiles(path.join(folder, site)));
    const refused = migration.todos.filter(({ code }) => /refused|outside/.test(code));
    return {
      migration,
      all: JSON.stringify(migration.files),
      refused: refused.map(({ message, place }) => `${place?.file ?? ''}: ${message}`),
    };
  };
  write({
    'secret.md': 'Secret orbit.\n',
    'mk/.git/config': 'token = secret',
    'mk/shared/moon.md': 'Moon.\n',
    'mk/site/.env': 'KEY=secret',
    'mk/site/mkdocs.yml': 'site_name: Planets\n',
    'mk/site/docs/mars.md':
      '--8<-- "../../shared/moon.md"\n\n--8<-- "../../../secret.md"\n\n```\n--8<-- "../.git/config"\n--8<-- ".env"\n```\n\n[Host](/etc/hosts) ![](../../../secret.md)\n',
  });
  symlinkSync('../../../secret.md', path.join(folder, 'mk/site/docs/link.md'));

  it('is migrated without files outside of its repository, and without secrets', () => {
    const { all, refused } = planOnDisk('mk/site');
    expect(all).toContain('shared/moon.md');
    expect(all).not.toContain('Secret orbit');
    expect(all).not.toContain('token');
    expect(all).not.toContain('KEY=');
    expect(refused).toEqual([
      ': The file docs/link.md is outside of the repository and was not read.',
      'content/docs/mars.md: The file ../../secret.md is outside of the repository and was not read.',
      'content/docs/mars.md: The file ../.git/config can hold secrets and was not read.',
      'content/docs/mars.md: The file .env can hold secrets and was not read.',
    ]);
  });

  it('is read from its own folder alone if it is in no repository', () => {
    write({
      'plain/docs/mars.md': '# Mars\n',
      'plain/site/docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]] };",
    });
    const { migration, refused } = planOnDisk('plain/site');
    expect(migration.pages).toBe(0);
    expect(migration.todos.map(({ code }) => code)).toContain('migrate/refused-file');
    expect(refused).toEqual([': The file ../docs is outside of the repository and was not read.']);
  });

  it('gets no paths that lead out of the new site', () => {
    write({
      'out/docusaurus.config.js': `module.exports = {
        staticDirectories: ['/etc', '../../shared'],
        i18n: { defaultLocale: 'en', locales: ['en', '../../..'] },
        presets: [['classic', { docs: {} }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', routeBasePath: '../../../../tmp/x' }]],
      };`,
      'out/sdk/mars.md': '# Mars\n',
      'out/i18n/.keep': '',
      'docusaurus-theme-classic/navbar.json': '{}',
    });
    const { migration } = planOnDisk('out');
    expect(migration.config).toMatchObject({
      staticDirectories: ['etc', 'shared'],
      docs: [{}, { path: 'tmp/x' }],
    });
    const normal = migration.files.map(({ path: file }) => path.posix.normalize(file));
    expect(normal.filter((file) => file.startsWith('..'))).toEqual([]);
  });

  it('gets no files at places outside of the new site', () => {
    write({
      'around/docs/docusaurus.config.js':
        "module.exports = { presets: [['classic', { docs: {} }]] };",
      'around/docs/docs/mars.md': '# Mars\n',
    });
    const files = diskFiles(path.join(folder, 'around/docs'));
    const tool = sourceTools.find(({ id }) => id === 'docusaurus');
    if (!tool) throw new Error('No tool was found.');
    const read = () => ({
      ...tool.read(files),
      generatedFiles: { 'content/../../mars.md': '# Mars\n' },
    });
    const { files: made, todos } = planMigration({ ...tool, read }, files);
    expect(made.map(({ path: file }) => file)).not.toContain('content/../../mars.md');
    expect(todos.map(({ message }) => message)).toContain(
      'content/../../mars.md would be outside of the new site and was not written.',
    );
  });

  it('is not written through symbolic links', () => {
    const to = path.join(folder, 'new');
    mkdirSync(to);
    symlinkSync('../outside', path.join(to, 'content'));
    symlinkSync('../report', path.join(to, 'migration.md'));
    const files = ['content/mars.md', 'migration.md', '../mars.md', 'a/mars.md'];
    const { fileCount, diagnostics } = writeMigration(
      files.map((file) => ({ path: file, text: 'Mars.' })),
      { from: folder, to, force: true },
    );
    expect(fileCount).toBe(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('migrate/outside-site'));
    expect(existsSync(path.join(folder, 'report'))).toBe(false);
  });
});

describe('secrets in the folder of a site', () => {
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

  it('are reported beside the settings of a site, too', () => {
    write({ 'flat/mars.md': '# Mars\n', 'flat/.env': 'KEY=secret', 'flat/server.pem': 'secret' });
    const { copies, refused } = plan(diskFiles(path.join(folder, 'flat')));
    expect(copies).toEqual({});
    expect(refused).toEqual([
      'The file .env can hold secrets and was not read.',
      'The file server.pem can hold secrets and was not read.',
    ]);
  });

  it('are not reported if they only stand in a folder around the site that a text links', () => {
    write({
      'around/.git/config': '[remote "origin"]\n\turl = https://github.com/acme/moons.git\n',
      'around/.npmrc': 'secret',
      'around/site/book.toml': '[book]\ntitle = "Planets"\n',
      'around/site/src/SUMMARY.md': '- [Mars](mars.md)\n',
      'around/site/src/mars.md': '# Mars\n\n[Code](../../) and [tokens](../../.npmrc)\n',
      'around/site/src/io.md': '# Io\n\n[Code](../../)\n',
    });
    const files = diskFiles(path.join(folder, 'around/site'));
    const refused = migrationOf(files).todos.flatMap(({ code, place }) =>
      code === 'migrate/refused-file' ? [place?.file] : [],
    );
    expect(refused).toEqual(['content/docs/mars.md']);
  });

  it('are not copied even if a plan names them', () => {
    write({ 'named/.git/HEAD': '', 'named/site/.env': 'KEY=secret', 'named/site/mars.svg': '' });
    const from = path.join(folder, 'named/site');
    const files = ['.env', 'mars.svg', '../../secret.md'].map((copyOf, index) => ({
      path: `static/${index}`,
      copyOf,
    }));
    const to = path.join(folder, 'named-new');
    const { fileCount, diagnostics } = writeMigration(files, { from, to, force: false });
    expect(fileCount).toBe(1);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The file static/0 can hold secrets and was not read.',
      'The file static/2 is outside of the repository and was not read.',
    ]);
    const trial = new TrialFolder(from);
    try {
      trial.write(files);
      expect(readdirSync(path.join(trial.path, 'static'))).toEqual(['1']);
    } finally {
      trial.remove();
    }
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

describe('settings with broken syntax', () => {
  const errorOf = (files: Readonly<Record<string, string>>) => {
    try {
      migrationOf(memoryFiles(files));
    } catch (error) {
      if (error instanceof DiagnosticError) {
        return error.diagnostics.map(({ code, message, place }) => [
          code,
          message,
          `${place?.file}:${place?.start.line}:${place?.start.column}`,
        ]);
      }
      throw error;
    }
    return undefined;
  };

  it('stop the migration with their place, in YAML', () => {
    const files = {
      'mkdocs.yml': 'site_name: Planets\nnav:\n  - Mars: "mars.md\n',
      'docs/mars.md': '',
    };
    const [found] = errorOf(files) ?? [];
    expect(found?.[0]).toBe('migrate/broken-settings');
    expect(found?.[1]).toMatch(
      /^The settings file mkdocs\.yml cannot be read: The quotation mark is never closed\.$/,
    );
    expect(found?.[2]).toMatch(/^mkdocs\.yml:/);
  });

  it('stop the migration with their place, in JSON and JavaScript', () => {
    expect(errorOf({ 'docs.json': '{\n  "name": "Planets",\n}\n', 'mars.mdx': '' })).toMatchObject([
      [
        'migrate/broken-settings',
        'The settings file docs.json cannot be read: nothing follows this comma.',
        'docs.json:2:20',
      ],
    ]);
    const config = 'export default {\n  title: "Planets"\n  tagline: "",\n};\n';
    expect(errorOf({ 'docusaurus.config.ts': config, 'docs/mars.md': '' })).toMatchObject([
      [
        'migrate/broken-settings',
        expect.stringContaining('docusaurus.config.ts cannot be read'),
        'docusaurus.config.ts:3:3',
      ],
    ]);
  });

  it('do not stop it for what Python reads: equal keys and tags', () => {
    const settings = 'site_name: Moons\nsite_name: Planets\nextra: !ENV X\n';
    const { config } = migrationOf(memoryFiles({ 'mkdocs.yml': settings, 'docs/mars.md': '' }));
    expect(config.title).toBe('Planets');
  });
});

describe('settings that name constants inside one another', () => {
  it('are read as far as the stack allows', () => {
    const chain = (length: number) => {
      const lines = Array.from({ length }, (_, index) => `const c${index + 1} = c${index};`);
      const text = `const c0 = 'Planets';\n${lines.join('\n')}\nexport default { title: c${length}, presets: [['classic', { docs: {} }]] };`;
      return migrationOf(memoryFiles({ 'docusaurus.config.js': text, 'docs/mars.md': '' }));
    };
    expect(chain(100).config.title).toBe('Planets');
    expect(chain(20_000).todos.map(({ code }) => code)).toContain('migrate/needs-code');
  });
});

it('takes the path of a plugin as an API description only if its file is one', () => {
  const { copies } = plan(
    memoryFiles({
      'docusaurus.config.js': `module.exports = {
        presets: [['classic', { docs: {} }]],
        plugins: [['data', { path: 'data/moons.json' }], ['api', { path: 'data/api.json' }]],
      };`,
      'docs/mars.md': '# Mars\n',
      'data/moons.json': '{"moons": []}',
      'data/api.json': '{"openapi": "3.1.0", "paths": {}}',
    }),
  );
  expect(copies).toEqual({ 'openapi/api.json': 'data/api.json' });
});
