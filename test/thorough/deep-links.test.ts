import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { probeSite, routesBelow } from '../support/probe-site.js';
import { readerOf } from '../support/reader.js';

const oneOfTwo = probeSite({ isOneOfTwo: true });
/** Every page is opened, some often. */
const timeout = 120_000;

const sites = [
  { name: 'a single page', site: probeSite({ layout: 'single' }) },
  { name: 'one of several descriptions', site: oneOfTwo },
];

/** Ids of the content, those of the theme aside; runs in the page. */
const idsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id));

/** What nobody sees before a link has opened it; runs in the page. */
const hiddenAmong = (page: Page, ids: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) => all.filter((id) => document.getElementById(id)?.checkVisibility() !== true),
    ids,
  );

/** Follows a link to each place, and gives those that are not seen then. */
const notOpened = (page: Page, ids: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (all) => {
    const missed: string[] = [];
    for (const id of all) {
      const arrival = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = encodeURIComponent(id);
      await arrival;
      const place = document.querySelector(':target');
      if (place?.id !== id || !place.checkVisibility()) missed.push(id);
    }
    return missed;
  }, ids);

/** The browser follows no more than 200 links in ten seconds. */
const manyLinks = 50;
/** Pages from which links are followed; the ids of all are checked. */
const manyPages = 12;

function someOf<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

describe.each(sites)('deep links in $name', { timeout }, ({ site }) => {
  const reader = readerOf(site.origin);

  it('have unique ids and open the collapsed sections around their target', async () => {
    const page = await reader.open('/');
    let count = 0;
    let opened = 0;
    for (const route of await routesBelow(site.outDir(), '/api')) {
      await page.goto(site.origin() + route);
      const ids = await idsOf(page);
      expect(new Set(ids).size, route).toBe(ids.length);
      const hidden = someOf(await hiddenAmong(page, ids), manyLinks);
      expect(await notOpened(page, hidden), route).toEqual([]);
      opened += hidden.length;
      count += ids.length;
    }
    expect(count).toBeGreaterThan(300);
    expect(opened).toBeGreaterThan(10);
  });

  it('scroll to their target from another page', async () => {
    const page = await reader.open('/');
    for (const route of someOf(await routesBelow(site.outDir(), '/api'), manyPages)) {
      await page.goto(site.origin() + route);
      const ids = await idsOf(page);
      for (const id of someOf(ids, 2)) {
        await page.goto('about:blank');
        await page.goto(`${site.origin()}${route}#${encodeURIComponent(id)}`);
        const place = page.locator(`[id=${JSON.stringify(id)}]`);
        await expect.poll(() => place.isVisible(), { message: `${route}#${id}` }).toBe(true);
        expect(await place.evaluate(isInWindow), `${route}#${id}`).toBe(true);
      }
    }
  });
});

/** Runs in the page. */
function isInWindow(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

describe('operationIds without letters or digits', () => {
  const { outDir } = oneOfTwo;

  it('and duplicate or missing ones still lead to separate pages', async () => {
    const routes = await routesBelow(outDir(), '/api/odd');
    expect(routes.map((route) => path.posix.basename(route))).toMatchInlineSnapshot(`
      [
        "odd",
        "all",
        "default",
        "get",
        "響け-星",
        "stars",
        "get-stars-name",
        "one",
        "one-delete-stars-id",
        "one-put-stars-id",
        "put-stars-name",
        "stars-list",
        "stars-list-v2",
      ]
    `);
  });
});
