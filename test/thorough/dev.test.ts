import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProgram } from '../../src/cli/run-program.js';
import { services } from '../../src/cli/services.js';
import { readerOf } from '../support/reader.js';

let siteDir: string;
let origin = '';
let output = '';
let stop: () => void = () => {};
let ended: Promise<unknown>;
const reader = readerOf(() => origin);

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
  await writeFile(path.join(siteDir, file), text);
};
const config = (title: string) => write('docsgen.config.json', JSON.stringify({ title }));

beforeAll(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-dev-')));
  await config('Planets');
  await write('content/index.md', '# Home\n\n[Mars](./docs/mars.md)\n');
  await write('content/docs/mars.md', '# Mars\n\nIt is red.\n');
  const note = (text: string): void => {
    output += text;
  };
  const world = {
    cwd: siteDir,
    env: {},
    stdout: { write: note },
    stderr: { write: note },
    onInterrupt: () => {},
    untilInterrupted: () =>
      new Promise<void>((resolve) => {
        stop = resolve;
      }),
  };
  ended = runProgram(['dev', siteDir, '--port', '0', '--no-open'], world, services);
  for (let attempt = 0; origin === '' && attempt < 300; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
  }
  if (origin === '') throw new Error(`docsgen dev does not say where it is:\n${output}`);
});

afterAll(async () => {
  stop();
  await ended;
  await rm(siteDir, { recursive: true });
});

/** Marks the page that is shown, so that one can tell whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const overlay = (page: Page) => page.getByRole('alert');

it('a change of a text is shown without a reload by hand', async () => {
  const page = await reader.open('/docs/mars');
  await page.getByText('It is red.').waitFor();
  await mark(page);
  await write('content/docs/mars.md', '# Mars\n\nIt is dusty.\n');
  await page.getByText('It is dusty.').waitFor();
  expect(await page.evaluate(() => 'marked' in window)).toBe(false);
});

it('a change is also shown on a page that was reached by a link', async () => {
  const page = await reader.open('/');
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'Mars' }).click();
  await page.getByText('It is dusty.').waitFor();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await write('content/docs/mars.md', '# Mars\n\nIt is cold.\n');
  await page.getByText('It is cold.').waitFor();
  await write('content/docs/mars.md', '# Mars\n\nIt is dusty.\n');
  await page.getByText('It is dusty.').waitFor();
});

it('a mistake is shown over the page as it was, and goes when it is mended', async () => {
  const page = await reader.open('/docs/mars');
  await page.getByText('It is dusty.').waitFor();
  await write('content/docs/mars.md', '# Mars\n\nSee [Venus](./venus.md).\n');
  await overlay(page).getByText('venus.md').waitFor();
  expect(await overlay(page).textContent()).toContain('content/docs/mars.md');
  expect(await page.getByText('It is dusty.').isVisible()).toBe(true);
  await write('content/docs/mars.md', '# Mars\n\nSee nothing.\n');
  await page.getByText('See nothing.').waitFor();
  expect(await overlay(page).count()).toBe(0);
});

it('a mistake in the configuration is shown, too', async () => {
  const page = await reader.open('/');
  await write('docsgen.config.json', '{ "titel": "Planets" }');
  await overlay(page).getByText('titel').waitFor();
  await config('Planets');
  await overlay(page).waitFor({ state: 'detached' });
});

it('a change of the configuration changes every page', async () => {
  const page = await reader.open('/docs/mars');
  await config('Moons');
  await page.waitForFunction(() => document.title.includes('Moons'));
  expect(await page.getByRole('banner').getByText('Moons').isVisible()).toBe(true);
});

it('a new file is a new page', async () => {
  const page = await reader.open('/docs/venus');
  await page.getByRole('heading', { name: /not found/i }).waitFor();
  await write('content/docs/venus.md', '# Venus\n\nIt is hot.\n');
  await page.getByText('It is hot.').waitFor();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Venus').waitFor();
});
