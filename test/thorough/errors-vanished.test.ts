import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import {
  button,
  heading,
  isMarked,
  mark,
  mars,
  refuseStorage,
  soon,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);

/** Counts how often the window has loaded a document, whatever becomes of its scripts. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

describe('script that is missing after a new publication', () => {
  const orrery = (page: Page) => button(page, 'Show the orrery');
  const drop = (page: Page, pattern: string) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));

  it('reloads the page once', async () => {
    const page = await reader.open(mars);
    const loads = countLoads(page);
    await mark(page);
    await drop(page, '**/orrery-*.js');
    await orrery(page).click();
    await page.waitForFunction(() => !('marked' in window));
    await heading(page, 'Mars').waitFor();
    await page.waitForLoadState('load');
    await expect.poll(loads, soon).toBe(1);

    await orrery(page).click();
    await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor();
    await page.waitForTimeout(500);
    expect(loads()).toBe(1);
    await page.unroute('**/orrery-*.js');
    await button(page, 'Retry').click();
    await page.getByText('The orrery turns.').waitFor();
    expect(loads()).toBe(1);
  });

  it.each([
    ['another file', 'text/html', '<!doctype html><p>Not found</p>'],
    ['half of it', 'text/javascript', 'export const mountOrrery = () => {'],
  ])(
    'is requested again by Retry if the browser cached %s in place of the script',
    async (_, type, body) => {
      const page = await reader.open(mars);
      let isDamaged = true;
      const asked: string[] = [];
      await page.route('**/orrery-*.js', async (route) => {
        asked.push(route.request().resourceType());
        if (!isDamaged) return route.continue();
        return route.fulfill({
          body,
          headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
        });
      });
      await orrery(page).click();
      await page.waitForLoadState('load');
      await heading(page, 'Mars').waitFor();
      const failed = page
        .getByRole('alert')
        .getByText('This part of the page could not be loaded.');
      await expect
        .poll(async () => {
          if (await failed.count()) return true;
          await orrery(page).click();
          return (await failed.count()) > 0;
        }, soon)
        .toBe(true);
      isDamaged = false;
      await button(page, 'Retry').click();
      const turns = page.getByText('The orrery turns.');
      await expect
        .poll(async () => {
          if (await turns.count()) return true;
          // A script with a mistake in it needs another document, which Retry has loaded.
          if ((await failed.count()) === 0)
            await orrery(page)
              .click()
              .catch(() => undefined);
          return (await turns.count()) > 0;
        }, soon)
        .toBe(true);
      // Past the browser's cache, which tests with routes do not have.
      expect(asked).toContain('fetch');
    },
  );

  it('does not cause a reload loop when storage is blocked', async () => {
    const page = await reader.open(mars, {
      prepare: (context) => context.addInitScript(refuseStorage),
    });
    const loads = countLoads(page);
    await drop(page, '**/orrery-*.js');
    await orrery(page).click();
    await expect.poll(loads, soon).toBe(1);
    await orrery(page).click();
    await page.getByRole('alert').waitFor();
    expect(loads()).toBe(1);
  });

  it('does not remove the page when the reader is offline', async () => {
    const page = await reader.open(mars);
    await mark(page);
    await page.context().setOffline(true);
    await orrery(page).click();
    await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor();
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  it.each(['main', 'site'])('reloads a page without its %s file once', async (name) => {
    const page = await reader.open('/solar/');
    await drop(page, `**/assets/${name}-*`);
    const loads = countLoads(page);
    await page.goto(mars).catch(() => undefined);
    await expect.poll(loads, soon).toBeGreaterThanOrEqual(1);
    await page.waitForTimeout(800);
    expect(server().requests.filter((path) => path === mars)).toHaveLength(2);
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
  });
});
