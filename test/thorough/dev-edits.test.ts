import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/index.js';
import { clientUrl } from '../../src/dev-server/index.js';
import { buildSite } from '../../src/pipeline/index.js';
import { type DevServer, startDevServer } from '../support/dev-server.js';

const planets = ['mars', 'venus', 'saturn', 'pluto'];
/** `DOCSGEN_SEED=17` tries others. */
const seed = Number(process.env.DOCSGEN_SEED ?? 1);
const edits = 80;

let siteDir: string;
let server: DevServer | undefined;
const at = (name: string) => path.join(siteDir, 'content/docs', name);

beforeEach(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-dev-edits-')));
  mkdirSync(at('.'), { recursive: true });
  writeFileSync(path.join(siteDir, 'content/index.md'), '# Home\n');
  writeFileSync(at('_moons.md'), 'Two moons.\n');
  for (const planet of planets) writeFileSync(at(`${planet}.md`), textOf(planet, 0));
});
afterEach(async () => {
  await server?.stop();
  await rm(siteDir, { recursive: true });
});

function textOf(planet: string, count: number, title = planet): string {
  return `# ${title}\n\nSeen ${count} times.\n\n::include[./_moons.md]\n`;
}

/** A linear congruential generator (Numerical Recipes), from 0 to below 1. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What somebody does in an editor, at once; editors that empty a file before they write it do so in a moment. */
async function edit(random: () => number, count: number): Promise<void> {
  const planet = planets[Math.floor(random() * planets.length)] ?? 'mars';
  const file = at(`${planet}.md`);
  const kind = random();
  if (kind < 0.5) writeFileSync(file, textOf(planet, count));
  else if (kind < 0.65) writeFileSync(file, textOf(planet, count, `${planet} ${count}`));
  else if (kind < 0.8) writeFileSync(at('_moons.md'), `Moons ${count}.\n`);
  else if (kind < 0.9) {
    writeFileSync(file, '');
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeFileSync(file, textOf(planet, count));
  } else if (planet === 'pluto') rmSync(file, { force: true });
  else writeFileSync(at('new.md'), textOf('new', count));
}

/** Pages that dev does not serve as a build writes them. */
async function stalePages(): Promise<readonly string[]> {
  const config = await loadConfig({ dir: siteDir });
  const { value } = await buildSite(config, { mode: 'dev', devScript: clientUrl });
  const contents = new Map(value?.files.map((file) => [file.path, String(file.contents)]));
  const stale = (value?.pages ?? []).map(async ({ url, file }) => {
    const response = await fetch(`${server?.origin}${url}`);
    return (await response.text()) === contents.get(file) ? [] : [url];
  });
  return (await Promise.all(stale)).flat();
}

it('docsgen dev serves what a build writes after ten edits a second of texts, titles, includes and pages', async () => {
  server = await startDevServer(siteDir);
  const random = randomFrom(seed);
  for (let count = 1; count <= edits; count += 1) {
    await edit(random, count);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  let stale: readonly string[] = ['not looked at'];
  for (let attempt = 0; stale.length > 0 && attempt < 20; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    stale = await stalePages();
  }
  expect(stale, `seed ${seed}`).toEqual([]);
});
