import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const operation = (operationId: string, summary: string, tags: readonly string[]) => ({
  operationId,
  summary,
  tags,
  responses: { 204: { description: 'Done.' } },
});
const stars = Array.from({ length: 195 }, (_, index) => [
  `/stars/${index}`,
  { get: operation(`getStar${index}`, `Star ${index}`, ['Stars']) },
]);
const moons = Array.from({ length: 12 }, (_, index) => [
  `/moons/${index}`,
  {
    put: operation(
      `putMoon${index}`,
      `Moon ${index}`,
      index === 3 ? ['Moons', 'Shared'] : ['Moons'],
    ),
  },
]);
const { origin } = fixtureSite({
  'content/index.md': '# Sky\n\nAbove.\n',
  'docsgen.config.json': JSON.stringify({ title: 'Sky', openapi: { layout: 'paged' } }),
  'openapi/sky.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1', description: 'The sky.' },
    servers: [{ url: 'https://api.example.com' }],
    tags: ['Shared', 'Stars', 'Moons'].map((name) => ({ name, description: `${name}.` })),
    paths: Object.fromEntries([...stars, ...moons]),
  }),
});
const reader = readerOf(origin);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const links = (page: Page, name: RegExp) => sidebar(page).getByRole('link', { name });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter' });
const category = (page: Page, label: string) =>
  sidebar(page).locator('summary', { hasText: `Pages in ${label}` });

describe('sidebar of a large reference', () => {
  it('lists the operations around the current one, and all of a small tag', async () => {
    const page = await reader.open('/api/stars/get-star100', { javaScriptEnabled: false });
    expect(await links(page, /^Star \d/).count()).toBe(61);
    expect(await filter(page).isVisible()).toBe(false);
    await links(page, /^Moons$/).click();
    await page.waitForURL('**/api/moons');
    expect(await links(page, /^Moon \d/).count()).toBe(12);
  });

  it('expands another tag in place, by mouse and by keyboard', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await sidebar(page).hover();
    await category(page, 'Moons').click();
    await links(page, /^Moon 11/).waitFor();
    expect(await links(page, /^Moon \d/).count()).toBe(12);
    expect(page.url()).toMatch(/get-star100$/);

    const other = await reader.open('/api/stars/get-star100');
    await links(other, /^Star 70/).focus();
    await category(other, 'Moons').focus();
    await other.keyboard.press('Enter');
    await links(other, /^Moon 11/).waitFor();
    expect(await violationsOf(other)).toEqual([]);
  });

  it('keeps its state on the following pages', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await sidebar(page).hover();
    await category(page, 'Moons').click();
    await links(page, /^Moon 11/).waitFor();
    await links(page, /^Star 101/).click();
    await page.waitForURL('**/get-star101');
    await expect.poll(() => links(page, /^Moon \d/).count()).toBe(12);
    await links(page, /^Moon 5/).click();
    await page.waitForURL('**/put-moon5');
    await expect.poll(() => links(page, /^Star \d/).count()).toBe(195);
    await category(page, 'Moons').click();
    await links(page, /^Star 7\b/).click();
    await page.waitForURL('**/get-star7');
    await category(page, 'Shared').waitFor();
    expect(await links(page, /^Moon \d/).count()).toBe(0);
  });

  it('covers no link with its filter at any scroll position', async () => {
    const page = await reader.open('/api/stars/get-star100');
    for (const top of [100, 108, 116, 124, 132]) {
      await sidebar(page).evaluate((frame, to) => {
        frame.scrollTop = to;
      }, top);
      expect(await violationsOf(page, ['target-size']), `${top} px`).toEqual([]);
    }
  });

  it('keeps its filter text', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await filter(page).fill('moon 1');
    await links(page, /^Moon 10/).click();
    await page.waitForURL('**/put-moon10');
    await expect.poll(() => filter(page).inputValue()).toBe('moon 1');
    expect(await links(page, /./).allTextContents()).toEqual([
      'Moon 1PUT',
      'Moon 10PUT',
      'Moon 11PUT',
    ]);
    await filter(page).fill('');
    await links(page, /^Star 7\b/).click();
    await page.waitForURL('**/get-star7');
    expect(await filter(page).inputValue()).toBe('');
  });

  it('lists an operation under each of its tags', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await sidebar(page).hover();
    await category(page, 'Shared').click();
    await links(page, /^Moon 3/).click();
    await page.waitForURL('**/api/moons/put-moon3');
    await expect.poll(() => links(page, /^Moon \d/).count()).toBe(13);
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(await trail.textContent()).toContain('Moons');
    const current = sidebar(page).locator('[aria-current="page"]');
    await expect.poll(() => current.count()).toBe(2);
    expect(await current.allTextContents()).toEqual(['Moon 3PUT', 'Moon 3PUT']);
  });

  it('filters by text, method and operationId', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await filter(page).fill('moon 11');
    await expect.poll(() => links(page, /./).allTextContents()).toEqual(['Moon 11PUT']);
    await filter(page).fill('put-moon');
    await expect.poll(() => links(page, /^Moon \d/).count()).toBe(13);
    await filter(page).fill('put star');
    await sidebar(page).getByText('0 matches').waitFor();
    await filter(page).press('Escape');
    await expect.poll(() => links(page, /^Star \d/).count()).toBe(61);
    await filter(page).fill('star 17');
    await links(page, /^Star 17\b/).click();
    await page.waitForURL('**/get-star17');
  });

  it('works in the menu on small screens', async () => {
    const page = await reader.open('/api/stars/get-star100', { width: 390, hasTouch: true });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await filter(page).fill('moon 11');
    await expect.poll(() => links(page, /./).allTextContents()).toEqual(['Moon 11PUT']);
    await filter(page).press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  it('falls back to the tag page when the rest cannot be fetched, and retries', async () => {
    const page = await reader.open('/api/stars/get-star100');
    await page.route('**/sidebar-*.json', (route) => route.abort());
    await filter(page).fill('moon');
    expect(await links(page, /^Star \d/).count()).toBe(61);
    await page.unroute('**/sidebar-*.json');
    await filter(page).blur();
    await filter(page).focus();
    await links(page, /^Moon 11/).waitFor();
  });
});
