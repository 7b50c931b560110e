import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const count = 80;
/** Fields of very different heights, which no guess can meet. */
const parameters = Array.from({ length: count }, (_, index) => ({
  name: `moon${index}`,
  in: 'query',
  description: 'Phobos and Deimos. '.repeat(1 + ((index * 7) % 40)),
  schema: { type: 'string' },
}));
const description = {
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  tags: [{ name: 'moons', description: 'Moons.' }],
  paths: {
    '/moons': {
      get: {
        operationId: 'listMoons',
        summary: 'List moons',
        tags: ['moons'],
        parameters,
        responses: { 200: { description: 'Moons.' } },
      },
    },
  },
};
const site = (layout: 'paged' | 'single') =>
  fixtureSite({
    'docsgen.config.json': JSON.stringify({
      title: 'Moons',
      url: 'https://moons.example.com',
      openapi: { path: 'openapi.json', layout },
    }),
    'openapi.json': JSON.stringify(description),
  });

describe.each([
  { layout: 'paged', route: '/api/moons/list-moons' },
  { layout: 'single', route: '/api' },
] as const)('lazily laid out fields on a $layout page on a phone', ({ layout, route }) => {
  const { origin } = site(layout);
  const reader = readerOf(origin);

  const open = async (hash = ''): Promise<Page> => {
    const phone = { width: 412, hasTouch: true, isMobile: true };
    const page = await reader.open(route + hash, phone);
    await page
      .locator('.fields > li')
      .nth(count - 1)
      .waitFor({ state: 'attached' });
    return page;
  };
  const idOf = (page: Page, index: number): Promise<string> =>
    page
      .locator('.fields > li')
      .nth(index)
      .evaluate(({ id }) => id);
  /** How far a field lies from where links lead to, in CSS pixels. */
  const missedBy = (page: Page, id: string): Promise<number> =>
    page.evaluate((name) => {
      const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
      const { top = Number.NaN } = document.getElementById(name)?.getBoundingClientRect() ?? {};
      return Math.abs(top - Number.parseFloat(padding));
    }, id);
  const isLaidOut = (page: Page, index: number): Promise<boolean> =>
    page
      .locator('.fields > li p')
      .nth(index)
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));

  it('lays out a field far below when the reader scrolls near it', async () => {
    const page = await open();
    expect(await isLaidOut(page, count - 10)).toBe(false);
    await page
      .locator('.fields > li')
      .nth(count - 10)
      .scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page, count - 10)).toBe(true);
  });

  it('scrolls exactly to a field far below, from another page and on the same page', async () => {
    const id = await idOf(await open(), count - 10);
    const page = await open(`#${id}`);
    await page.waitForTimeout(300);
    expect(await missedBy(page, id)).toBeLessThan(1);

    const other = await idOf(page, 40);
    const fresh = await open();
    await fresh.evaluate((name) => {
      location.hash = name;
    }, other);
    await fresh.waitForTimeout(300);
    expect(await missedBy(fresh, other)).toBeLessThan(1);
  });

  it('restores the scroll position far below after a reload', async () => {
    const page = await open();
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(50);
    }
    const seen = () => page.evaluate(() => document.elementFromPoint(200, 400)?.closest('li')?.id);
    await expect.poll(() => page.evaluate(() => history.state?.place?.[1])).toBeGreaterThan(3000);
    await page.waitForTimeout(400);
    const before = await seen();
    expect(before).toBeDefined();
    await page.reload();
    await expect.poll(seen).toBe(before);
  });
});
