// Runs Lighthouse with its mobile settings on the pages that bench/weight.mjs measures. Lighthouse is not a dependency;
// npx downloads it.
//
//   npm run bench:lighthouse
//   npm run bench:lighthouse -- --content ~/my/docs
//
// Blocking times and scores that vary between runs come from the machine. Run it again when nothing else runs.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { requireBrowser } from '../scripts/browser.mjs';
import { compare, eachSite } from './sites.mjs';

const { values } = parseArgs({ options: { content: { type: 'string' } } });
const budgets = JSON.parse(await readFile(new URL('budgets.json', import.meta.url), 'utf8'));
const run = promisify(execFile);

async function ask(url, report) {
  await run(
    'npx',
    [
      ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json', `--output-path=${report}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    {
      env: { ...process.env, CHROME_PATH: requireBrowser() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(await readFile(report, 'utf8'));
}

const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-lighthouse-'));
let isKept = true;
try {
  await eachSite(values.content, async ({ name, origin, route }) => {
    const { categories, audits } = await ask(origin + route, path.join(folder, 'report.json'));
    console.log(`${name}, ${route}`);
    const results = [
      ...Object.entries(budgets.lighthouse).map(([category, wanted]) => {
        const score = Math.round(categories[category].score * 100);
        return compare(category, score, wanted, score >= wanted);
      }),
      compare('layout shift', audits['cumulative-layout-shift'].numericValue, budgets.layoutShift),
      compare(
        'blocking time, ms',
        audits['total-blocking-time'].numericValue,
        budgets.blockingTime,
      ),
    ];
    for (const { id, score, title } of Object.values(audits)) {
      if (score !== null && score < 0.9) console.log(`       ${id}: ${title}`);
    }
    isKept &&= results.every(Boolean);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isKept ? 0 : 1;
