// Measures docsgen as users run it: time and memory of the `build` process (cold, unchanged, and with one page
// edited), how both grow with the site, and `dev` in a browser.
//
//   npm run bench                               generated sites of 10, 100 and 1,000 pages
//   npm run bench -- --pages 1000 --pages 10000
//   npm run bench -- --content ~/my/docs        the Markdown of a folder
//   npm run bench -- --no-dev
//
// Goals are in bench/budgets.json. Because machines differ, goals for large sites are ratios to Hugo in the same run,
// if `hugo` is installed. A missed goal is reported and fails the command.
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePages } from './corpus.mjs';
import { freePort, measureDev } from './dev.mjs';
import { installPeer, peers } from './peers/index.mjs';
import { measure, median } from './process.mjs';
import { compare, sizeOf } from './sites.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    pages: { type: 'string', multiple: true },
    content: { type: 'string' },
    runs: { type: 'string', default: '3' },
    dev: { type: 'boolean', default: true },
  },
});
const bin = path.join(import.meta.dirname, '../bin/docsgen.js');
const { build: budgets } = JSON.parse(
  await readFile(new URL('budgets.json', import.meta.url), 'utf8'),
);
const runs = Number(values.runs);
let isKept = true;

/** Builds several times. Seconds and MiB are medians. */
async function buildTimes(siteDir, before) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    await before(run);
    const { out, ...figures } = await measure(process.execPath, [bin, 'build', siteDir, '--json']);
    results.push({ ...figures, ...JSON.parse(out) });
  }
  return {
    ...results[0],
    seconds: median(results.map(({ seconds }) => seconds)),
    mebibytes: median(results.map(({ mebibytes }) => mebibytes)),
  };
}

/** Returns a page from the middle of the site: its file below `content/docs` and its route. */
async function somePage(docs) {
  const names = await readdir(docs, { recursive: true });
  const pages = names.filter(
    (name) => /^[a-z][^.]*\.md$/.test(name) && !/index|readme/i.test(name),
  );
  const name = pages.sort()[Math.floor(pages.length / 2)];
  return { file: path.join(docs, name), route: `/docs/${name.slice(0, -3)}` };
}

/** Builds the same files with Hugo. Returns seconds and bytes of output. */
async function measureHugo(docs) {
  const { hugo } = peers;
  if (!(await hugo.isInstalled())) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-hugo-'));
  try {
    await installPeer(hugo, folder, docs);
    const { seconds } = await measure(hugo.build.command, hugo.build.args, { cwd: folder });
    return { seconds, bytes: await sizeOf(path.join(folder, hugo.cache[0])) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSite(name, fill) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-'));
  const docs = path.join(siteDir, 'content/docs');
  const cached = [path.join(siteDir, 'dist'), path.join(siteDir, '.docsgen')];
  try {
    await mkdir(docs, { recursive: true });
    const config = '{ "onBrokenLinks": "ignore", "onBrokenAnchors": "ignore" }\n';
    await writeFile(path.join(siteDir, 'docsgen.config.json'), config);
    await fill(docs);
    const { file, route } = await somePage(docs);
    const cold = await buildTimes(siteDir, () =>
      Promise.all(cached.map((folder) => rm(folder, { recursive: true, force: true }))),
    );
    const warm = await buildTimes(siteDir, () => undefined);
    const edited = await buildTimes(siteDir, (run) => appendFile(file, `\nOnce more: ${run}.\n`));
    const hugo = cold.pages >= 500 ? await measureHugo(docs) : undefined;
    console.log(`\n${name}: ${cold.pages} pages, ${(cold.bytes / 1e6).toFixed(1)} MB of output`);
    const goals = goalsOf(cold.pages);
    report(cold, warm, edited, hugo, goals);
    if (values.dev && cold.pages >= 500) await measureDevOf(siteDir, file, route, goals);
    return cold;
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}

/** Returns the goals for the largest listed site size that does not exceed `pages`. */
function goalsOf(pages) {
  const size = [10_000, 5000, 1000, 100].find((size) => pages >= size) ?? 10;
  return budgets[size];
}

function report(cold, warm, edited, hugo, goals) {
  const stages = cold.timings.map(
    ({ stage, milliseconds }) => `${stage} ${milliseconds.toFixed(0)}`,
  );
  console.log(`       milliseconds of a cold build: ${stages.join(', ')}`);
  keep('cold build, s', cold.seconds, goals.cold);
  keep('nothing changed, s', warm.seconds, goals.warm);
  keep('one page edited, s', edited.seconds, goals.warm);
  keep('memory at the peak, MiB', Math.round(cold.mebibytes), goals.memory);
  if (hugo === undefined) return;
  const megabytes = (hugo.bytes / 1e6).toFixed(1);
  console.log(`       Hugo in this run: ${hugo.seconds.toFixed(2)} s, ${megabytes} MB`);
  keep('cold build to Hugo', cold.seconds / hugo.seconds, goals.coldToHugo);
  keep('output to Hugo', cold.bytes / hugo.bytes, goals.outputToHugo);
  keep('nothing changed to Hugo', warm.seconds / hugo.seconds, goals.warmToHugo);
  keep('one page edited to Hugo', edited.seconds / hugo.seconds, goals.warmToHugo);
}

async function measureDevOf(siteDir, file, route, goals) {
  const port = await freePort();
  const args = [bin, 'dev', siteDir, '--no-open', '--no-cache', '--port', String(port), '--silent'];
  const server = { command: process.execPath, args, cwd: siteDir };
  const { seconds, milliseconds, mebibytes, missed } = await measureDev(server, {
    url: `http://127.0.0.1:${port}${route}`,
    file,
    visits: 500,
    minutes: 1,
  });
  keep('dev: start to page, s', seconds, goals.devStart);
  keep('dev: save to text, ms', Math.round(milliseconds), goals.devSave);
  keep('dev: memory after 500 pages, MiB', Math.round(mebibytes), goals.devMemory);
  keep('dev: missed of ten saves a second', Number(missed), 0);
}

/** Prints a figure, with its goal if it has one. */
function keep(name, value, goal) {
  if (goal === undefined) console.log(`       ${name}: ${value.toLocaleString('en')}`);
  else isKept = compare(name, value, goal) && isKept;
}

if (values.content === undefined) {
  const sites = [];
  for (const pages of values.pages ?? ['10', '100', '1000']) {
    sites.push(await measureSite('made-up', (docs) => writePages(docs, Number(pages))));
  }
  const [small, large] = sites.slice(-2);
  if (small && large && small.pages >= 500) {
    const more = large.pages / small.pages;
    console.log(`\ngrowth, ${small.pages} → ${large.pages} pages (× ${more.toFixed(1)})`);
    keep('time, to that', large.seconds / small.seconds / more, budgets.growth);
    keep('output, to that', large.bytes / small.bytes / more, budgets.growth);
  }
} else {
  await measureSite(values.content, (docs) => cp(values.content, docs, { recursive: true }));
}
process.exitCode = isKept ? 0 : 1;
