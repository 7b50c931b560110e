import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import {
  button,
  followToVenus,
  heading,
  inSidebar,
  inText,
  isMarked,
  mark,
  mars,
  soon,
  venus,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);
const failed = (page: Page) => heading(page, 'This page could not be loaded.');

describe('page that cannot be loaded', () => {
  it.each([
    ['the server says that it cannot', { status: 503 }, '503 Service Unavailable'],
    ['the server breaks down', { status: 500 }, '500 Internal Server Error'],
    ['the server closes the connection', { drop: 'at-once' }, 'Failed to fetch'],
    ['the response ends in the middle', { drop: 'midway' }, ''],
  ] as const)('because %s shows the error in place of the content', async (_, trouble, words) => {
    const page = await reader.open(mars);
    await mark(page);
    server().troubles.set(venus, trouble);
    await inText(page, 'Venus').click();
    await failed(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(venus);
    expect(await page.title()).toBe('This page could not be loaded.');
    expect(await page.getByRole('main').textContent()).toContain(words);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    expect(await button(page, 'Retry').isVisible()).toBe(true);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  it('can be retried in place any number of times', async () => {
    const page = await reader.open(mars);
    await mark(page);
    server().troubles.set(venus, { status: 503 });
    await inText(page, 'Venus').click();
    await failed(page).waitFor();
    server().requests.splice(0);
    await button(page, 'Retry').click();
    await expect
      .poll(() => server().requests.filter((path) => path === venus), soon)
      .toHaveLength(1);
    await failed(page).waitFor();
    expect(await button(page, 'Retry').count()).toBe(1);
    server().troubles.clear();
    await button(page, 'Retry').click();
    await heading(page, 'Venus').waitFor();
    expect(await page.title()).toBe('Venus | Planets');
    expect(new URL(page.url()).pathname).toBe(venus);
    expect(await button(page, 'Retry').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });

  it('can be left with Back, even offline', async () => {
    const page = await reader.open(mars);
    await mark(page);
    await page.context().setOffline(true);
    await page.evaluate(() => scrollTo(0, 400));
    await followToVenus(page);
    await failed(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(venus);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    expect(await page.title()).toBe('Mars | Planets');
    await page.waitForFunction(() => scrollY === 400);
    await page.goForward();
    await failed(page).waitFor();
    await page.context().setOffline(false);
    await button(page, 'Retry').click();
    await heading(page, 'Venus').waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('leaves navbar and sidebar working', async () => {
    const page = await reader.open(mars);
    server().troubles.set(venus, { status: 503 });
    await inText(page, 'Venus').click();
    await failed(page).waitFor();
    await inSidebar(page, 'Pluto').click();
    await heading(page, 'Pluto').waitFor();
    await page.goBack();
    await failed(page).waitFor();
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });

  it('ignores a failed prefetch', async () => {
    const page = await reader.open(mars);
    server().troubles.set(venus, { status: 503 });
    await inText(page, 'Venus').hover();
    await expect
      .poll(() => server().requests.filter((path) => path === venus), soon)
      .toHaveLength(1);
    await page.waitForTimeout(100);
    server().troubles.clear();
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
  });

  it.each([
    { width: 390, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)('is accessible at $width px in $colorScheme mode', async ({ width, colorScheme }) => {
    const page = await reader.open(mars, {
      width,
      prepare: (context) =>
        context.addInitScript(
          (mode) => localStorage.setItem('docsgen:color-mode', mode),
          colorScheme,
        ),
    });
    server().troubles.set(venus, { status: 503 });
    await inText(page, 'Venus').click();
    await failed(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
