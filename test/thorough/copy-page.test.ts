import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);
const url = '/docs/import_api/invoicing/price';

const openMenu = (page: Page) => page.locator('.copy-page > summary').click();

it('copies the page as Markdown and announces it', async () => {
  const page = await reader.open(url, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openMenu(page);
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.locator('#_status', { hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const served = await (await page.request.get(`${url}.md`)).text();
  expect(copied.replace(/\r\n/g, '\n')).toBe(served);
  expect(served).toMatch(/^# Price\n\n/);
  await button.waitFor();
});

it('reports a failed copy and links to the Markdown', async () => {
  const page = await reader.open(url, {
    permissions: ['clipboard-write'],
    prepare: (context) => context.route('**/*.md', (route) => route.abort()),
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await page.getByRole('button', { name: 'Could not copy' }).waitFor();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  expect(await link.getAttribute('href')).toBe(`${url}.md`);
});

it('serves the Markdown as plain text, without scripts and without a copy button', async () => {
  const page = await reader.open(url, { javaScriptEnabled: false });
  await openMenu(page);
  expect(await page.getByRole('button', { name: 'Copy page as Markdown' }).count()).toBe(0);
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL(`**${url}.md`);
  const response = await page.reload();
  expect(response?.headers()['content-type']).toBe('text/markdown; charset=utf-8');
});

it('reaches the copy button and the links of the menu with the arrow keys', async () => {
  const page = await reader.open(url);
  await page.locator('.copy-page > summary').focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'Home', 'Escape']) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate(() => document.activeElement?.textContent));
  }
  expect(seen).toEqual([
    'Copy page as Markdown',
    'View as Markdown',
    'Copy page as Markdown',
    'Markdown',
  ]);
});
