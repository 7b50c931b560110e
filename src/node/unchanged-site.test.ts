import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporarySite, writeFiles } from '../../test/build/temporary-site.js';
import { runProgram } from '../cli/run-program.js';
import * as configModule from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { emptyCache } from '../pipeline/cache/index.js';
import type { Services } from './services.js';

let site: string;
let stdout: string;
let stderr: string;
let env: Record<string, string>;
/** Cache version key of docsgen. */
let versionKey: string;
let diagnostics: readonly Diagnostic[];
/** Runs while the site is built. */
let meanwhile: () => Promise<unknown>;

const config = `
  import { readFileSync } from 'node:fs';
  const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
  export default {
    title: read('./title.txt'), tagline: process.env.TAGLINE, url: 'https://planets.example',
    staticDirectories: ['static', '../shared'], openapi: { path: 'api.yaml' },
    icons: ['moon-icons/svg'],
  };`;

/** Absolute path of a repository with the site and what is beside it, of which each test gets a copy. */
let template: string;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'docsgen-template-'));
  await writeFiles(template, {
    'site/docsgen.config.ts': config,
    'site/title.txt': 'Planets',
    'site/content/docs/mars.md': '# Mars',
    'site/content/.draft': '',
    'site/static/map.svg': '<svg/>',
    'site/theme/components/chrome/Footer.css': '',
    'site/i18n/de/theme.json': '{}',
    'site/api.yaml': 'openapi: 3.1.0',
    'site/src/orbit.ts': 'const orbit = 687;',
    'site/icons/io.svg': '<svg/>',
    'shared/logo.svg': '<svg/>',
    'node_modules/moon-icons/package.json': '{"version": "1.0.0"}',
    'node_modules/moon-icons/svg/europa.svg': '<svg/>',
  });
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: path.join(template, 'site') });
  git('init', '-q', '--template=');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Begin');
});
afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  const root = await temporarySite({});
  await cp(template, root, { recursive: true });
  site = path.join(root, 'site');
  env = {};
  versionKey = 'docsgen-1';
  diagnostics = [];
  meanwhile = async () => {};
});
afterEach(() => rm(path.dirname(site), { recursive: true }));

const services: Services = {
  cacheVersion: () => versionKey,
  config: async () => configModule,
  build: async () => ({
    emptyCache,
    openCache: async () => ({
      cache: emptyCache(),
      begin: async () => undefined,
      save: async () => [],
      add: async () => [],
    }),
    build: async ({ siteDir }) => {
      const pages = [{ url: '/docs/mars', file: 'docs/mars/index.html' }];
      const files = [{ path: 'docs/mars/index.html', contents: 'Mars' }];
      const watch = ['content', 'src/orbit.ts', 'src/missing.ts'].map((name) =>
        path.join(siteDir, name),
      );
      await meanwhile();
      const about = { title: 'Planets', reading: [], home: '/' };
      return { value: { files, pages, ...about, timings: [], watch }, diagnostics };
    },
    SiteOpener: class {
      open = async () => ({ value: undefined, diagnostics });
      outline = async () => undefined;
      changed = async () => [];
    },
  }),
};

async function build(...options: string[]): Promise<'built' | 'unchanged' | 'failed'> {
  stdout = '';
  stderr = '';
  const world = {
    cwd: site,
    env,
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    onInterrupt: () => {},
    untilInterrupted: async () => {},
  };
  if ((await runProgram(['build', ...options], world, services)) !== 0) return 'failed';
  return /Nothing has changed|"stage": "Compare"/.test(stdout) ? 'unchanged' : 'built';
}

const write = (name: string, text: string) => writeFile(path.join(site, name), text);
const inSite = (...names: string[]) => path.join(site, ...names);

describe('an unchanged build', () => {
  it('is skipped and prints the same report', async () => {
    diagnostics = [{ code: 'site/broken-link', severity: 'warning', message: 'Look out.' }];
    expect(await build('--json')).toBe('built');
    const first = JSON.parse(stdout);
    const [before] = await readdir(inSite('dist'));
    expect(await build()).toBe('unchanged');
    expect(stdout).toMatch(/^Nothing has changed: 1 page, 1 file, 4 B in .*, with 1 warning\.\n/);
    expect(stderr).toContain('Look out.');
    expect(await build('--json')).toBe('unchanged');
    const { milliseconds, timings, ...same } = JSON.parse(stdout);
    expect(first).toMatchObject(same);
    expect(milliseconds).toEqual(expect.any(Number));
    expect(timings).toContainEqual({ stage: 'Compare', milliseconds: expect.any(Number) });
    expect(await readdir(inSite('dist'))).toContain(before);
  });

  it('is recognized with a cache copied from another folder, once the site was published there', async () => {
    await build();
    const kept = await readdir(inSite('.docsgen/cache'));
    for (const name of kept) {
      expect(await readFile(inSite('.docsgen/cache', name), 'utf8')).not.toContain(site);
    }
    const other = inSite('../elsewhere');
    await cp(site, other, { recursive: true });
    site = other;
    expect(await build()).toBe('built');
    expect(await build()).toBe('unchanged');
  });
});

describe('a site whose documents are in its own folder', () => {
  beforeEach(() =>
    writeFile(
      path.join(site, 'docsgen.config.ts'),
      "export default { docs: { path: '.', routeBasePath: '/' }, openapi: false };",
    ),
  );

  it('is not built again, whatever is beside the documents', async () => {
    await write('mars.md', '# Mars');
    expect(await build()).toBe('built');
    expect(await build()).toBe('unchanged');
    await write('src/rust.ts', 'const rust = true;');
    await mkdir(inSite('.venv'));
    await write('.venv/notes.md', '# Notes');
    expect(await build()).toBe('unchanged');
  });

  it.each<[string, () => unknown]>([
    ['has changed', () => write('guides/mars.md', '# Venus')],
    ['has come', () => write('guides/venus.md', '# Venus')],
    ['has gone', () => rm(inSite('guides/mars.md'))],
  ])('is built again when a document %s', async (_, change) => {
    await mkdir(inSite('guides'));
    await write('guides/mars.md', '# Mars');
    await build();
    expect(await build()).toBe('unchanged');
    await change();
    expect(await build()).toBe('built');
  });
});

it('lets git ignore its own folder, and leaves an ignore file of the author alone', async () => {
  await build();
  expect(await readFile(inSite('.docsgen/.gitignore'), 'utf8')).toBe('*\n');
  expect(execFileSync('git', ['status', '--short'], { cwd: site, encoding: 'utf8' })).toBe(
    '?? dist/\n',
  );
  await write('.docsgen/.gitignore', 'cache\n');
  await build('--locale', 'en');
  expect(await readFile(inSite('.docsgen/.gitignore'), 'utf8')).toBe('cache\n');
});

describe('a rebuild', () => {
  it.each<[string, () => unknown, string[]?]>([
    ['a document has changed', () => write('content/docs/mars.md', '# Venus')],
    ['a document has come', () => write('content/docs/venus.md', '# Venus')],
    ['a document has gone', () => rm(inSite('content/docs/mars.md'))],
    ['a folder has come', () => mkdir(inSite('i18n/fr'))],
    ['a link leads to another document', () => symlink('../title.txt', inSite('content/a.md'))],
    ['a link leads to a folder', () => symlink('../i18n', inSite('content/i18n'))],
    ['a static file has changed', () => write('static/map.svg', '<svg></svg>')],
    ['a static file elsewhere has changed', () => write('../shared/logo.svg', '<svg></svg>')],
    [
      'the theme has changed',
      () => write('theme/components/chrome/Footer.css', '.a { color: red }'),
    ],
    ['a translation has changed', () => write('i18n/de/theme.json', '{ }')],
    ['an icon has changed', () => write('icons/io.svg', '<svg></svg>')],
    [
      'a package of icons was updated',
      () => write('../node_modules/moon-icons/package.json', '{"version": "2.0.0"}'),
    ],
    ['the versions have changed', () => write('versions.json', '["1.0"]')],
    ['the description has changed', () => write('api.yaml', 'openapi: 3.1.1')],
    ['included code has changed', () => write('src/orbit.ts', 'const orbit = 225;')],
    ['included code that was missing has come', () => write('src/missing.ts', '')],
    ['the configuration reads another text', () => write('title.txt', 'Moons')],
    ['the configuration has another comment', () => write('docsgen.config.ts', `${config}//`)],
    [
      'the environment of the configuration differs',
      () => Object.assign(process.env, { TAGLINE: 'x' }),
    ],
    ['there is a new commit', () => commit()],
    [
      'docsgen is another one',
      () => {
        versionKey = 'docsgen-2';
      },
    ],
    ['it is to be strict', () => {}, ['--strict']],
    ['another base URL is asked for', () => {}, ['--base-url', '/docs/']],
    ['another folder is asked for', () => {}, ['--out-dir', 'public']],
    ['another locale is asked for', () => {}, ['--locale', 'en']],
    ['another cache is asked for', () => {}, ['--cache-dir', 'cache']],
    ['no cache is wanted', () => {}, ['--no-cache']],
    ['the site has gone', () => rm(inSite('dist'), { recursive: true })],
    ['a page of the site has gone', () => rm(inSite('dist/docs/mars/index.html'))],
    ['a page of the site has changed', () => write('dist/docs/mars/index.html', 'Marsch')],
    ['somebody has put a file into the site', () => write('dist/CNAME', 'planets.example')],
  ])('runs when %s', async (_, change, options = []) => {
    expect(await build()).toBe('built');
    expect(await build()).toBe('unchanged');
    await change();
    expect(await build(...options)).toBe('built');
    delete process.env.TAGLINE;
  });

  it('runs when a file was edited during the last build', async () => {
    meanwhile = () => write('content/docs/mars.md', '# Mars, edited');
    await build();
    meanwhile = async () => {};
    expect(await build()).toBe('built');
    meanwhile = () => write('src/orbit.ts', 'const orbit = 88;');
    await write('content/docs/mars.md', '# Mars, once more');
    await build();
    expect(await build()).toBe('built');
  });

  it('runs after a failed build', async () => {
    diagnostics = [{ code: 'site/broken-link', severity: 'error', message: 'No.' }];
    expect(await build()).toBe('failed');
    expect(await build()).toBe('failed');
    diagnostics = [{ code: 'site/broken-link', severity: 'warning', message: 'Perhaps.' }];
    expect(await build('--strict')).toBe('failed');
    expect(await build('--strict')).toBe('failed');
  });

  it('runs when the record of the last build is damaged', async () => {
    const file = inSite('.docsgen/cache/last-build-docsgen-1.json');
    await build();
    const kept = await readFile(file, 'utf8');
    for (const damaged of [kept.replace('"bytes":4', '"bytes":5'), kept.slice(0, 99), '']) {
      await writeFile(file, damaged);
      expect(await build()).toBe('built');
    }
  });
});

function commit(): void {
  execFileSync(
    'git',
    ['-c', 'user.name=Ada', '-c', 'user.email=a@b.example', 'commit', '-qm', 'On', '--allow-empty'],
    { cwd: site },
  );
}
