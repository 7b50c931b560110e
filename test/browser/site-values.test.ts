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
  await page.goto('/docs');
  await codeWith(page, `${own}/product/v1/utils/refresh`).waitFor();
  await page.goto('/api/invoices/create-invoice');
  await codeWith(page, `${own}/product/v1/import/invoicing/invoice`).waitFor();
  const again = await tryIt(page);
  expect(await again.field('host').inputValue()).toBe(own);
  await again.field('host').fill('https://api.example.com');
  await codeWith(page, 'https://api.example.com/product').waitFor();
  await page.goto('/docs');
  await codeWith(page, 'https://api.example.com/product/v1/utils/refresh').waitFor();
});
