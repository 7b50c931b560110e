import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { portableInputs } from './portable-inputs.js';

it('sends a configuration with callbacks to other threads', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'docsgen-portable-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const written = 'export default { onPages: (pages) => pages, onBuilt: () => {} };';
  await writeFile(path.join(dir, 'docsgen.config.mjs'), written);
  const config = await loadConfig({ dir, onSlowHook: () => {} });
  expect(config.onBuilt).toBeTypeOf('function');
  const { config: sent } = portableInputs({
    parsed: { texts: { all: () => new Map() } },
    sources: { messageFiles: [], versions: [] },
    config,
    build: { mode: 'production' },
    cache: { texts: { spilled: () => undefined } },
  } as unknown as Parameters<typeof portableInputs>[0]);
  expect(structuredClone(sent)).toMatchObject({ siteDir: config.siteDir });
});
