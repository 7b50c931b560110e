import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { buildSite } from '../index.js';
import { SiteOpener } from './site-opener.js';

const devScript = '/dev.js';
const fixtures = path.join(import.meta.dirname, '../../../test/fixtures');

it.each(['versions-and-languages', 'build/embeds', 'build/print-pages'])(
  'generates on demand the same files as a build of %s',
  async (name) => {
    const siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-live-'));
    onTestFinished(() => rm(siteDir, { recursive: true }));
    await cp(path.join(fixtures, name), siteDir, { recursive: true });
    const config = await loadConfig({ dir: siteDir });
    const built = await buildSite(config, { mode: 'dev', devScript });
    const live = await new SiteOpener({ devScript }).open(config);
    for (const { path: file } of built.value?.files ?? []) {
      expect(live.value.has(file) || live.value.mayHave(file), file).toBe(true);
    }
    await live.value.complete();
    for (const { path: file, contents } of built.value?.files ?? []) {
      expect(live.value.has(file), file).toBe(true);
      expect(Buffer.from((await live.value.read(file)) ?? '').toString(), file).toBe(
        Buffer.from(contents).toString(),
      );
    }
    const problems = [...live.diagnostics, ...((await live.value.findProblems()) ?? [])];
    expect(new Set(problems.map((one) => JSON.stringify(one)))).toEqual(
      new Set(built.diagnostics.map((one) => JSON.stringify(one))),
    );
  },
);
