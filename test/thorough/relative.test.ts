import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from '../../src/dev-server/index.js';
import { temporarySite } from '../build/temporary-site.js';
import { connectToChromium } from '../support/chromium.js';
import { publishSite } from '../support/publish-site.js';
import { repository } from '../support/repository.js';
import { serveStrictly } from '../support/strict-server.js';

let root: string;
let browser: Browser;
let server: HttpServer;

beforeAll(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-relative-')));
  await publishSite(repository, path.join(root, 'showcase'), { relative: true });
  server = await serveStrictly(path.join(root, 'showcase'), '/showcase/');
  browser = await connectToChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

/** Opens a page; the returned list receives what fails on it. */
async function open(site: string, file: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('requestfailed', (request) => problems.push(request.url()));
  await page.goto(new URL(file, site).href);
  return { page, problems };
}

const places: readonly [string, () => string][] = [
  ['on a disk', () => pathToFileURL(path.join(root, 'showcase/')).href],
  ['in a folder of another site', () => `${server.origin}/showcase/`],
];

describe.each(places)('a relative site %s', (_, site) => {
  it('is searched, and its results lead to their pages', async () => {
    const { page, problems } = await open(site(), 'docs/errors/index.html');
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await page.getByRole('combobox').fill('pagination');
    await page.getByRole('option').first().click();
    await page.waitForURL(new URL('docs/pagination/index.html', site()).href);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Pagination');
    expect(problems).toEqual([]);
    await page.close();
  });

  it('links its pages by file, with styles', async () => {
    const { page, problems } = await open(site(), 'index.html');
    await page.locator('a[href$="docs/index.html"]').first().click();
    await page.waitForURL(new URL('docs/index.html', site()).href);
    const sheets = await page.evaluate(() => document.styleSheets.length);
    expect(sheets).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('opens the form of an operation', async () => {
    const { page, problems } = await open(site(), 'api/customers/create-customer/index.html');
    await page.locator('[data-island="try-it"] button').first().click();
    await page.locator('.try-it').first().waitFor();
    expect(problems).toEqual([]);
    await page.close();
  });
});

it('suggests pages for a missing address of a relative site', async () => {
  const { page } = await open(`${server.origin}/showcase/`, 'paginaton');
  const near = page.locator('.not-found-near').getByRole('link').first();
  await near.waitFor();
  expect(await near.getAttribute('href')).toBe('/showcase/docs/pagination');
  await page.close();
});

it('leads from an old address with its query and heading, unless the new one has its own', async () => {
  const redirects = [
    { from: '/old', to: '/docs/mars' },
    { from: '/moons', to: '/docs/mars?view=list#moons' },
  ];
  const site = await temporarySite({
    'docsgen.config.json': JSON.stringify({ title: 'Planets', redirects }),
    'content/docs/mars.md': '# Mars\n\n## Moons\n\n## Rings\n',
  });
  await publishSite(site, path.join(root, 'moved'), { relative: true });
  const moved = pathToFileURL(path.join(root, 'moved/')).href;
  for (const [from, to] of [
    ['old/index.html?a=1#rings', 'docs/mars/index.html?a=1#rings'],
    ['moons/index.html?a=1#rings', 'docs/mars/index.html?view=list#moons'],
  ] as const) {
    const page = await browser.newPage();
    await page.goto(new URL(from, moved).href, { waitUntil: 'commit' });
    await page.waitForURL(new URL(to, moved).href);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(new URL(to, moved).href);
    await page.close();
  }
});
