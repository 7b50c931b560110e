import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { loadConfig } from './index.js';

let dir: string;
let compiledConfigFile: string;
const write = (name: string, text: string) => writeFile(path.join(dir, name), text);
const title = async () => (await loadConfig({ dir, compiledConfigFile })).title;

beforeEach(async () => {
  dir = await temporarySite({
    'docsgen.config.ts': `
      import { basename } from 'node:path';
      import { planet } from './planet.ts';
      import moon from 'moon';
      export default { title: [planet, moon, basename(import.meta.url)].join(' ') };`,
    'planet.ts': `export const planet: string = 'Mars';`,
    'node_modules/moon/package.json': '{"main":"phobos.js"}',
    'node_modules/moon/phobos.js': `module.exports = 'Phobos';`,
    'node_modules/moon/deimos.js': `module.exports = 'Deimos';`,
  });
  compiledConfigFile = path.join(dir, '.docsgen/cache/config');
});

it('loads a compiled configuration from the cache with the same result', async () => {
  expect(await title()).toBe('Mars Phobos docsgen.config.ts');
  const kept = await readFile(compiledConfigFile, 'utf8');
  expect(kept).toContain('Mars');
  expect(kept).not.toContain(dir);
  expect(await title()).toBe('Mars Phobos docsgen.config.ts');
  expect(await readFile(compiledConfigFile, 'utf8')).toBe(kept);
});

it('recompiles a configuration when one of its source files has changed', async () => {
  await title();
  await write('planet.ts', `export const planet = 'Venus';`);
  expect(await title()).toContain('Venus Phobos');
  await write('docsgen.config.ts', `export default { title: 'Earth' };`);
  expect(await title()).toBe('Earth');
});

it('ignores a damaged cache entry of a compiled configuration', async () => {
  await title();
  const kept = await readFile(compiledConfigFile, 'utf8');
  for (const damaged of [kept.replace('Mars', 'Mors'), kept.slice(0, 80), '', '{}\nnull']) {
    await writeFile(compiledConfigFile, damaged);
    expect(await title()).toContain('Mars Phobos');
  }
});

it('loads a configuration when its cache entry cannot be written', async () => {
  await write('occupied', '');
  const { title } = await loadConfig({
    dir,
    compiledConfigFile: path.join(dir, 'occupied/config'),
  });
  expect(title).toContain('Mars');
});
