import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileInto } from '../support/compile.js';
import { repository } from '../support/repository.js';

const run = promisify(execFile);
/** Enough of them that workers are asked. */
const pages = 220;

let folder: string;
let program: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docsgen-workers-'));
  await mkdir(path.join(folder, 'docsgen'));
  program = await compileInto(path.join(folder, 'docsgen'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A site with languages, versions, a blog and an API, and so many pages more that workers are asked. */
async function largeSite(name: string): Promise<string> {
  const site = path.join(folder, name);
  await cp(path.join(repository, 'test/fixtures/almanac'), site, { recursive: true });
  const docs = path.join(site, 'content/docs/many');
  await mkdir(docs, { recursive: true });
  for (let number = 0; number < pages; number += 1) {
    const text = [
      `# Moon ${number}`,
      `Next comes [moon ${number + 1}](moon-${(number + 1) % pages}.md).`,
      // Some warn, in many batches: of a language that nobody knows.
      number % 40 === 0 ? '```javscript\nlet moon;\n```' : '```js\nlet moon;\n```',
      `The moon of night ${number} is at the height of the hill. `.repeat(45),
    ].join('\n\n');
    await writeFile(path.join(docs, `moon-${number}.md`), text);
  }
  return site;
}

/** What `docsgen build` says and leaves. */
async function built(site: string, ...options: readonly string[]) {
  const args = [program, 'build', '--json', '--no-cache', ...options];
  const { stdout } = await run(process.execPath, args, { cwd: site, maxBuffer: 1e9 });
  const { diagnostics } = JSON.parse(stdout);
  const dist = path.join(site, 'dist');
  const names = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
    .toSorted();
  const files = new Map<string, string>();
  for (const name of names) files.set(name, await readFile(path.join(dist, name), 'latin1'));
  return { diagnostics, files };
}

it('several workers make the same site as none, and say the same in the same order', async () => {
  const site = await largeSite('site');
  const alone = await built(site, '--concurrency', '1');
  const together = await built(site, '--concurrency', '3');
  expect(alone.diagnostics.length).toBeGreaterThan(5);
  expect(together.diagnostics).toEqual(alone.diagnostics);
  expect([...together.files.keys()]).toEqual([...alone.files.keys()]);
  for (const [name, contents] of alone.files) {
    expect(together.files.get(name) === contents, name).toBe(true);
  }
}, 300_000);
