// Times `docsgen build` as a whole process: cold, with its peak memory.
//
//   npm run bench                          a made-up site of 100 and of 1,000 pages
//   npm run bench -- --pages 5000
//   npm run bench -- --content ~/my/docs   the Markdown of a folder
//
// Figures of one machine in one run can be compared with each other, not with those of another machine.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePages } from './corpus.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true, default: ['100', '1000'] },
    content: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const bin = path.join(import.meta.dirname, '../bin/docsgen.js');
/** Loaded into the process that is measured: it tells its own peak at the end. */
const reportMemory = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write("maxrss " + process.resourceUsage().maxRSS))',
)}`;

/** One cold build. Milliseconds of the whole process, MiB at its peak. */
async function run(siteDir) {
  await rm(path.join(siteDir, 'dist'), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn(process.execPath, [
    '--import',
    reportMemory,
    bin,
    'build',
    siteDir,
    '--json',
  ]);
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const milliseconds = performance.now() - start;
  if (code !== 0) throw new Error(`docsgen build ended with ${code}:\n${out.slice(0, 2000)}${err}`);
  const kibibytes = Number(/maxrss (\d+)/.exec(err)?.[1]);
  return { milliseconds, mebibytes: kibibytes / 1024, ...JSON.parse(out) };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

async function measure(name, fill) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-bench-'));
  try {
    await mkdir(path.join(siteDir, 'content/docs'), { recursive: true });
    await writeFile(
      path.join(siteDir, 'docsgen.config.json'),
      '{ "onBrokenLinks": "ignore", "onBrokenAnchors": "ignore" }\n',
    );
    await fill(path.join(siteDir, 'content/docs'));
    const runs = [];
    for (let count = 0; count < Number(values.runs); count += 1) runs.push(await run(siteDir));
    const [{ pages, bytes, timings }] = runs;
    console.log(
      `${name}: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB of output, ` +
        `${(median(runs.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(2)} s, ` +
        `${Math.round(median(runs.map(({ mebibytes }) => mebibytes)))} MiB`,
    );
    const stages = timings.map(({ stage, milliseconds }) => `${stage} ${Math.round(milliseconds)}`);
    console.log(`  milliseconds of the first run: ${stages.join(', ')}`);
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}

if (values.content === undefined) {
  for (const pages of values.pages) {
    await measure('made-up', (folder) => writePages(folder, Number(pages)));
  }
} else {
  await measure(values.content, (folder) => cp(values.content, folder, { recursive: true }));
}
