// Measures how often the right page of an API reference comes first in search, and the time of each key press.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Searcher } from '../lib/search/query/index.js';
import { compare } from './sites.mjs';

const run = promisify(execFile);
const repository = path.join(import.meta.dirname, '..');

/** A right page is expected among the first of this many results. */
const nearTop = 3;

/**
 * Builds a site from an OpenAPI file and searches it. A query file is a JSON array of `{ "q", "first" }`; `first` is
 * the route of the right page or a method and path, or an array of these if several pages are right.
 * @returns whether all shares and times are within the budgets
 */
export async function measureRanking(description, queryFiles, budgets) {
  const dir = await mkdtemp(path.join(tmpdir(), 'docsgen-search-'));
  try {
    await mkdir(path.join(dir, 'openapi'));
    await cp(description, path.join(dir, 'openapi', path.basename(description)));
    await writeFile(path.join(dir, 'docsgen.config.json'), JSON.stringify({ title: 'API' }));
    const bin = path.join(repository, 'bin/docsgen.js');
    await run(process.execPath, [bin, 'build', dir, '--no-cache'], { maxBuffer: 1e8 });
    const searcher = await openSearcher(path.join(dir, 'dist'));
    console.log(`${path.basename(description)}: ${searcher.urls.length} pages`);
    const results = [];
    for (const file of queryFiles) results.push(await measureQueries(searcher, file, budgets));
    return results.every(Boolean);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function openSearcher(outDir) {
  const read = async (file) => JSON.parse(await readFile(path.join(outDir, file), 'utf8'));
  return new Searcher(await read('search-index.json'), (file) => read(path.join('assets', file)));
}

async function measureQueries(searcher, file, budgets) {
  const queries = JSON.parse(await readFile(file, 'utf8'));
  let first = 0;
  let near = 0;
  const times = [];
  for (const { q, first: right } of queries) {
    const { hits } = await searcher.search(q);
    const rank = hits.findIndex((hit) => isRight(hit, [right].flat())) + 1;
    if (rank === 1) first += 1;
    if (rank > 0 && rank <= nearTop) near += 1;
    if (rank !== 1) {
      const [best] = hits;
      console.log(`  "${q}": ${rank === 0 ? 'not found' : `place ${rank}`}, first is ${best?.url}`);
    }
    times.push(...(await keyPressTimes(searcher, q)));
  }
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  const name = path.basename(file, '.json');
  const share = (count) => (count / queries.length) * 100;
  const isEnough = (name, value, least) => compare(name, value, least, value >= least);
  const results = [
    isEnough(`${name}: right page first, %`, share(first), budgets.searchFirst),
    isEnough(`${name}: right page within three, %`, share(near), budgets.searchNear),
    compare(`${name}: ms of a key press, 95th percentile`, slowest, budgets.searchTime),
  ];
  return results.every(Boolean);
}

function isRight({ url, method, path: address }, right) {
  return right.includes(url) || right.includes(`${method} ${address}`);
}

/** Returns the milliseconds of processor time of the search after each letter; its files are already loaded. */
async function keyPressTimes(searcher, query) {
  const times = [];
  for (let length = 1; length <= query.length; length += 1) {
    const typed = query.slice(0, length);
    await searcher.search(typed);
    const start = process.cpuUsage();
    await searcher.search(typed);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return times;
}
