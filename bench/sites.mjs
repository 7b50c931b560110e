// Builds and serves the sites on which the size and quality of pages are measured.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPreview } from '../lib/dev-server/index.js';
import { writePages } from './corpus.mjs';

const repository = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

/**
 * Builds the showcase and a site of 1,000 generated pages, or of the Markdown of a folder. Calls back with each site's
 * name, its origin and the route of a typical page, which is the one of median size.
 */
export async function eachSite(content, use) {
  const root = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-'));
  try {
    const large = path.join(root, 'site');
    const docs = path.join(large, 'content/docs');
    await mkdir(docs, { recursive: true });
    const config = {
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      url: 'https://example.com',
    };
    await writeFile(path.join(large, 'docsgen.config.json'), JSON.stringify(config));
    if (content === undefined) await writePages(docs, 1000);
    else await cp(content, docs, { recursive: true });
    for (const [name, siteDir, below] of [
      ['showcase', repository, 'docs/import_api'],
      [content ?? '1,000 made-up pages', large, 'docs'],
    ]) {
      const outDir = path.join(root, 'dist', path.basename(siteDir));
      await mkdir(path.dirname(outDir), { recursive: true });
      await build(siteDir, outDir);
      const server = await startPreview({ outDir, baseUrl: '/' }, { port: 0 });
      try {
        await use({ name, origin: server.origin, route: await typicalRoute(outDir, below) });
      } finally {
        await server.close();
      }
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function build(siteDir, outDir) {
  const bin = path.join(repository, 'bin/docsgen.js');
  const options = ['build', siteDir, '--out-dir', outDir, '--json'];
  await run(process.execPath, [bin, ...options], { maxBuffer: 256 * 1024 * 1024 }).catch(
    (error) => {
      throw new Error(`The site in ${siteDir} does not build:\n${error.stdout.slice(0, 2000)}`);
    },
  );
}

/** Returns the page of median size below a folder of the site. */
async function typicalRoute(outDir, below) {
  const names = await readdir(path.join(outDir, below), { recursive: true });
  const pages = names.filter((name) => path.basename(name) === 'index.html');
  const sized = await Promise.all(
    pages.map(async (name) => {
      const { size } = await stat(path.join(outDir, below, name));
      return { size, route: `/${path.posix.join(below, ...path.dirname(name).split(path.sep))}` };
    }),
  );
  sized.sort((a, b) => a.size - b.size);
  return sized[Math.floor(sized.length / 2)].route;
}

/** Returns the total bytes of all files in a folder. */
export async function sizeOf(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Prints a figure with its budget and returns whether it is within the budget. */
export function compare(name, value, budget, isKept = value <= budget) {
  const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(3);
  console.log(`  ${isKept ? 'ok  ' : 'OVER'} ${name}: ${shown} (${budget.toLocaleString('en')})`);
  return isKept;
}
