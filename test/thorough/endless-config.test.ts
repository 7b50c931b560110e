import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { startDevProcess } from '../support/dev-process.js';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'docsgen-endless-'));
  await mkdir(path.join(site, 'content'));
  await writeFile(path.join(site, 'content/index.md'), '# Planets\n');
});
afterEach(() => rm(site, { recursive: true }));

it.each([
  ['setInterval(() => {}, 1000); export default {};', 0, ''],
  [
    `import { createServer } from 'node:net'; createServer().listen(0, '127.0.0.1'); export default {};`,
    0,
    '',
  ],
  ['setInterval(() => {}, 1000); throw new Error("no planets");', 2, 'config/failed'],
  ['export default () => new Promise(() => {});', 2, 'config/unsettled'],
  ['export default new Promise(() => {});', 2, 'config/unsettled'],
  ['process.exit(0);', 2, 'config/unsettled'],
  ['export default { sources: [() => new Promise(() => {})] };', 2, 'config/hook'],
  ['export default { onPages: () => new Promise(() => {}) };', 2, 'config/hook'],
  ['export default { onBuilt: () => new Promise(() => {}) };', 1, 'config/hook'],
  ['export default { sources: [() => process.exit(0)] };', 2, 'config/hook'],
  ['export default { onBuilt: () => process.exit(7) };', 7, 'The hook onBuilt failed'],
  ['export default { onBuilt: () => { process.exitCode = 3; } };', 3, ''],
  ['Promise.reject(new Error("Pluto")); export default {};', 2, 'mjs:1:16: error: The config'],
  ['setTimeout(() => { throw new Error("Pluto"); }, 0); export default {};', 2, 'config/uncaught'],
  [
    'export default { sources: [() => { setTimeout(() => { throw new Error("Pluto"); }); return []; }] };',
    2,
    'mjs:1:61: error: The configuration threw an error that nothing catches: Pluto',
  ],
])(
  'a build with an endless or failing configuration exits with the right code: %s',
  async (config, exitCode, code) => {
    await writeFile(path.join(site, 'docsgen.config.mjs'), config);
    const { status, stderr } = spawnSync(process.execPath, [inject('program'), 'build'], {
      cwd: site,
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect([status, stderr.includes(code)]).toEqual([exitCode, true]);
  },
);

it.each([
  ['process.exit(3)', 3, 'docsgen ended early: a plugin or a component'],
  ['setTimeout(() => { throw new Error("Pluto"); })', 2, 'error: A plugin threw an error'],
])(
  'a plugin that ends the process or fails later is reported: %s',
  async (code, exitCode, text) => {
    await writeFile(path.join(site, 'plugin.mjs'), `export default () => () => { ${code}; };`);
    const config = `export default { markdown: { remarkPlugins: ['./plugin.mjs'] } };`;
    await writeFile(path.join(site, 'docsgen.config.mjs'), config);
    const { status, stderr } = spawnSync(process.execPath, [inject('program'), 'build'], {
      cwd: site,
      encoding: 'utf8',
      timeout: 50_000,
    });
    expect([status, stderr]).toEqual([exitCode, expect.stringContaining(text)]);
  },
);

it('docsgen dev ends without an error while a hook waits', async () => {
  const config = (hook: string) =>
    writeFile(path.join(site, 'docsgen.config.mjs'), `export default { sources: [${hook}] };`);
  await config('() => []');
  const server = await startDevProcess(inject('program'), site);
  await config('() => { console.log("waiting"); return new Promise(() => {}); }');
  await expect.poll(() => server.said(), { timeout: 20_000 }).toContain('waiting');
  await server.stop();
  expect(server.said()).not.toContain('error');
});
