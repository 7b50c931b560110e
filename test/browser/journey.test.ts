import { expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

it('lets a reader dismiss the announcement, search, open a result and choose a colour mode', async () => {
  const page = await reader.open('/docs');
  const announcement = page.getByRole('region', { name: 'Announcement' });
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  expect(await announcement.isVisible()).toBe(false);

  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox', { name: 'Search' }).fill('credit note');
  await search.getByRole('option').first().click();
  await page.waitForURL('**/docs/import_api/invoicing/credit_note');
  expect(await search.isVisible()).toBe(false);
  expect(await announcement.isVisible()).toBe(false);

  await page.getByRole('button', { name: 'Colour mode: light' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Colour mode: dark' }).waitFor();
});

it('lets a reader on a phone open the menu and come from a page that cannot be loaded to another', async () => {
  const page = await reader.open('/docs', { width: 390 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.route('**/docs/pagination/**', (route) => route.abort());
  await page.route('**/docs/pagination', (route) => route.abort());
  await menu.getByRole('link', { name: 'Pagination', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'This page could not be loaded.' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor();
});
