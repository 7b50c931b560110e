import { expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite();
const reader = readerOf(site.origin);
const at = (name: string): string => `/api/planets/${name}`;

it('lets the reader name, choose, rename and delete environments that all samples follow', async () => {
  const page = await reader.open(at('get-planet'));
  const form = await tryIt(page);
  const button = (name: string) => form.panel.getByRole('button', { name, exact: true });
  await button('New environment').click();
  await page.keyboard.type('Staging');
  await page.keyboard.press('Enter');
  await form.field('Base URL').fill('https://staging.planets.test/v9');
  await form.field('id').fill('77');
  await form.field('Same for all operations of this environment').check();
  await form.field('X-API-Key').fill('sesame-secret');
  await form.sample().filter({ hasText: 'https://staging.planets.test/v9/planets/77' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(at('add-photo'));
  const other = page.locator('.samples [data-sample="curl"] code');
  await other.filter({ hasText: 'https://staging.planets.test/v9/planets/77/photo' }).waitFor();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).toContain('Staging');
  expect(kept).not.toContain('sesame');

  await page.goto(at('get-planet'));
  const again = await tryIt(page);
  expect(await again.field('id').inputValue()).toBe('77');
  await again.panel.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Test');
  await again.panel.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = again.panel.getByRole('combobox', { name: 'Use', exact: true });
  expect(await choice.locator('option').allTextContents()).toEqual([
    'Servers of the description',
    'Test',
  ]);
  await choice.selectOption('Servers of the description');
  await again.sample().filter({ hasText: site.api().origin }).waitFor();
  await choice.selectOption('Test');
  await again.sample().filter({ hasText: 'https://staging.planets.test/v9/planets/77' }).waitFor();
  await again.panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await again.sample().filter({ hasText: site.api().origin }).waitFor();
  expect(await choice.count()).toBe(0);
});
