import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss the announcement' });

describe('announcement', () => {
  it('stays dismissed after a reload and on other pages', async () => {
    const page = await reader.open('/docs');
    expect(await announcement(page).isVisible()).toBe(true);
    await dismiss(page).click();
    expect(await announcement(page).isVisible()).toBe(false);
    await page.reload();
    expect(await announcement(page).isVisible()).toBe(false);
    await page.goto('/api');
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('reappears when its text changes', async () => {
    const page = await reader.open('/docs');
    await dismiss(page).click();
    await page.route('**/docs', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/data-announcement="[^"]*"/, 'data-announcement="another"');
      await route.fulfill({ response, body });
    });
    await page.reload();
    expect(await announcement(page).isVisible()).toBe(true);
  });

  it('is dismissed in two tabs at once', async () => {
    const page = await reader.open('/docs');
    const other = await page.context().newPage();
    await other.goto('/api');
    await dismiss(page).click();
    await announcement(other).waitFor({ state: 'hidden' });
  });

  it('stays dismissed during client-side navigation', async () => {
    const page = await reader.open('/docs');
    await dismiss(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'API reference' }).click();
    await page.waitForURL('**/api');
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('moves the focus to the main content when dismissed', async () => {
    const page = await reader.open('/docs');
    await dismiss(page).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  it('can be dismissed for the current page when the browser blocks storage', async () => {
    const page = await reader.open('/docs', {
      prepare: (context) =>
        context.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    });
    await dismiss(page).click();
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('links to its target', async () => {
    const page = await reader.open('/api');
    await announcement(page).getByRole('link').click();
    await page.waitForURL('**/docs/excel-import');
    await page.getByRole('heading', { level: 1, name: 'Import an Excel workbook' }).waitFor();
  });
});
