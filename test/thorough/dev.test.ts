import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from '../support/dev-server.js';
import { readerOf } from '../support/reader.js';
import { isMarked, mark } from '../support/solar-pages.js';

let siteDir: string;
let server: DevServer | undefined;
const reader = readerOf(() => server?.origin ?? '');

/** In one go: the server shares this process, and would find the file empty for as long as it keeps it busy. */
const write = async (file: string, text: string): Promise<void> => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
};
const config = (title: string) => write('docsgen.config.json', JSON.stringify({ title }));

beforeAll(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-dev-')));
  await config('Planets');
  await write('content/index.md', '# Home\n\n[Mars](./docs/mars.md)\n');
  await write('content/docs/mars.md', '# Mars\n\nIt is red.\n');
  server = await startDevServer(siteDir);
});

afterAll(async () => {
  await server?.stop();
  await rm(siteDir, { recursive: true });
});

const overlay = (page: Page) => page.getByRole('alert');

/** How many style sheets the page has as it is served. */
const sheetsServed = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return html.split('rel="stylesheet"').length - 1;
  });

/** A long page with something to open. */
const long = (text: string) =>
  `# Mars\n\n${'It turns.\n\n'.repeat(60)}:::details[Moons]\nPhobos.\n:::\n\n\`\`\`js\nland(1);\n\`\`\`\n\n${text}\n\n${'It turns.\n\n'.repeat(60)}`;

it('docsgen dev updates a changed text in place, without a reload', async () => {
  await write('content/docs/mars.md', long('It is red.'));
  const page = await reader.open('/docs/mars');
  // The server may have had no time yet to look.
  await page.getByText('Moons').waitFor();
  await page.getByText('It is red.').scrollIntoViewIfNeeded();
  await page.getByText('Moons').click();
  await page.getByRole('button', { name: 'Copy', exact: true }).first().waitFor();
  await mark(page);
  const before = await page.evaluate(() => scrollY);
  for (const text of ['It is dusty.', 'It is *very* dusty.\n\n- Iron\n- Oxygen']) {
    await write('content/docs/mars.md', long(text));
    await page.getByText(/dusty\./).waitFor();
    await page.getByText(text.includes('very') ? 'Oxygen' : 'It is dusty.').waitFor();
  }
  await write('content/docs/mars.md', long('It is dusty.'));
  await page.getByText('Oxygen').waitFor({ state: 'detached' });
  await write('content/docs/mars.md', long('It is dusty.').replace('land(1)', 'land(2)'));
  await page.locator('figure', { hasText: 'land(2)' }).waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(await page.getByText('Phobos.').isVisible()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await page.locator('figure .copy-button').count()).toBe(1);
});

it('docsgen dev reloads for content that needs scripts and restores the scroll position', async () => {
  await write('content/docs/mars.md', long('It is red.'));
  const page = await reader.open('/docs/mars');
  await page.getByText('It is red.').scrollIntoViewIfNeeded();
  await page.getByText('Moons').click();
  const before = await page.evaluate(() => scrollY);
  await write('content/docs/mars.md', long('It is red.\n\n```js\norbit();\n```'));
  await page.locator('figure', { hasText: 'orbit' }).getByRole('button').waitFor();
  expect(await page.getByText('Phobos.').isVisible()).toBe(true);
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 2, before);
});

it('docsgen dev restores expanded sections, chosen tabs and the scroll position after a reload', async () => {
  const moons = (names: string) => `:::details[Moons]\n${names}\n:::\n\n`;
  const tabs = '::::tabs\n:::tab[Iron]\nRed.\n:::\n:::tab[Ice]\nWhite.\n:::\n::::\n\n';
  const text = `# Mars\n\n${moons('Phobos.')}${moons('Deimos.')}${tabs}[Home](../index.md)\n`;
  await write('content/docs/mars.md', text);
  const page = await reader.open('/docs/mars');
  await page.getByText('Moons').first().click();
  await page.getByRole('tab', { name: 'Ice' }).click();
  const link = page.getByRole('article').getByRole('link', { name: 'Home' });
  await link.focus();
  await mark(page);
  await write('content/docs/mars.md', `${text}\n\`\`\`js\norbit();\n\`\`\`\n`);
  await page.locator('figure', { hasText: 'orbit' }).getByRole('button').waitFor();
  expect(await isMarked(page)).toBe(false);
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByText('Phobos.').isVisible()).toBe(true);
  expect(await page.getByText('Deimos.').isVisible()).toBe(false);
  expect(await page.getByText('White.').isVisible()).toBe(true);
});

it('docsgen dev keeps the menu on small screens open while the page behind it changes', async () => {
  await write('content/docs/mars.md', '# Mars\n\nIt is red.\n');
  const page = await reader.open('/docs/mars', { width: 390 });
  await page.getByText('It is red.').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await mark(page);
  await write('content/docs/mars.md', '# Mars\n\nIt is red, and dusty.\n');
  await page.getByText('and dusty').waitFor({ state: 'attached' });
  expect(await isMarked(page)).toBe(true);
  expect(await menu.isVisible()).toBe(true);
  await write('content/docs/mars.md', '# Mars\n\n```js\nland();\n```\n');
  await page.getByText('land').first().waitFor({ state: 'attached' });
  await menu.waitFor();
  expect(await isMarked(page)).toBe(false);
});

it('docsgen dev still shows changes when a symbolic link leads to a parent folder', async () => {
  await write('content/docs/moons/phobos.md', '# Phobos\n\nNear.\n');
  symlinkSync('..', path.join(siteDir, 'content/docs/moons/up'));
  const page = await reader.open('/docs/moons/phobos');
  await page.getByText('Near.').waitFor();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await rm(path.join(siteDir, 'content/docs/moons/up'));
  for (const text of ['Nearer.', 'Nearest.']) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await rename(path.join(siteDir, 'content'), path.join(siteDir, 'away'));
    await rename(path.join(siteDir, 'away'), path.join(siteDir, 'content'));
    await write('content/docs/moons/phobos.md', `# Phobos\n\n${text}\n`);
    await page.getByText(text).waitFor();
  }
  await rm(path.join(siteDir, 'content/docs/moons'), { recursive: true });
});

it('docsgen dev misses no change and shows no stale page at ten saves a second', async () => {
  const page = await reader.open('/docs/mars');
  for (let count = 1; count <= 30; count += 1) {
    const text = `# Mars ${count % 7}\n\nSeen ${count} times.\n`;
    // Some editors empty a file before they write it.
    if (count % 3 === 0) await write('content/docs/mars.md', '');
    await write('content/docs/mars.md', text);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.getByText('Seen 30 times.').waitFor();
  await page.getByRole('heading', { name: 'Mars 2', exact: true }).waitFor();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByText('Mars 2', { exact: true }).waitFor();
  await write('content/docs/mars.md', '# Mars\n\nIt is dusty.\n');
  await page.getByText('It is dusty.').waitFor();
});

it('docsgen dev updates a page that was reached by client-side navigation', async () => {
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

it('docsgen dev shows an error over the last good page until it is fixed', async () => {
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

it('docsgen dev shows errors in the configuration', async () => {
  const page = await reader.open('/');
  await write('docsgen.config.json', '{ "titel": "Planets" }');
  await overlay(page).getByText('titel').waitFor();
  await config('Planets');
  await overlay(page).waitFor({ state: 'detached' });
});

it('docsgen dev updates every page when the configuration changes', async () => {
  const page = await reader.open('/docs/mars');
  await config('Moons');
  await page.waitForFunction(() => document.title.includes('Moons'));
  expect(await page.getByRole('banner').getByText('Moons').isVisible()).toBe(true);
});

it('docsgen dev shows changed metadata in place, and reloads for changed scripts of the head', async () => {
  const head = (author: string, script: string) =>
    write(
      'docsgen.config.json',
      JSON.stringify({
        title: 'Planets',
        head: [
          { tag: 'meta', attributes: { name: 'author', content: author } },
          { tag: 'script', content: script },
        ],
      }),
    );
  await head('Phobos', 'window.moons = 1;');
  const page = await reader.open('/docs/mars');
  await mark(page);
  await head('Deimos', 'window.moons = 1;');
  await page.waitForFunction(() => {
    const [author, ...others] = document.querySelectorAll<HTMLMetaElement>('meta[name=author]');
    return author?.content === 'Deimos' && others.length === 0;
  });
  expect(await isMarked(page)).toBe(true);
  await head('Deimos', 'window.moons = 2;');
  await page.waitForFunction(() => 'moons' in window && window.moons === 2);
  await config('Moons');
});

it('docsgen dev reloads the configuration when a file that it imports changes', async () => {
  const page = await reader.open('/docs/mars');
  await write('titles.mjs', "export const title = 'Comets';");
  await write(
    'docsgen.config.mjs',
    "import { title } from './titles.mjs';\nexport default { title };\n",
  );
  await page.waitForFunction(() => document.title.includes('Comets'));
  await write('titles.mjs', "export const title = 'Meteors';");
  await page.waitForFunction(() => document.title.includes('Meteors'));
  await rm(path.join(siteDir, 'docsgen.config.mjs'));
  await page.waitForFunction(() => document.title.includes('Moons'));
});

it('docsgen dev removes a deleted page and reports links to it', async () => {
  await write('content/docs/pluto.md', '# Pluto\n');
  const page = await reader.open('/docs/mars');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByText('Pluto').waitFor();
  await write('content/index.md', '# Home\n\n[Mars](./docs/mars.md) [Pluto](./docs/pluto.md)\n');
  const home = await reader.open('/');
  await home.getByRole('main').getByRole('link', { name: 'Pluto' }).waitFor();
  // Until that has come to rest: what is wrong with it would keep all else as it was.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await rm(path.join(siteDir, 'content/docs/pluto.md'));
  await overlay(page).getByText('pluto.md').waitFor();
  await sidebar.getByText('Pluto').waitFor({ state: 'detached' });
  await write('content/index.md', '# Home\n\n[Mars](./docs/mars.md)\n');
  await overlay(page).waitFor({ state: 'detached' });
});

it('docsgen dev adds a page for a new file', async () => {
  const page = await reader.open('/docs/venus');
  await page.getByRole('heading', { name: /not found/i }).waitFor();
  await write('content/docs/venus.md', '# Venus\n\nIt is hot.\n');
  await page.getByText('It is hot.').waitFor();
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Venus').waitFor();
});

it('docsgen dev keeps an open search while the page behind it changes', async () => {
  await write('content/docs/mars.md', '# Mars\n\nIt is red.\n');
  const page = await reader.open('/docs/mars');
  await page.getByText('It is red.').waitFor();
  await mark(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('dusty');
  await write('content/docs/mars.md', '# Mars\n\nIt is cold.\n');
  await page.locator('article', { hasText: 'It is cold.' }).waitFor({ state: 'attached' });
  expect(await isMarked(page)).toBe(true);
  expect(await field.inputValue()).toBe('dusty');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('docsgen dev applies changed styles without a reload', async () => {
  const page = await reader.open('/docs/mars');
  const outline = () => page.evaluate(() => getComputedStyle(document.body).outlineColor);
  for (const colour of ['rgb(1, 2, 3)', 'rgb(4, 5, 6)']) {
    await write('theme/styles/custom.css', `body { outline: 3px solid ${colour}; }`);
    await expect.poll(outline).toBe(colour);
    await mark(page);
  }
  await rm(path.join(siteDir, 'theme'), { recursive: true });
  await expect.poll(outline).not.toBe('rgb(4, 5, 6)');
  expect(await isMarked(page)).toBe(true);
  const sheets = page.locator('head link[rel=stylesheet]');
  await expect.poll(() => sheets.count()).toBe(await sheetsServed(page));
});

it('docsgen dev shows the error of a failing component over the last good page', async () => {
  const page = await reader.open('/docs/mars');
  await page.getByText('It is cold.').waitFor();
  const footer = (body: string) =>
    write('theme/components/chrome/Footer.tsx', `export function Footer() { ${body} }`);
  await footer('return <footer>All rights to the planets.</footer>;');
  await page.getByText('All rights to the planets.').waitFor();
  await footer(`throw new Error('no planets');`);
  await overlay(page).getByText('no planets').waitFor();
  expect(await page.getByText('All rights to the planets.').isVisible()).toBe(true);
  await rm(path.join(siteDir, 'theme'), { recursive: true });
  await page.getByText('All rights to the planets.').waitFor({ state: 'detached' });
  await overlay(page).waitFor({ state: 'detached' });
});
