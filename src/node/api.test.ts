import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { build, check, dev } from './api.js';

const files = {
  'content/index.md': '# Planets\n\n[Mars](docs/mars.md)\n',
  'content/docs/mars.md': '# Mars\n',
};

it('builds and checks a site without printing', async () => {
  const dir = await temporarySite(files);
  const stages: string[] = [];
  const built = await build({ dir, cacheDir: false, onStage: (stage) => stages.push(stage) });
  expect(built).toMatchObject({
    outcome: 'built',
    diagnostics: [],
    outDir: path.join(dir, 'dist'),
  });
  expect(existsSync(path.join(dir, 'dist/index.html'))).toBe(true);
  expect(stages).toContain('Publish');
  expect(await check({ dir })).toMatchObject({ ok: true, diagnostics: [] });
});

it('returns findings instead of throwing them', async () => {
  const dir = await temporarySite({ ...files, 'docsgen.config.json': '{ "titel": "Planets" }' });
  expect(await build({ dir, cacheDir: false })).toMatchObject({
    outcome: 'failed',
    diagnostics: [{ code: 'config/unknown-key', place: { file: 'docsgen.config.json' } }],
  });
  expect(await check({ dir })).toMatchObject({ ok: false });
});

it('throws for an option that a function does not have', async () => {
  const misspelled: object = { dirr: 'docs' };
  await expect(build(misspelled)).rejects.toThrow('build() has no option dirr (did you mean dir?)');
  await expect(check({ concurrency: 2 } as object)).rejects.toThrow('no option concurrency');
  await expect(dev({ locale: 'de' } as object)).rejects.toThrow('no option locale');
});

it('throws for options of the wrong kind', async () => {
  const folder: unknown = 'docs';
  await expect(build(folder as object)).rejects.toThrow("build() takes an object: { dir: 'docs' }");
  await expect(build({ concurrency: -1 })).rejects.toThrow('concurrency of build() is a whole');
  await expect(check({ timeoutMs: Number.NaN })).rejects.toThrow('timeoutMs of check()');
  await expect(dev({ port: 99_999 })).rejects.toThrow('a whole number from 0 to 65535');
});

it('serves a site until it is closed', async () => {
  const dir = await temporarySite(files);
  const server = await dev({ dir, port: 0 });
  try {
    expect(await (await fetch(server.url)).text()).toContain('<h1>Planets');
  } finally {
    await server.close();
  }
});

it('publishes the pages of source hooks, checks their links and calls onBuilt', async () => {
  const config = (link: string) => `export default {
    sources: [() => [{ path: 'content/docs/moons.md', text: '# Moons\\n\\n[Mars](${link})' }]],
    onBuilt: async ({ outDir, pages }) => {
      const { writeFile } = await import('node:fs/promises');
      await writeFile(outDir + '/pages.json', JSON.stringify(pages.map(({ url }) => url)));
    },
  };`;
  const dir = await temporarySite({ ...files, 'docsgen.config.mjs': config('mars.md') });
  expect(await build({ dir })).toMatchObject({ outcome: 'built', diagnostics: [] });
  expect(JSON.parse(await readFile(path.join(dir, 'dist/pages.json'), 'utf8'))).toContain(
    '/docs/moons',
  );
  expect(await build({ dir, cacheDir: false })).toMatchObject({ diagnostics: [] });
  await writeFile(path.join(dir, 'docsgen.config.mjs'), config('venus.md'));
  expect(await build({ dir })).toMatchObject({
    outcome: 'failed',
    diagnostics: [{ code: 'site/broken-link', place: { file: 'content/docs/moons.md' } }],
  });
});

it('stays published if onBuilt fails, and names the hook', async () => {
  const text = `export default { onBuilt: () => { throw new Error('no space') } };`;
  const dir = await temporarySite({ ...files, 'docsgen.config.mjs': text });
  expect(await build({ dir, cacheDir: false })).toMatchObject({
    outcome: 'built',
    diagnostics: [
      {
        message: 'The hook onBuilt failed: no space.',
        place: { start: { line: 1, column: 27 } },
        related: [{ message: 'thrown here', place: { start: { line: 1, column: 41 } } }],
      },
    ],
  });
});
