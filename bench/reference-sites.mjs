// Builds and serves the API references to measure, one after the other.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPreview } from '../lib/dev-server/index.js';
import { describe } from './described.mjs';

const repository = path.join(import.meta.dirname, '..');
/** Loaded into the measured process, which prints its peak memory and processor time when it exits. */
const reportUse = `data:text/javascript,${encodeURIComponent(
  `process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    process.stderr.write(\`used \${maxRSS} \${userCPUTime + systemCPUTime}\`);
  })`,
)}`;

const emptyPage = '<!doctype html><title>Empty</title><h1>Empty</h1>';

/** Route of a page in each site that has only a title, as a baseline for load times. */
export const emptyRoute = '/empty/';

/**
 * Builds references with 35 and 1,200 generated operations and those of the given files. Calls back with each one's
 * name, its size class in the budgets, the figures of its cold build, and its origin.
 */
export async function eachReference(files, use) {
  for (const [operations, size] of [
    [35, 'small'],
    [1200, 'huge'],
  ]) {
    const name = `${operations.toLocaleString('en')} made-up operations`;
    const text = JSON.stringify(describe(operations), null, 2);
    await withSite((dir) => writeFile(path.join(dir, 'openapi/sky.json'), text), name, size, use);
  }
  for (const file of files) {
    const { base } = path.parse(file);
    await withSite((dir) => cp(file, path.join(dir, 'openapi', base)), base, 'large', use);
  }
}

/** Builds and serves the probe: a description that uses each feature once, with its previous version. */
export async function withProbe(use) {
  const fixture = path.join(repository, 'test/fixtures/every-description-field');
  await withSite((dir) => cp(fixture, dir, { recursive: true }), 'the probe', 'small', use);
}

async function withSite(fill, name, size, use) {
  const dir = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-'));
  try {
    await mkdir(path.join(dir, 'openapi'));
    await mkdir(path.join(dir, 'static', emptyRoute), { recursive: true });
    await writeFile(path.join(dir, 'static', emptyRoute, 'index.html'), emptyPage);
    const config = { title: 'API', url: 'https://example.com' };
    await writeFile(path.join(dir, 'docsgen.config.json'), JSON.stringify(config));
    await fill(dir);
    const built = await build(dir);
    const outDir = path.join(dir, 'dist');
    const server = await startPreview({ outDir, baseUrl: '/' }, { port: 0 });
    try {
      await use({ name, size, built, outDir, origin: server.origin });
    } finally {
      await server.close();
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Runs one cold build. Returns seconds of the process and of processor time, and MB of peak memory and of output. */
async function build(dir) {
  const start = performance.now();
  const bin = path.join(repository, 'bin/docsgen.js');
  const options = ['build', dir, '--json', '--no-cache'];
  const child = spawn(process.execPath, ['--import', reportUse, bin, ...options]);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].on('data', (data) => {
      output[name] += data;
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`docsgen build ended with ${code}:\n${output.stdout}`);
  const [, kibibytes, microseconds] = /used (\d+) (\d+)/.exec(output.stderr) ?? [];
  const { bytes, pages } = JSON.parse(output.stdout);
  const used = { memory: (Number(kibibytes) * 1024) / 1e6, processor: Number(microseconds) / 1e6 };
  return { seconds, ...used, output: bytes / 1e6, pages };
}

/** Returns the routes of all pages of a kind, the smallest page first. */
export async function routesOf(outDir, kind) {
  const names = await readdir(path.join(outDir, 'api'), { recursive: true });
  const pages = names.filter((name) => path.basename(name) === 'index.html');
  const sized = await Promise.all(
    pages.map(async (name) => {
      const file = path.join(outDir, 'api', name);
      const html = await readFile(file, 'utf8');
      const isOfKind = html.includes(`data-kind="${kind}"`);
      const route = path.posix.join('/api', ...path.dirname(name).split(path.sep));
      return isOfKind ? [{ route, size: (await stat(file)).size }] : [];
    }),
  );
  return sized
    .flat()
    .toSorted((a, b) => a.size - b.size)
    .map(({ route }) => route);
}
