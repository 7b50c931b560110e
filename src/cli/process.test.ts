import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let root: string;
let site: string;
let script: string;

/** The real command line in a real process, with a fake build of many files. */
const entry = `
  import path from 'node:path';
  import { runProgram } from './run-program.js';
  import { processEnvironment } from './environment.js';
  import { attemptHook } from '../config/attempt-hook.js';
  const config = async (options) => ({
    siteDir: options.dir, outDir: path.join(options.dir, 'dist'), baseUrl: '/', docs: [{ id: 'default', path: 'docs' }], openapi: [], rules: {}, staticDirectories: [],
  });
  // However quick the machine is, publishing takes longer than the signal comes late.
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const files = Array.from({ length: 300 }, (_, n) => ({
    path: n + '/index.html',
    get contents() {
      if (process.env.SLOWLY) Atomics.wait(pause, 0, 0, 1);
      return process.env.WORD;
    },
  }));
  const built = { files, pages: [], timings: [], watch: [] };
  const failure = { code: 'site/broken-link', severity: 'error', message: 'Link ./mras.md leads to no page.' };
  const failures = process.env.FAIL ? [failure] : [];
  const services = {
    config: async () => ({ loadConfig: config }),
    cacheVersion: () => undefined,
    build: async () => ({ emptyCache: () => ({}), SiteOpener: class { open = async () => ({ value: undefined, diagnostics: [] }); outline = async () => undefined; changed = async () => []; }, build: async () => { if (process.env.PRINT) console.log('from a hook'); if (process.env.LOOP) await attemptHook(async () => { await null; process.stderr.write('Looping'); for (;;); }, { name: 'sources[0]', siteDir: '', place: undefined }); return { value: built, diagnostics: failures }; } }),
  };
  process.exitCode = await runProgram(process.argv.slice(2), processEnvironment(), services);
`;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-process-')));
  site = path.join(root, 'site');
  script = path.join(root, 'lib/cli/docsgen.mjs');
  await mkdir(path.join(site, 'content'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), '{"version":"1.0.0","type":"module"}');
  await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
});

afterAll(async () => {
  await rm(root, { recursive: true });
});

function start(args: readonly string[], change: Readonly<NodeJS.ProcessEnv> = {}): ChildProcess {
  const env = { ...process.env, WORD: 'old', NO_COLOR: '1', CI: '', ...change };
  return spawn(process.execPath, [script, ...args], { cwd: site, env });
}

function ended(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr })));
}

function saying(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => String(chunk).includes(text) && resolve());
    }
  });
}

describe('a process that receives a termination signal', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'keeps the old site and removes temporary files while publishing: %s',
    async (signal) => {
      expect((await ended(start(['build']))).code).toBe(0);
      for (const delay of [0, 15, 40]) {
        const child = start(['build'], { WORD: 'new', SLOWLY: 'yes' });
        const end = ended(child);
        await saying(child, 'Publish');
        await new Promise((resolve) => setTimeout(resolve, delay));
        child.kill(signal);
        expect((await end).code).toBe(signal === 'SIGINT' ? 130 : 143);
        expect(await readFile(path.join(site, 'dist/299/index.html'), 'utf8')).toBe('old');
        expect(await readdir(site)).toEqual(['content', 'dist']);
      }
    },
    90_000,
  );

  it('ends at once while a hook keeps the thread busy, and leaves nothing for longer than the next command', async () => {
    const child = start(['build'], { LOOP: 'yes' });
    const end = ended(child);
    await saying(child, 'Looping');
    child.kill('SIGTERM');
    await end;
    expect(child.signalCode).toBe('SIGTERM');
    expect((await ended(start(['build']))).code).toBe(0);
    expect(await readdir(site)).toEqual(['content', 'dist']);
  });

  it('closes the server and exits with code 0 while serving', async () => {
    expect((await ended(start(['build']))).code).toBe(0);
    for (const command of ['preview', 'dev']) {
      const child = start([command, '--port', '0']);
      const end = ended(child);
      await saying(child, 'Ctrl+C');
      child.kill('SIGINT');
      expect((await end).code).toBe(0);
    }
  });
});

it('keeps what hooks print out of the JSON on stdout', async () => {
  const child = start(['build', '--json'], { PRINT: 'yes' });
  let stdout = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  const { stderr } = await ended(child);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  expect(stderr).toContain('from a hook');
});

describe('a closed output pipe', () => {
  it('causes no error', async () => {
    const child = start(['--help']);
    child.stdout?.destroy();
    const { code, stderr } = await ended(child);
    expect([code, stderr]).toEqual([0, '']);
  });

  it.each([
    ['build', 0],
    ['build --json', 0],
    ['build', 1],
    ['build --json', 1],
    ['build --stirct', 2],
    ['check --json', 2],
  ])('does not change the exit code: %s, %i', async (line, expected) => {
    await rm(path.join(site, 'dist'), { recursive: true, force: true });
    const child = start(line.split(' '), expected === 1 ? { FAIL: 'yes' } : {});
    child.stdout?.destroy();
    child.stderr?.destroy();
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(expected);
  });
});
