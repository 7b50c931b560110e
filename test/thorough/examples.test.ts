import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from '../../src/dev-server/index.js';
import { violationsOf } from '../support/axe.js';
import { publishSite } from '../support/publish-site.js';
import { readerOf } from '../support/reader.js';
import { repository } from '../support/repository.js';
import { serveStrictly } from '../support/strict-server.js';
import { visitStrictly } from '../support/strict-visit.js';

describe.each([
  [
    'bookshelf',
    ['/', '/docs/first-loan', '/api/loans/create-loan', '/api/changes', '/de/docs/1.0'],
  ],
  ['strong-brand', ['/', '/docs/start', '/pricing']],
  ['plain-folder', ['/', '/docs/first-day']],
  ['shared-theme/planets', ['/', '/docs/overview']],
  ['shared-theme/comets', ['/', '/docs/overview']],
])('the example %s', (name, urls) => {
  let root = '';
  let server: HttpServer;
  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-example-')));
    await publishSite(path.join(repository, 'examples', name), path.join(root, 'dist'));
    server = await serveStrictly(path.join(root, 'dist'), '/');
  });
  afterAll(async () => {
    await server?.close();
    await rm(root, { recursive: true, force: true });
  });
  const reader = readerOf(() => server.origin);

  it.each(urls)('works under the strict policy: %s', async (url) => {
    expect(await visitStrictly(reader, server.origin, url)).toEqual([]);
  });

  it.each(urls)('has no axe violations in both colour modes: %s', async (url) => {
    const page = await reader.open(url, { reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    expect(await violationsOf(page, ['color-contrast'])).toEqual([]);
  });
});

describe('the brand of the example strong-brand', () => {
  let root = '';
  let server: HttpServer;
  beforeAll(async () => {
    root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-example-')));
    await publishSite(path.join(repository, 'examples/strong-brand'), path.join(root, 'dist'));
    server = await serveStrictly(path.join(root, 'dist'), '/');
  });
  afterAll(async () => {
    await server?.close();
    await rm(root, { recursive: true, force: true });
  });
  const reader = readerOf(() => server.origin);

  it('has exactly the configured colour and both fonts', async () => {
    const page = await reader.open('/');
    const found = await page.evaluate(async () => {
      await document.fonts.ready;
      const hero = document.querySelector('.hero');
      const title = document.querySelector('.hero-title');
      if (!hero || !title) throw new Error('There is no hero.');
      return {
        color: getComputedStyle(hero).backgroundColor,
        title: getComputedStyle(title).fontFamily.split(',')[0],
        text: getComputedStyle(document.body).fontFamily.split(',')[0],
      };
    });
    expect(found).toEqual({
      color: 'rgb(255, 90, 31)',
      title: '"Bricolage Grotesque Variable"',
      text: '"Figtree Variable"',
    });
  });

  it('shows its own block, with the colour of the brand and checked links', async () => {
    const page = await reader.open('/docs/start');
    const block = page.locator('.launch-steps');
    expect(await block.locator('li').count()).toBe(3);
    expect(await block.locator('.launch-step-later').count()).toBe(2);
    const reached = block.locator('li').first();
    const color = await reached.evaluate((step) => getComputedStyle(step).borderTopColor);
    expect(color).toBe('rgb(255, 90, 31)');
    expect(await block.getByRole('link').getAttribute('href')).toBe('/docs/tracking');
  });

  it('calculates a price in an island, also after a visit to another page', async () => {
    const page = await reader.open('/docs/start');
    const calculated = async (): Promise<void> => {
      const mass = page.getByLabel('Mass of the payload');
      await mass.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => document.querySelector('docsgen-island[data-mounted]'));
      await mass.fill('20');
      await page.getByText('98,000 €').waitFor();
    };
    await page.getByRole('link', { name: 'Prices' }).first().click();
    await calculated();
    await page.getByRole('link', { name: 'Docs' }).first().click();
    await page.waitForURL('**/docs/start');
    await page.goBack();
    await page.waitForURL('**/pricing');
    await calculated();
  });

  it('shows its own words where the search finds nothing', async () => {
    const page = await reader.open('/docs/start');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('xylophone');
    await page.getByRole('dialog').getByText('mission control').waitFor();
  });
});
