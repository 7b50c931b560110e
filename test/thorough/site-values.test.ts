import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);
const own = 'https://eu.analytics.test';

const codeWith = (page: Page, text: string) =>
  page.locator('pre code:visible', { hasText: text }).first();

it('composes requests for a placeholder host and sends them to a host of the reader only', async () => {
  const page = await reader.open('/api/customers/get-customer');
  const { panel, field } = await tryIt(page);
  const send = panel.getByRole('button', { name: 'Send' });
  await panel.getByText('api.example.com is a placeholder').waitFor();
  expect(await send.count()).toBe(0);
  await field('host').fill(own);
  await send.waitFor();
  expect(await panel.getByText('is a placeholder').count()).toBe(0);
  await field('host').fill('https://api.example.org');
  await send.waitFor({ state: 'detached' });
});

it('shows the base URL of the reader in the code of guides and of other operations', async () => {
  const page = await reader.open('/api/customers/get-customer');
  const { field } = await tryIt(page);
  await field('host').fill(own);
  await codeWith(page, `${own}/product/v1/import/invoicing/customer`).waitFor();
  await page.goto('/docs/import_api/invoicing/customer');
  await codeWith(page, `${own}/product/v1/import/invoicing/customer`).waitFor();
  await page.goto('/api/invoices/create-invoice');
  await codeWith(page, `${own}/product/v1/import/invoicing/invoice`).waitFor();
  const again = await tryIt(page);
  expect(await again.field('host').inputValue()).toBe(own);
  await again.field('host').fill('https://api.example.com');
  await codeWith(page, 'https://api.example.com/product').waitFor();
  await page.goto('/docs/import_api/invoicing/customer');
  await codeWith(page, 'https://api.example.com/product/v1/import/invoicing/customer').waitFor();
});

it('shows the key of the reader in every language of a guide, if the reader wants that', async () => {
  const page = await reader.open('/api/customers/get-customer');
  const { field } = await tryIt(page);
  await field('Token').fill('sk_test_51');
  await field('Show in the samples').check();
  await page.locator('.guide-links a[href$="/invoicing/customer"]').click();
  await page.waitForURL('**/docs/import_api/invoicing/customer');
  for (const language of ['cURL', 'JavaScript', 'Python']) {
    await page.getByRole('tab', { name: language }).first().click();
    await codeWith(page, 'Bearer sk_test_51').waitFor();
  }
  await page.reload();
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await codeWith(page, "Bearer {os.environ['API_KEY']}").waitFor();
});
