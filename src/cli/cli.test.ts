import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as configModule from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { OutputFile } from '../files/output-file.js';
import type { Services } from '../node/services.js';
import { emptyCache, openCache } from '../pipeline/cache/index.js';
import type { ReadingItem } from '../site/index.js';
import type { Environment } from './environment.js';
import { runProgram } from './run-program.js';

let root: string;
let stdout: string;
let stderr: string;
let stop: () => void;
/** Result of the fake build. */
let files: readonly OutputFile[];
let diagnostics: readonly Diagnostic[];
let reading: readonly ReadingItem[];
/** Arguments of the fake build. */
let concurrency: number | undefined;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-cli-')));
  await mkdir(path.join(root, 'content'));
  await writeFile(path.join(root, 'content/index.md'), '# Planets\n\n[Mars](./mras.md)\n');
  files = [
    { path: 'index.html', contents: '<h1>Planets</h1><a href="/docs/mars">Mars</a>' },
    { path: 'docs/mars/index.html', contents: '<h1 id="mars">Mars</h1>' },
    { path: '404.html', contents: 'Lost' },
  ];
  diagnostics = [];
  reading = [];
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

const services: Services = {
  // As if docsgen ran from source, which disables the cache.
  cacheVersion: () => undefined,
  config: async () => configModule,
  build: async () => ({
    emptyCache,
    openCache,
    build: async (_config, options) => {
      options.onStage?.('Render');
      concurrency = options.concurrency;
      const pages = [
        { url: '/', file: 'index.html', source: 'content/index.md' },
        { url: '/docs/mars', file: 'docs/mars/index.html' },
      ];
      const timings = [{ stage: 'render', milliseconds: 5 }];
      const slowest = { sources: [{ path: 'content/index.md', milliseconds: 40 }], pages: [] };
      return {
        value: {
          ...{ files, pages, title: 'Planets', reading, home: '/', timings, slowest },
          watch: [path.join(root, 'content')],
        },
        diagnostics,
      };
    },
    SiteOpener: class {
      constructor(options: { readonly concurrency?: number | undefined } = {}) {
        concurrency = options.concurrency;
      }
      outline = async () => undefined;
      changed = async () => [];
      open = async () => {
        const byPath = new Map(files.map((file) => [file.path, file.contents]));
        return {
          value: {
            has: (file: string) => byPath.has(file),
            read: async (file: string) => Buffer.from(byPath.get(file) ?? ''),
            pages: ['/', '/docs/mars'],
            home: '/',
            watch: [path.join(root, 'content')],
          },
          diagnostics,
        };
      };
    },
  }),
};

const badLink: Diagnostic = {
  code: 'site/broken-link',
  severity: 'error',
  message: 'Link ./mras.md leads to no page.',
  hint: 'did you mean ./mars.md?',
  place: {
    file: 'content/index.md',
    start: { line: 3, column: 8, offset: 18 },
    end: { line: 3, column: 17, offset: 27 },
  },
};

interface Run {
  readonly env?: Record<string, string>;
  readonly isTTY?: boolean;
  readonly cwd?: string;
  readonly replaced?: Services;
}

async function docsgen(line: string, run: Run = {}): Promise<number> {
  stdout = '';
  stderr = '';
  const { isTTY } = run;
  const environment: Environment = {
    cwd: run.cwd ?? root,
    env: run.env ?? {},
    stdout: {
      isTTY,
      write: (text) => {
        stdout += text;
      },
    },
    stderr: {
      isTTY,
      columns: 100,
      write: (text) => {
        stderr += text;
      },
    },
    onInterrupt: () => {},
    untilInterrupted: () =>
      new Promise((resolve) => {
        stop = resolve;
      }),
  };
  return runProgram(line.split(' ').filter(Boolean), environment, run.replaced ?? services);
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`it did not come to pass:\n${stdout}${stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('the command line', () => {
  it('shows help and version', async () => {
    expect(await docsgen('--help')).toBe(0);
    for (const command of [
      'build',
      'dev|start',
      'preview|serve',
      'check',
      'lint',
      'info',
      'completion',
      'version',
      'clear',
      'eject|swizzle',
      'theme',
      'init',
    ])
      expect(stdout).toContain(`  ${command} `);
    expect(await docsgen('build -h')).toBe(0);
    expect(stdout).toContain('--out-dir <folder>');
    expect(await docsgen('-V')).toBe(0);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('lists the subcommands of a command that has no action of its own', async () => {
    expect(await docsgen('theme')).toBe(2);
    expect(stderr).toContain('  eject ');
    expect(stderr).toContain('  update ');
    expect(await docsgen('theme --help')).toBe(0);
    expect(await docsgen('theme updte')).toBe(2);
    expect(stderr).toContain('Did you mean update?');
  });

  it.each(['eject Footer @acme/docs', 'theme update @acme/docs'])(
    'reports a folder that does not exist, and creates none: %s',
    async (line) => {
      expect(await docsgen(line)).toBe(2);
      expect(stderr).toContain('There is no site in ');
      expect(existsSync(path.join(root, '@acme'))).toBe(false);
    },
  );

  it.each([
    ['biuld', "unknown command 'biuld'", 'Did you mean build?'],
    ['build --stirct', "unknown option '--stirct'", 'Did you mean --strict?'],
    ['build a b', 'too many arguments', ''],
    ['dev --port 99999', 'from 0 to 65535', ''],
    ['preview --port three', 'from 0 to 65535', ''],
    ['build --out-dir', 'argument missing', '(Write the folder after it: --out-dir <folder>)'],
    ['dev -p', 'argument missing', '(Write the port after it: --port <port>)'],
    ['-p 4000', "unknown option '-p'", '(Options follow a command: docsgen dev -p)'],
  ])('rejects the arguments %j with exit code 2', async (line, problem, hint) => {
    expect(await docsgen(line)).toBe(2);
    expect(stderr).toContain(problem);
    expect(stderr).toContain(hint);
    expect(stdout).toBe('');
  });

  it.each([
    ['build --stirct --json', 'build', "Unknown option '--stirct'", 'Did you mean --strict?'],
    ['serve --port three --json', 'preview', 'from 0 to 65535', 'docsgen --help'],
    ['biuld --json', undefined, "Unknown command 'biuld'", 'Did you mean build?'],
    ['--json', undefined, "Unknown option '--json'", ''],
  ])('reports invalid arguments as JSON: %s', async (line, command, problem, hint) => {
    expect(await docsgen(line)).toBe(2);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: false, counts: { error: 1 } });
    expect(report.command).toBe(command);
    const [diagnostic] = report.diagnostics;
    expect(diagnostic.code).toBe('cli/usage');
    expect(diagnostic.message).toContain(problem);
    expect(diagnostic.hint).toContain(hint);
    expect(stderr).toBe('');
  });

  it('rejects an empty --host', async () => {
    for (const command of ['dev', 'preview']) {
      expect(await docsgen(`${command} --host= --port 0`)).toBe(2);
      expect(stderr).toContain('Expected an address such as 127.0.0.1');
    }
  });

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EIO', 'the disk reports an error'],
  ])('explains a system error (%s)', async (code, problem) => {
    const error = Object.assign(new Error(`${code}: x`), {
      code,
      syscall: 'write',
      path: '/tmp/x',
    });
    const replaced = { ...services, build: () => Promise.reject(error) };
    expect(await docsgen('build', { replaced })).toBe(2);
    expect(stderr).toContain(`docsgen cannot continue: ${problem} (/tmp/x).`);
    expect(stderr).toContain('cli/system');
  });

  it('reports a site path that is a file', async () => {
    expect(await docsgen('build content/index.md')).toBe(2);
    expect(stderr).toContain('config/site-is-file');
    expect(stderr).toContain('is a file, not the folder of a site');
  });

  it('reports a configured path that contains a NUL character', async () => {
    await writeFile(path.join(root, 'docsgen.config.json'), '{\n  "outDir": "a\\u0000b"\n}');
    expect(await docsgen('build')).toBe(2);
    expect(stderr).toContain('outDir: a path has no NUL character');
  });

  it('reports an internal error in one line, and with the stack when DEBUG is set', async () => {
    const replaced = { ...services, build: () => Promise.reject(new Error('boom\nmore')) };
    expect(await docsgen('build', { replaced })).toBe(2);
    expect(stderr).toMatch(/^docsgen failed unexpectedly: boom\n {2}Set DEBUG=1/);
    await docsgen('build', { replaced, env: { DEBUG: '1' } });
    expect(stderr).toContain('at ');
    expect(await docsgen('build --json', { replaced })).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      command: 'build',
      diagnostics: [{ code: 'cli/unexpected' }],
    });
  });
});

describe('docsgen without a command', () => {
  it('shows a site', async () => {
    const running = docsgen('');
    await until(() => stdout.includes('The site is at'));
    stop();
    expect(await running).toBe(0);
  });

  it('writes a starter site into an empty folder, even if docsgen is installed there', async () => {
    const cwd = path.join(root, 'empty');
    await mkdir(path.join(cwd, 'node_modules/docsgen'), { recursive: true });
    const own = { name: 'mine', scripts: { dev: 'mine' }, devDependencies: { docsgen: '^0.1.0' } };
    await writeFile(path.join(cwd, 'package.json'), JSON.stringify(own));
    expect(await docsgen('', { cwd })).toBe(0);
    expect(stdout).toBe('Created a site in this folder. Next:\n  npm run dev\n');
    expect(JSON.parse(await readFile(path.join(cwd, 'package.json'), 'utf8'))).toEqual({
      ...own,
      scripts: {
        ...{ dev: 'mine', build: 'docsgen build' },
        ...{ preview: 'docsgen preview', check: 'docsgen check' },
      },
    });
  });

  it('points to docsgen migrate where only another tool finds the pages', async () => {
    const cwd = path.join(root, 'starlight');
    await mkdir(path.join(cwd, 'src/content/docs'), { recursive: true });
    await writeFile(path.join(cwd, 'src/content/docs/mars.md'), '# Mars\n');
    const running = docsgen('', { cwd });
    await until(() => stdout.includes('The site is at'));
    stop();
    await running;
    expect(stdout).toContain('The folder was made for Starlight: docsgen migrate');
  });

  it('says what is missing in a folder that is neither', async () => {
    const cwd = path.join(root, 'code');
    await mkdir(cwd);
    await writeFile(path.join(cwd, 'main.c'), '');
    expect(await docsgen('', { cwd })).toBe(2);
    expect(stderr).toContain('docsgen init my-docs');
    expect(await readdir(cwd)).toEqual(['main.c']);
  });
});

describe('docsgen build', () => {
  it('publishes the site and prints its size, its folder and the next command', async () => {
    expect(await docsgen('build')).toBe(0);
    expect(await readFile(path.join(root, 'dist/docs/mars/index.html'), 'utf8')).toContain('Mars');
    expect(stdout).toMatch(/^Built 2 pages, 3 files, 72 B in \d+ ms\.\nThe site is in dist\.\n/);
    expect(stdout).toContain('docsgen preview');
    expect(stderr).toBe('Render …\nPublish …\n');
  });

  it('quotes a path in the next command', async () => {
    expect(await docsgen('build --out-dir a&b')).toBe(0);
    expect(stdout).toContain('docsgen preview --out-dir "a&b"');
  });

  it('writes nothing but one JSON object with --json', async () => {
    expect(await docsgen('build --json')).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      command: 'build',
      pages: 2,
      files: 3,
      bytes: 72,
      milliseconds: expect.any(Number),
      timings: [{ stage: 'render', milliseconds: 5 }],
      outDir: path.join(root, 'dist'),
      counts: { error: 0, warning: 0, info: 0 },
      diagnostics: [],
    });
    expect(stderr).toBe('');
  });

  it('prints stage timings and the slowest sources with --profile', async () => {
    expect(await docsgen('build --profile')).toBe(0);
    expect(stdout).toMatch(/\nStages\n {2}Start +\d/);
    expect(stdout).toMatch(/\n {2}render .* 5 ms/);
    expect(stdout).toContain('Slowest sources\n     40 ms  content/index.md\n');
    expect(await docsgen('build --profile --json')).toBe(0);
    expect(JSON.parse(stdout).profile).toMatchObject({
      stages: expect.arrayContaining([{ stage: 'render', milliseconds: 5 }]),
      sources: [{ path: 'content/index.md', milliseconds: 40 }],
    });
  });

  it('passes --concurrency to the build and rejects invalid values', async () => {
    expect(await docsgen('build --concurrency 3')).toBe(0);
    expect(concurrency).toBe(3);
    for (const wrong of ['0', '65', '1.5', 'all', '-1']) {
      expect(await docsgen(`build --concurrency ${wrong}`)).toBe(2);
      expect(stderr).toContain('Expected a whole number from 1 to 64.');
    }
  });

  it('reports errors with file, line and column, and publishes nothing', async () => {
    diagnostics = [badLink];
    expect(await docsgen('build')).toBe(1);
    expect(stderr).toContain('content/index.md:3:8  error  site/broken-link');
    expect(stderr).toContain('  > 3 | [Mars](./mras.md)\n      |        ^^^^^^^^^\n');
    expect(stderr).toContain('1 error: nothing was published.');
    expect(stdout).toBe('');
    expect(await readdir(root)).toEqual(['content']);
    expect(await docsgen('build --json')).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, counts: { error: 1 }, diagnostics });
  });

  it('names the settings that turn errors into warnings', async () => {
    diagnostics = [badLink, { ...badLink, code: 'site/broken-anchor' }];
    await docsgen('build');
    expect(stderr).toContain("onBrokenLinks: 'warn' and onBrokenAnchors: 'warn'");
    diagnostics = [{ ...badLink, code: 'content/too-deep' }];
    await docsgen('build');
    expect(stderr).not.toContain('onBroken');
  });

  it('names the key that turns errors of an API description into warnings', async () => {
    diagnostics = [{ ...badLink, code: 'openapi/unresolved-reference' }];
    await docsgen('build');
    expect(stderr).toContain("openapi: { path: '…', lenient: true } makes warnings of its errors.");
    for (const code of ['openapi/syntax', 'site/broken-link']) {
      diagnostics = [{ ...badLink, code }];
      await docsgen('build');
      expect(stderr).not.toContain('lenient');
    }
    const config = JSON.stringify({ openapi: { path: 'openapi/planets.yaml', lenient: true } });
    await writeFile(path.join(root, 'docsgen.config.json'), config);
    diagnostics = [{ ...badLink, code: 'openapi/unknown-key' }];
    await docsgen('build');
    expect(stderr).not.toContain('lenient');
  });

  it('summarizes identical diagnostics, but lists all of them in JSON', async () => {
    diagnostics = Array.from({ length: 1000 }, () => badLink);
    await docsgen('build');
    expect(stderr.split('leads to no page')).toHaveLength(4);
    expect(stderr).toContain('997 more of these in one file.');
    expect(stderr).toContain('1000 errors: nothing was published.');
    await docsgen('build', { env: { CI: 'true' } });
    expect(stderr.split('leads to no page')).toHaveLength(11);
    await docsgen('build --json');
    expect(JSON.parse(stdout).diagnostics).toHaveLength(1000);
  });

  it('writes a SARIF report with rules, levels and locations', async () => {
    const related = [{ message: 'Mars is here', place: badLink.place }];
    diagnostics = [
      { ...badLink, related },
      { code: 'site/broken-anchor', severity: 'warning', message: 'No anchor.' },
      {
        ...badLink,
        severity: 'info',
        place: { file: 'content/ä b.md', start: { line: 1, column: 1, offset: 0 } },
      },
    ];
    const cwd = path.dirname(root);
    const name = path.basename(root);
    expect(await docsgen(`build ${name} --sarif ${name}/reports/docs.sarif`, { cwd })).toBe(1);
    expect(stderr).toContain('site/broken-link');
    const sarif = JSON.parse(await readFile(path.join(root, 'reports/docs.sarif'), 'utf8'));
    expect([sarif.version, sarif.runs.length]).toEqual(['2.1.0', 1]);
    const [run] = sarif.runs;
    expect(run.tool.driver).toMatchObject({
      name: 'docsgen',
      semanticVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      rules: [
        { id: 'site/broken-anchor', shortDescription: { text: expect.any(String) } },
        { id: 'site/broken-link', defaultConfiguration: { level: 'error' } },
      ],
    });
    expect(run.results).toHaveLength(3);
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      const [{ physicalLocation }, ...others] = result.locations;
      expect(others).toEqual([]);
      expect(physicalLocation.artifactLocation.uri).toMatch(/^docsgen-cli-/);
    }
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual([
      'warning',
      'error',
      'note',
    ]);
    expect(run.results[1]).toMatchObject({
      message: { text: 'Link ./mras.md leads to no page.\nHint: did you mean ./mars.md?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `${name}/content/index.md`, uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 8, endLine: 3, endColumn: 17 },
          },
        },
      ],
      relatedLocations: [{ id: 0, message: { text: 'Mars is here' } }],
    });
    expect(run.results[2].locations[0].physicalLocation.artifactLocation.uri).toBe(
      `${name}/content/%C3%A4%20b.md`,
    );
  });

  it('writes a SARIF report for a clean build and for one that cannot start', async () => {
    const read = async () => JSON.parse(await readFile(path.join(root, 'a.sarif'), 'utf8')).runs[0];
    expect(await docsgen('build --sarif a.sarif --json')).toBe(0);
    expect(await read()).toMatchObject({
      results: [],
      invocations: [{ executionSuccessful: true, exitCode: 0 }],
    });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true });
    expect(await docsgen('build --config none.ts --sarif a.sarif')).toBe(2);
    expect(await read()).toMatchObject({
      results: [
        {
          ruleId: 'config/not-found',
          locations: [{ physicalLocation: { artifactLocation: { uri: '.' } } }],
        },
      ],
      invocations: [{ executionSuccessful: false, exitCode: 2 }],
    });
  });

  it('fails when the SARIF report cannot be written', async () => {
    expect(await docsgen('build --sarif content/index.md/a.sarif')).toBe(2);
    expect(stderr).toContain('cli/cannot-write-report');
    expect(stderr).toContain('hint: name a file in a folder that you may write to');
  });

  it('keeps the published site when a later build fails', async () => {
    await docsgen('build');
    diagnostics = [badLink];
    files = [];
    await docsgen('build');
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toContain('Planets');
  });

  it('prints file paths relative to the working directory', async () => {
    diagnostics = [badLink];
    const cwd = path.dirname(root);
    await docsgen(`build ${path.basename(root)}`, { cwd });
    expect(stderr).toContain(`${path.basename(root)}/content/index.md:3:8  error`);
  });

  it('succeeds with warnings, but fails with --strict', async () => {
    diagnostics = [{ ...badLink, severity: 'warning' }];
    expect(await docsgen('build')).toBe(0);
    expect(stdout).toContain('with 1 warning');
    expect(await docsgen('build --strict')).toBe(1);
  });

  it('prints plain diagnostics in CI, and workflow commands on GitHub Actions', async () => {
    diagnostics = [badLink];
    const env = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: path.dirname(root) };
    await docsgen('build', { env, isTTY: true });
    const line =
      'content/index.md:3:8: error: Link ./mras.md leads to no page. (did you mean ./mars.md?)';
    expect(stderr).toContain(line);
    expect(stderr).not.toContain('\u001b');
    expect(stdout).toMatch(/^::error file=docsgen-cli-\w+\/content\/index\.md,line=3,/);
    await docsgen('build --json', { env });
    expect(JSON.parse(stdout)).toHaveProperty('ok', false);
    expect(stderr).toMatch(/^::error /);
  });

  it('overwrites its progress line and uses colors in a terminal', async () => {
    await docsgen('build', { isTTY: true });
    expect(stderr).toContain('\r\u001b[2KRender …\r\u001b[2KPublish …\r\u001b[2K');
    expect(stderr).not.toContain('\n');
    expect(stdout).toContain('\u001b[32mBuilt');
    await docsgen('build', { isTTY: true, env: { NO_COLOR: '1' } });
    expect(stdout).not.toContain('\u001b[');
  });

  it('prints only errors with --silent', async () => {
    diagnostics = [{ ...badLink, severity: 'warning' }];
    expect(await docsgen('build --silent')).toBe(0);
    expect(stdout + stderr).toBe('');
    diagnostics = [badLink];
    expect(await docsgen('build --silent')).toBe(1);
    expect(stderr).toContain('site/broken-link');
  });

  it('refuses an unsafe output folder before building', async () => {
    let built = false;
    const replaced = {
      ...services,
      build: () => {
        built = true;
        return services.build();
      },
    };
    for (const folder of ['.', 'content', '/', '..']) {
      expect(await docsgen(`build --out-dir ${folder}`, { replaced }), folder).toBe(2);
      expect(stderr).toContain('The output folder');
    }
    await writeFile(path.join(root, 'docsgen.config.json'), '{"staticDirectories":["pub"]}');
    expect(await docsgen('build --out-dir pub/out', { replaced })).toBe(2);
    expect(built).toBe(false);
  });

  it('reports configuration errors and rejects an unknown locale', async () => {
    expect(await docsgen('build --locale de')).toBe(2);
    expect(stderr).toContain('The site has no locale de');
    expect(await docsgen('build --config other.ts --json')).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'config/not-found' }],
    });
  });
});

describe('docsgen preview', () => {
  it('serves the build under its base URL until it is stopped', async () => {
    await docsgen('build --base-url /space');
    const running = docsgen('preview --port 0');
    await until(() => stdout.includes('Ctrl+C'));
    const url = /http:\S+/.exec(stdout)?.[0] ?? '';
    expect(url).toMatch(/^http:\/\/localhost:\d+\/space\/$/);
    const port = new URL(url).port;
    expect(await (await fetch(`http://127.0.0.1:${port}/space/docs/mars`)).text()).toContain(
      'Mars',
    );
    stop();
    expect(await running).toBe(0);
  });

  it('asks for a build when there is none', async () => {
    expect(await docsgen('preview')).toBe(2);
    expect(stderr).toContain('cli/not-built');
    expect(stderr).toContain('run docsgen build first');
  });
});

describe('docsgen dev', () => {
  it('serves the site, reports its URL as JSON, and stops', async () => {
    diagnostics = [badLink];
    const running = docsgen('dev --port 0 --json');
    await until(() => stdout.includes('\n'));
    const { ok, command, url } = JSON.parse(stdout);
    expect([ok, command]).toEqual([true, 'dev']);
    const page = await fetch(url.replace('localhost', '127.0.0.1'));
    expect(await page.text()).toContain('Planets');
    stop();
    expect(await running).toBe(0);
    expect(await readdir(root)).toEqual(['content']);
  });
});

describe('docsgen check', () => {
  it('reports no problem in a valid site, with the number of pages that the build said', async () => {
    await docsgen('build');
    expect(stdout).toContain('Built 2 pages');
    stdout = '';
    expect(await docsgen('check')).toBe(0);
    expect(stdout).toMatch(/^Checked 1 link on 2 pages in [\d.]+ m?s\.\n$/);
  });

  it('reports each broken link at its source position', async () => {
    files = [{ path: 'index.html', contents: '<a href="/mras">Mars</a><a href="#x">x</a>' }];
    await docsgen('build');
    expect(await docsgen('check')).toBe(1);
    expect(stderr).toContain('content/index.md:3:8  error  check/broken-link');
    expect(stderr).toContain('dist/index.html:1:25  error  check/broken-anchor');
    expect(await docsgen('check --json')).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, links: 2, counts: { error: 2 } });
  });

  it('asks for a build when there is none', async () => {
    expect(await docsgen('check')).toBe(2);
    expect(stderr).toContain('run docsgen build first');
  });
});

describe('docsgen check --translations', () => {
  const settings = (i18n: object) =>
    writeFile(path.join(root, 'docsgen.config.json'), JSON.stringify({ i18n }));

  it('lists untranslated documents and fails with --strict', async () => {
    await settings({ locales: ['en', 'de'] });
    expect(await docsgen('check --translations')).toBe(0);
    expect(stderr).toContain('warning  check/untranslated-document');
    expect(stdout).toBe('de: 0 of 1 document.\n');
    expect(await docsgen('check --translations --strict')).toBe(1);
    expect(await docsgen('check --translations --json')).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'check',
      locales: [{ locale: 'de', documents: { total: 1, missing: [{}] } }],
      counts: { warning: 1 },
    });
  });

  it('reports that the site has only one locale', async () => {
    expect(await docsgen('check --translations')).toBe(0);
    expect(stdout).toBe('The site has one locale only.\n');
  });
});

describe('docsgen version', () => {
  it('freezes the documents as a named version', async () => {
    await mkdir(path.join(root, 'content/docs'), { recursive: true });
    await writeFile(path.join(root, 'content/docs/mars.md'), '# Mars');
    expect(await docsgen('version 1.0')).toBe(0);
    expect(stdout).toBe(
      'Froze 1 document as version 1.0:\n  versioned_docs/version-1.0\n  versioned_sidebars/version-1.0-sidebars.json\n  versions.json\n',
    );
    expect(await docsgen('version 1.0 --json')).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'cli/version-exists' }],
    });
    expect(await docsgen('version')).toBe(2);
    expect(stderr).toContain("missing required argument 'name'");
  });
});

describe('docsgen version with several products', () => {
  beforeEach(async () => {
    for (const product of ['docs', 'sdk']) {
      await mkdir(path.join(root, 'content', product), { recursive: true });
      await writeFile(path.join(root, 'content', product, 'mars.md'), '# Mars');
    }
    await mkdir(path.join(root, 'i18n/de/sdk'), { recursive: true });
    await writeFile(path.join(root, 'i18n/de/sdk/mars.md'), '# Der Mars');
    const docs = [{}, { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }];
    const config = { docs, i18n: { locales: ['en', 'de'] } };
    await writeFile(path.join(root, 'docsgen.config.json'), JSON.stringify(config));
  });

  it('freezes the documents of one product and their translations', async () => {
    expect(await docsgen('version 1.0 --product sdk')).toBe(0);
    expect(stdout).toBe(
      'Froze 1 document as version 1.0:\n  sdk_versioned_docs/version-1.0\n  i18n/de/sdk_versioned_docs/version-1.0\n  sdk_versioned_sidebars/version-1.0-sidebars.json\n  sdk_versions.json\n',
    );
    expect(await docsgen('version 1.0 --product sdk')).toBe(2);
    expect(stderr).toContain('There is a version 1.0 already, in sdk_versions.json.');
    expect(await docsgen('version 1.0')).toBe(0);
    expect(stdout).toContain('\n  versions.json\n');
    expect(await docsgen('info')).toBe(0);
    expect(stdout).toContain('content/docs (1 file), content/sdk (1 file)');
  });

  it('freezes the API descriptions of the product', async () => {
    const file = 'openapi.yaml';
    await writeFile(
      path.join(root, file),
      'openapi: 3.1.0\ninfo: { title: Planets, version: 1.0.0 }\npaths: {}\n',
    );
    const docs = [{}, { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }];
    const config = { docs, openapi: { path: file, docsPluginId: 'sdk' } };
    await writeFile(path.join(root, 'docsgen.config.json'), JSON.stringify(config));
    expect(await docsgen('version 1.0')).toBe(0);
    expect(stdout).not.toContain('versioned_openapi');
    expect(await docsgen('version 1.0 --product sdk')).toBe(0);
    expect(stdout).toContain('\n  sdk_versioned_openapi/version-1.0\n');
    expect(stdout).toContain('\n  sdk_versioned_openapi/version-1.0-openapi.json\n');
  });

  it('reports a product that does not exist', async () => {
    expect(await docsgen('version 1.0 --product skd --json')).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [{ code: 'cli/unknown-product', hint: 'did you mean sdk?' }],
    });
  });
});

describe('docsgen clear', () => {
  it('removes the site and reports what it removed', async () => {
    await docsgen('build');
    expect(await docsgen('clear')).toBe(0);
    expect(stdout).toBe('Removed dist.\n');
    expect(await readdir(root)).toEqual(['content']);
    await docsgen('clear');
    expect(stdout).toBe('There was nothing to remove.\n');
  });
});

describe('docsgen pull --header', () => {
  it('says that a token is missing', async () => {
    for (const header of ['Authorization:Bearer', 'X-Key:']) {
      expect(await docsgen(`pull --header ${header}`)).toBe(2);
      expect(stderr).toContain('The header has no value. Is the environment variable set?');
    }
  });
});

describe('docsgen build --single-file', () => {
  it('reports that no page of a sidebar is below a path', async () => {
    expect(await docsgen('build --single-file all.html --only /moons')).toBe(2);
    expect(stderr).toContain('cli/no-pages');
    expect(await readdir(root)).toEqual(['content']);
  });

  it('joins the pages of one sidebar, and suggests a name for an unknown one', async () => {
    reading = [
      { label: 'Planets', file: 'index.html', items: [], sidebar: 'docs' },
      { label: 'Mars', file: 'docs/mars/index.html', items: [], sidebar: 'planets' },
    ];
    expect(await docsgen('build --single-file mars.html --sidebar planets')).toBe(0);
    expect(stdout).toContain('Wrote 1 page,');
    const text = await readFile(path.join(root, 'mars.html'), 'utf8');
    expect(text).toContain('<a href="#p1">Mars</a>');
    expect(text).not.toContain('#p2');
    expect(await docsgen('build --single-file mars.html --sidebar planet')).toBe(2);
    expect(stderr).toContain('cli/unknown-sidebar');
    expect(stderr).toContain('There is no sidebar planet.');
    expect(stderr).toContain('did you mean planets?');
    expect(await docsgen('build --single-file mars.html --sidebar x')).toBe(2);
    expect(stderr).toContain('sidebars with pages: docs, planets');
  });
});

describe('docsgen build --zip', () => {
  it('writes the site to an archive, and no folder', async () => {
    expect(await docsgen('build --zip out/planets.zip')).toBe(0);
    expect(stdout).toMatch(/Wrote 2 pages, .* to out\/planets\.zip in /);
    expect((await readdir(root)).toSorted()).toEqual(['content', 'out']);
    expect(await docsgen('build --zip a.zip --single-file a.html')).toBe(2);
  });
});

describe('docsgen lint', () => {
  it('reports what a build would, and publishes nothing', async () => {
    expect(await docsgen('lint')).toBe(0);
    expect(stdout).toMatch(/Checked 2 pages in /);
    diagnostics = [badLink];
    expect(await docsgen('lint')).toBe(1);
    expect(stderr).toContain('content/index.md:3:');
    expect(await readdir(root)).toEqual(['content']);
  });

  it.each(['lint', 'check'])('edits what has one sure answer with %s --fix', async (command) => {
    const fix = { written: './mras.md', replacement: './mars.md' };
    diagnostics = [{ ...badLink, fix }];
    await docsgen(`${command} --fix`);
    expect(stdout).toContain('Fixed 1 diagnostic in 1 file.');
    expect(await readFile(path.join(root, 'content/index.md'), 'utf8')).toContain('(./mars.md)');
  });

  it('reports only diagnostics in changed and new files on request', async () => {
    expect(await docsgen('lint --changed')).toBe(2);
    expect(stderr).toContain('cli/no-commit');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    git('init');
    git('add', '.');
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
    git(...author, 'commit', '--message', 'Planets');
    diagnostics = [badLink];
    expect(await docsgen('lint --changed')).toBe(0);
    expect(stdout).toMatch(/Checked 0 changed files in /);
    await writeFile(path.join(root, 'content/index.md'), '# Planets\n\n[Mars](./mras.md) ...\n');
    expect(await docsgen('lint --changed')).toBe(1);
    expect(stderr).toContain('content/index.md:3:');
  });
});

describe('docsgen info', () => {
  it('counts the documents beside everything else', async () => {
    await rm(path.join(root, 'content'), { recursive: true });
    for (const name of ['README.md', 'guides/mars.md', 'node_modules/x/README.md', 'dist/a.md']) {
      await mkdir(path.dirname(path.join(root, name)), { recursive: true });
      await writeFile(path.join(root, name), '# Mars\n');
    }
    expect(await docsgen('info')).toBe(0);
    expect(stdout).toMatch(/^documents +this folder \(2 files\)$/m);
  });

  it('builds with a first configuration what it found without one', async () => {
    await rm(path.join(root, 'content'), { recursive: true });
    await mkdir(path.join(root, 'docs'));
    await writeFile(path.join(root, 'docs/mars.md'), '# Mars\n');
    await docsgen('build');
    expect(stdout).toContain('A title and other settings go into docsgen.config.ts.\n');
    await writeFile(path.join(root, 'docsgen.config.json'), '{ "title": "Planets" }');
    await docsgen('build');
    await readFile(path.join(root, 'dist/docs/mars/index.html'));
  });

  it('says what a folder without a configuration is made from', async () => {
    await rm(path.join(root, 'content'), { recursive: true });
    await mkdir(path.join(root, 'docs'));
    await writeFile(path.join(root, 'docs/mars.md'), '# Mars\n');
    await writeFile(path.join(root, 'openapi.yaml'), 'openapi: 3.1.0\n');
    expect(await docsgen('info')).toBe(0);
    expect(stdout).toMatch(/^documents +docs \(1 file\)$/m);
    expect(stdout).toMatch(/^descriptions +openapi\.yaml$/m);
    expect(stdout).toMatch(/^configuration +none/m);
    expect(stdout).toContain('Next: npx docsgen dev');
    expect(await docsgen('info --json')).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ documents: 'docs (1 file)', node: process.version });
  });
});

describe('docsgen init', () => {
  it('creates a starter site that builds', async () => {
    expect(await docsgen('init My-Docs')).toBe(0);
    expect(stdout).toContain('cd My-Docs\n  npm install\n  npm run dev\n');
    const folder = path.join(root, 'My-Docs');
    expect((await readdir(folder)).toSorted()).toEqual(
      ['.gitignore', 'content', 'docsgen.config.ts', 'openapi', 'package.json'].toSorted(),
    );
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'my-docs',
      scripts: { dev: 'docsgen dev', build: 'docsgen build' },
      devDependencies: { docsgen: expect.stringMatching(/^file:\//) },
    });
    const start = await readFile(path.join(folder, 'content/docs/index.md'), 'utf8');
    expect(start).toMatch(/^---\ntitle: /);
    const api = parse(await readFile(path.join(folder, 'openapi/openapi.yaml'), 'utf8'));
    expect(Object.keys(api.paths)).not.toHaveLength(0);
    expect(await docsgen('build My-Docs')).toBe(0);
  });

  it('writes nothing into a repository that is a site already, and says what it found', async () => {
    await mkdir(path.join(root, 'repository/docs'), { recursive: true });
    await writeFile(path.join(root, 'repository/docs/mars.md'), '# Mars\n');
    await writeFile(path.join(root, 'repository/openapi.yaml'), 'openapi: 3.1.0\n');
    expect(await docsgen('init repository')).toBe(0);
    expect(stdout).toContain('documents from ./docs, at /docs');
    expect(stdout).toContain('API reference from openapi.yaml, at /api');
    expect(stdout).toContain('docsgen dev repository');
    expect((await readdir(path.join(root, 'repository'))).toSorted()).toEqual([
      ...['docs', 'openapi.yaml'],
    ]);
  });

  it('names sources below a repository that its site is not made from', async () => {
    const sources = ['docs/mars.md', 'docs/moons/docs/io.md', 'packages/client/docs/install.md'];
    for (const file of [...sources, 'packages/server/openapi.yaml', 'test/docs/mars.md']) {
      await mkdir(path.dirname(path.join(root, 'repository', file)), { recursive: true });
      await writeFile(path.join(root, 'repository', file), '');
    }
    expect(await docsgen('build repository')).toBe(0);
    expect(stdout).toContain(
      'Not used: packages/client/docs, packages/server/openapi.yaml. `docs`',
    );
  });

  it('names the folder openapi as the source of the reference', async () => {
    const description = 'openapi: 3.1.0\ninfo: { title: Planets, version: 1.0.0 }\npaths: {}\n';
    const files = { 'docs/mars.md': '# Mars\n', 'openapi/openapi.yaml': description };
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, 'repository', file)), { recursive: true });
      await writeFile(path.join(root, 'repository', file), text);
    }
    expect(await docsgen('build repository')).toBe(0);
    expect(stdout).toContain('API reference from openapi, at /api');
    expect(stdout).not.toContain('Not used');
  });

  it('accepts an empty folder or one with only .git, and overwrites nothing', async () => {
    await mkdir(path.join(root, 'empty/.git'), { recursive: true });
    expect(await docsgen('init empty')).toBe(0);
    expect(await docsgen('init empty')).toBe(2);
    expect(stderr).toContain('cli/not-empty');
    expect(stderr).toContain('is not empty: .gitignore, content, docsgen.config.ts, openapi');
    await cp(path.join(root, 'empty/package.json'), path.join(root, 'file'));
    expect(await docsgen('init file')).toBe(2);
    expect(stderr).toContain('cli/cannot-create');
    expect(stderr).toContain('could not be written');
  });
});

describe('docsgen init --from-openapi', () => {
  const text = 'openapi: 3.1.0\ninfo: { title: Planets, version: 1.0.0 }\npaths: {}\n';

  it('starts from a file', async () => {
    await writeFile(path.join(root, 'planets.yml'), text);
    expect(await docsgen('init site --from-openapi planets.yml')).toBe(0);
    const folder = path.join(root, 'site');
    expect(await readFile(path.join(folder, 'openapi/openapi.yaml'), 'utf8')).toBe(text);
    const page = await readFile(path.join(folder, 'content/docs/index.md'), 'utf8');
    expect(page).toContain('how.\n\n:::cards\n');
    expect((await readdir(folder)).toSorted()).toEqual([
      ...['.gitignore', 'content', 'openapi', 'package.json'],
    ]);
    expect(await docsgen('build site')).toBe(0);
  });

  it('copies the files that it refers to, also those beside it', async () => {
    const spec = path.join(root, 'spec');
    await mkdir(path.join(spec, 'paths'), { recursive: true });
    const files = {
      'main.yaml': text.replace('{}', '{ /a: { $ref: paths/a.yaml }, /b: { $ref: missing.yaml } }'),
      'paths/a.yaml': `get: { responses: { '200': { $ref: ../ok.yaml } } }`,
      'ok.yaml': 'description: Done',
      'unused.yaml': 'description: Not used',
    };
    for (const [name, part] of Object.entries(files)) await writeFile(path.join(spec, name), part);
    expect(await docsgen('init site --from-openapi spec/main.yaml')).toBe(0);
    const copied = await readdir(path.join(root, 'site/openapi'), { recursive: true });
    expect(copied.toSorted()).toEqual(['ok.yaml', 'openapi.yaml', 'paths', 'paths/a.yaml']);
    await writeFile(path.join(spec, 'ok.yaml'), '{ $ref: ../planets.yml }');
    expect(await docsgen('init other --from-openapi spec/main.yaml')).toBe(2);
    expect(stderr).toContain('../planets.yml');
  });

  it('takes a file in the folder of the site as it is', async () => {
    await writeFile(path.join(root, 'planets.yml'), text);
    expect(await docsgen('init planets.yml --template from-openapi')).toBe(2);
    expect(stderr).toContain('is not empty: content.');
    expect(stderr).toContain('docsgen init my-docs --template from-openapi planets.yml');
    await rm(path.join(root, 'content'), { recursive: true });
    expect(await docsgen('init planets.yml --template from-openapi')).toBe(0);
    expect((await readdir(root)).toSorted()).toEqual([
      ...['.gitignore', 'content', 'package.json', 'planets.yml'],
    ]);
    expect(await docsgen('info')).toBe(0);
    expect(stdout).toMatch(/^descriptions +planets\.yml$/m);
  });

  it('shows a call that needs no id, if the description names one', async () => {
    const operation = (id: string) =>
      `{ operationId: ${id}, responses: { '200': { description: OK } } }`;
    const paths = `{ /moons: { post: ${operation('addMoon')} }, '/moons/{id}': { get: ${operation('getMoon')} },`;
    const named = text.replace('{}', `${paths} /planets: { get: ${operation('listPlanets')} } }`);
    await writeFile(path.join(root, 'planets.yml'), named);
    await docsgen('init site --from-openapi planets.yml');
    const page = await readFile(path.join(root, 'site/content/docs/index.md'), 'utf8');
    expect(page).toContain('\n::operation[listPlanets]\n');
    expect(page).toContain('](op:listPlanets)');
    expect(await docsgen('build site --strict')).toBe(0);
  });

  it('shows a call of a description without ids by method and path', async () => {
    const get = `{ get: { responses: { '200': { description: OK } } } }`;
    await writeFile(
      path.join(root, 'a.yml'),
      text.replace('{}', `{ '/a/{id}': ${get}, /a: ${get} }`),
    );
    await docsgen('init site --from-openapi a.yml');
    const page = await readFile(path.join(root, 'site/content/docs/index.md'), 'utf8');
    expect(page).toContain('\n::operation[GET /a]\n');
    expect(await docsgen('build site --strict')).toBe(0);
  });

  it('starts from a URL', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/api.json') response.end('{"swagger":"2.0"}');
      else if (request.url === '/login') response.end('<!doctype html><title>Log in</title>');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await docsgen(`init site --template from-openapi ${origin}/api.json --json`)).toBe(0);
    const { files: names } = JSON.parse(stdout);
    expect(names).toContain('docsgen.config.ts');
    const [pulled] = names.filter(
      (name: string) => name.endsWith('.json') && name !== 'package.json',
    );
    const folder = path.join(root, 'site');
    expect(await readFile(path.join(folder, pulled), 'utf8')).toBe('{"swagger":"2.0"}');
    expect(await readFile(path.join(folder, 'docsgen.config.ts'), 'utf8')).toContain(
      `openapi: { url: "${origin}/api.json" }`,
    );
    expect(await docsgen('pull site --frozen')).toBe(0);
    expect(await docsgen(`init --template from-openapi ${origin}/api.yaml other`)).toBe(2);
    expect(stderr).toContain('the response was 404');
    expect(await docsgen(`init --template from-openapi ${origin}/login other`)).toBe(2);
    expect(stderr).toContain('the response is an HTML page (status 200, no content type)');
    expect(await readdir(root)).toEqual(['content', 'site']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('writes nothing if there is no API description', async () => {
    expect(await docsgen('init site --from-openapi content/index.md')).toBe(2);
    expect(stderr).toContain('cli/cannot-start-from');
    expect(stderr).toContain('it has no field openapi or swagger with a version');
    expect(await docsgen('init site --from-openapi missing.yaml')).toBe(2);
    expect(stderr).toContain('Cannot start from missing.yaml: it does not exist.');
    expect(await docsgen('init site --from-openapi content')).toBe(2);
    expect(stderr).toContain('Cannot start from content: it is a folder.');
    expect(await docsgen('init site --template from-openapi')).toBe(2);
    expect(stderr).toContain('its file or URL is missing');
    expect(await docsgen('init site --template guides planets.yaml')).toBe(2);
    expect(stderr).toContain('the template guides does not use it');
    expect(await readdir(root)).toEqual(['content']);
  });
});

describe('docsgen check --coverage', () => {
  const description = `
openapi: 3.1.0
info: { title: Planets, version: '1' }
servers: [{ url: https://planets.example.com }]
paths:
  /planets:
    get: &get
      operationId: listPlanets
      responses:
        '200': { description: All. }
        '404': { description: No such system. }
        '429':
          description: Too many questions.
          content:
            application/json:
              schema: { properties: { code: { enum: [too_hot, too_cold] } } }
    post: { summary: Create a planet, operationId: createPlanet, responses: { '201': { description: Made. } } }
  /moons:
    get: { <<: *get, operationId: listMoons }
    delete: { <<: *get, operationId: deleteMoons }
webhooks:
  planetFound:
    post: { operationId: planetFound, responses: { '204': { description: Heard. } } }
`;
  const guide = [
    '# Guide',
    '[All](op:listPlanets), [moons](/api/moons/delete-moons). A `404` is not an error, `too_hot` is.',
    '```bash\ncurl https://planets.example.com/moons\n```',
  ].join('\n\n');

  beforeEach(async () => {
    await mkdir(path.join(root, 'openapi'), { recursive: true });
    await mkdir(path.join(root, 'content/docs'), { recursive: true });
    await writeFile(path.join(root, 'openapi/openapi.yaml'), description);
    await writeFile(path.join(root, 'content/docs/guide.md'), guide);
  });

  it('lists operations, webhooks, statuses and error codes that no guide covers', async () => {
    expect(await docsgen('check --coverage')).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "Operations          3 of 4 in guides
        POST /planets  Create a planet
      Webhooks            0 of 1 in guides
        POST planetFound  Planet found
      Error statuses      1 of 2 in guides
        429  Too many questions. (3 operations)
      Error codes         1 of 2 in guides
        code=too_cold  3 operations
      "
    `);
    expect(await docsgen('check --coverage --json')).toBe(0);
    expect(JSON.parse(stdout).coverage[0]).toMatchObject({
      kind: 'operations',
      total: 4,
      missing: [{ name: 'POST /planets', about: 'Create a planet' }],
    });
  });

  it('reports the coverage of each API description separately', async () => {
    await writeFile(path.join(root, 'openapi/other.yaml'), description);
    await writeFile(
      path.join(root, 'docsgen.config.json'),
      JSON.stringify({
        openapi: [{ path: 'openapi/openapi.yaml', id: 'planets' }, { path: 'openapi/other.yaml' }],
      }),
    );
    await writeFile(
      path.join(root, 'content/docs/guide.md'),
      '[](op:planets:createPlanet) and [](op:other:listMoons), but /api/other/default/delete-moons',
    );
    expect(await docsgen('check --coverage')).toBe(0);
    expect(stdout).toMatch(/^planets:\nOperations +1 of 4.*\n\nother:\nOperations +1 of 4/s);
  });

  it('fails in strict mode when an operation has no guide', async () => {
    expect(await docsgen('check --coverage=strict')).toBe(1);
    expect(stderr).toContain('openapi/openapi.yaml:17:5  error  check/without-guide');
    await writeFile(
      path.join(root, 'content/docs/more.md'),
      '`429` with `too_cold`.\n\n[](op:createPlanet)\n\n```json operation=planetFound\n{}\n```',
    );
    expect(await docsgen('check --coverage=strict')).toBe(1);
    expect(stdout).toContain('Webhooks            1 of 1');
    expect(stderr).toContain('guide/unexpected-body');
  });

  it('reports that the site has no API description', async () => {
    await rm(path.join(root, 'openapi'), { recursive: true });
    await rm(path.join(root, 'content/docs'), { recursive: true });
    expect(await docsgen('check --coverage')).toBe(0);
    expect(stdout).toBe('The site has no API description.\n');
  });

  it('rejects an unknown mode and explains where the site folder belongs', async () => {
    expect(await docsgen('check --coverage docs')).toBe(2);
    expect(stderr).toContain('Expected nothing or strict');
    expect(stderr).toContain('docsgen check docs --coverage');
  });
});

describe('docsgen check --changes', () => {
  const description = (version: string, limit: string, kinds: string): string => `
openapi: 3.1.0
info: { title: Planets, version: '${version}' }
paths:
  /planets:
    get:
      parameters:
        - { name: limit, in: query, required: ${limit}, schema: { type: integer } }
      responses:
        '200':
          description: All.
          content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } }
components:
  schemas:
    Planet:
      type: object
      properties:
        kind: { type: string, enum: [${kinds}] }
`;
  const write = (file: string, text: string): Promise<void> =>
    writeFile(path.join(root, file), text);

  beforeEach(async () => {
    await mkdir(path.join(root, 'openapi'), { recursive: true });
    await write('openapi/openapi.yaml', description('2.0', 'true', 'rock, gas'));
  });

  it('fails on changes that break clients, at their places', async () => {
    await write('old.yaml', description('1.0', 'false', 'rock'));
    expect(await docsgen('check --changes=breaking --against old.yaml')).toBe(1);
    expect(stdout).toBe(
      'openapi/openapi.yaml since old.yaml (1.0 → 2.0): 2 changes, 2 breaking.\n',
    );
    expect(stderr).toContain('openapi/openapi.yaml:8:11  error  check/breaking-change');
    expect(stderr).toContain('GET /planets breaks clients. Parameter limit (query): now required.');
    expect(stderr).toContain('openapi/openapi.yaml:18:9  error  check/breaking-change');
    expect(stderr).toContain('> 18 |         kind: { type: string, enum: [rock, gas] }');
  });

  it('compares with a file outside of the site, as a job in CI has fetched it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'before-'));
    const file = path.join(folder, 'old.yaml');
    await writeFile(file, description('1.0', 'false', 'rock'));
    expect(await docsgen(`check --changes=breaking --against ${file}`)).toBe(1);
    expect(stdout).toContain('2 changes, 2 breaking.');
    await rm(folder, { recursive: true });
  });

  it('lists all changes without failing', async () => {
    await write('old.yaml', description('1.0', 'true', 'rock, gas').replace('/planets', '/stars'));
    expect(await docsgen('check --changes --against old.yaml')).toBe(0);
    expect(stdout).toMatch(
      /2 changes, 1 breaking\.\n {2}breaking {2}GET \/stars {2}Operation: removed/,
    );
    expect(await docsgen('check --changes=breaking --against old.yaml --json')).toBe(1);
    const { diagnostics, changes } = JSON.parse(stdout);
    expect(diagnostics[0].place).toMatchObject({
      file: 'openapi/openapi.yaml',
      start: { line: 4 },
    });
    expect(changes[0]).toMatchObject({ against: 'old.yaml', before: '1.0', after: '2.0' });
  });

  it('compares references to parts of one description with one file', async () => {
    await write('old.yaml', description('1.0', 'false', 'rock, gas'));
    const path = 'openapi/openapi.yaml';
    const parts = [
      { path, id: 'public', only: { paths: ['/planets'] } },
      { path, id: 'staff' },
    ];
    await write('docsgen.config.json', JSON.stringify({ openapi: parts }));
    expect(await docsgen('check --changes --against old.yaml')).toBe(0);
    expect(stdout.match(/since old\.yaml/g)).toHaveLength(2);
  });

  it('compares with a description at a URL, and with the overlays of today', async () => {
    const server = createServer((_request, response) =>
      response.end(description('1.0', 'false', 'rock, gas')),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await write(
      'public.yaml',
      "overlay: 1.0.0\ninfo: { title: Public, version: '1' }\nactions:\n  - { target: \"$.paths['/planets'].get.parameters\", remove: true }\n",
    );
    expect(await docsgen(`check --changes=breaking --against ${origin}/api.yaml`)).toBe(1);
    expect(stderr).toContain('Parameter limit (query): now required.');
    await write('docsgen.config.json', '{ "openapi": { "overlays": ["public.yaml"] } }');
    expect(await docsgen(`check --changes=breaking --against ${origin}/api.yaml`)).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('passes a token to the host of the older description', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ headers }, response) => {
      asked.push(headers.authorization);
      response.end(headers.authorization ? description('1.0', 'false', 'rock, gas') : '<html>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.yaml`;
    await docsgen(`check --changes --against ${url}`);
    expect(stderr).toContain('pass a token with --header');
    expect(await docsgen(`check --changes --against ${url} --header Authorization:secret`)).toBe(0);
    expect(asked).toEqual([undefined, 'secret']);
    await new Promise((resolve) => server.close(resolve));
  });

  it('finds parameters that a path declares, and behind references', async () => {
    const text = (minimum: number) => `
openapi: 3.1.0
info: { title: Planets, version: '1.0' }
paths:
  /planets/{name}:
    parameters:
      - { name: name, in: path, required: true, schema: { type: string, minLength: ${minimum} } }
    get:
      parameters:
        - { name: other, in: query, schema: { type: string } }
        - $ref: '#/components/parameters/Limit'
      responses: { '200': { description: One. } }
components:
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer, minimum: ${minimum} } }
`;
    await write('old.yaml', text(1));
    await write('openapi/openapi.yaml', text(2));
    expect(await docsgen('check --changes --against old.yaml --json')).toBe(0);
    const places = JSON.parse(stdout).changes[0].changes.map(
      ({ part, place }: { part: string; place: { start: { line: number } } }) => [
        ...[part, place.start.line],
      ],
    );
    expect(places).toEqual([
      ['Parameter name (path)', 7],
      ['Parameter limit (query)', 11],
    ]);
  });

  it('takes no API for broken that the older revision does not have', async () => {
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    git('init');
    git(...author, 'commit', '--allow-empty', '--message', 'Begin');
    expect(await docsgen('check --changes=breaking --against git:HEAD')).toBe(0);
    expect(stdout).toBe('openapi/openapi.yaml since git:HEAD: new, which breaks nothing.\n');
    expect(await docsgen('check --changes --against git:HEAD --json')).toBe(0);
    expect(JSON.parse(stdout).changes).toMatchObject([{ isNew: true, changes: [] }]);
    expect(await docsgen('check --changes=breaking --against git:missing')).toBe(1);
    expect(stderr).toContain('git has no commit missing.');
    expect(await docsgen('check --changes=breaking --against git:HEAD:old.yaml')).toBe(1);
    expect(stderr).toContain('git has no old.yaml at HEAD.');
    expect(await docsgen('check --changes=breaking --against HEAD')).toBe(1);
    expect(stderr).toContain('there is no such file; the commit is git:HEAD.');
  });

  it('says what is missing to compare', async () => {
    expect(await docsgen('check --changes=breaking')).toBe(2);
    expect(stderr).toContain('check/no-previous-api');
    expect(stderr).toContain('There is no older version of the API description');
    expect(await docsgen('check --changes=breaking --against missing.yaml')).toBe(1);
    expect(stderr).toContain('missing.yaml cannot be compared with: there is no such file.');
    expect(await docsgen('check --changes=all')).toBe(2);
    const several = [{ path: 'openapi/openapi.yaml' }, { path: 'openapi/moons.yaml' }];
    await write('openapi/moons.yaml', description('1.0', 'true', 'rock'));
    await write('docsgen.config.json', JSON.stringify({ openapi: several }));
    expect(await docsgen('check --changes')).toBe(2);
    expect(stderr).toContain('There is no older version of the API description');
    expect(await docsgen('check --changes --against openapi/moons.yaml')).toBe(2);
    expect(stderr).toContain('One file or URL cannot be the older version of 2 API descriptions.');
  });
});

describe('docsgen check of guides', () => {
  it('reports guide examples that no longer match the API after the build', async () => {
    await mkdir(path.join(root, 'openapi'), { recursive: true });
    await writeFile(path.join(root, 'content/index.md'), '```http\nGET /planets\n```');
    const describe = (name: string) =>
      writeFile(
        path.join(root, 'openapi/openapi.yaml'),
        `openapi: 3.1.0\ninfo: { title: Planets, version: '1' }\npaths:\n  /${name}:\n    get: { responses: { '200': { description: All. } } }\n`,
      );
    await describe('planets');
    expect(await docsgen('build')).toBe(0);
    expect(await docsgen('check')).toBe(0);
    await describe('planetoids');
    expect(await docsgen('check')).toBe(1);
    expect(stderr).toContain('content/index.md:2:5  error  guide/unknown-path');
  });
});
