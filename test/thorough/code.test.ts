import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const mayCopy = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const said = (page: Page, words: string) =>
  page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

describe('copy button', () => {
  it('copies the code as it is and confirms it', async () => {
    const page = await reader.open('/', { prepare: mayCopy });
    const figure = page.locator('figure.code:visible').first();
    await figure.getByRole('button', { name: 'Copy' }).click();
    await said(page, 'Copied');
    const code = (await figure.locator('code').textContent()) ?? '';
    expect((await copied(page)).trim()).toBe(code.trim());
    expect(await copied(page)).toMatch(/^curl 'https:/);
  });

  it('leaves out deleted lines of a diff', async () => {
    const page = await reader.open('/markdown-page', { prepare: mayCopy });
    const figure = page.locator('figure.code:has(.line-remove)').first();
    await figure.getByRole('button', { name: 'Copy' }).click();
    await said(page, 'Copied');
    const removed = (await figure.locator('.line-remove').first().textContent()) ?? '';
    const added = (await figure.locator('.line-add').first().textContent()) ?? '';
    expect(await copied(page)).toContain(added.trim());
    expect(await copied(page)).not.toContain(removed.trim());
  });

  it('copies the path of an operation', async () => {
    const page = await reader.open('/api/customers/get-customer', { prepare: mayCopy });
    await page.locator('.endpoint').getByRole('button', { name: 'Copy' }).click();
    await said(page, 'Copied');
    expect(await copied(page)).toBe('/v1/import/invoicing/customer/{id}');
  });

  it('explains what to do when the browser denies access to the clipboard', async () => {
    const page = await reader.open('/', {
      prepare: (context) =>
        context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: {} })),
    });
    await page.locator('figure.code:visible').first().getByRole('button').click();
    await said(page, 'press Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()))).toContain('curl');
  });

  it('is shown on every code block', async () => {
    const page = await reader.open('/api/invoices/create-invoice');
    const figures = page.locator('figure.code:visible');
    const buttons = page.locator('figure.code:visible > button:visible');
    expect(await figures.count()).toBeGreaterThan(1);
    expect(await buttons.count()).toBe(await figures.count());
  });
});

describe('tabs', () => {
  const tab = (page: Page, name: string) =>
    page.getByRole('tablist').first().getByRole('tab', { name, exact: true });
  const isSelected = (page: Page, name: string) => tab(page, name).getAttribute('aria-selected');

  it('follow arrow keys, Home and End, and wrap around', async () => {
    const page = await reader.open('/');
    await tab(page, 'cURL').focus();
    for (const [key, name] of [
      ['ArrowRight', 'JavaScript'],
      ['End', 'Python'],
      ['ArrowRight', 'cURL'],
      ['ArrowLeft', 'Python'],
      ['Home', 'cURL'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await isSelected(page, name), `${key} leads to ${name}`).toBe('true');
      expect(await tab(page, name).evaluate((node) => node === document.activeElement)).toBe(true);
      expect(await page.getByRole('tabpanel').first().getAttribute('aria-labelledby')).toBe(
        await tab(page, name).getAttribute('id'),
      );
    }
  });

  it('are one tab stop, followed by the panel', async () => {
    const page = await reader.open('/');
    await tab(page, 'JavaScript').click();
    await page.keyboard.press('Tab');
    const inPanel = await page.evaluate(
      () => document.activeElement?.closest('[role="tabpanel"]') !== null,
    );
    expect(inPanel).toBe(true);
  });

  it('show one panel at a time', async () => {
    const page = await reader.open('/');
    await tab(page, 'Python').click();
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.getByRole('tabpanel').textContent()).toContain('import requests');
  });

  it('of the same group change together, here and on other pages', async () => {
    const page = await reader.open('/markdown-page');
    const groups = page.locator('.tabs[data-sync="os"]');
    const [first, second] = [groups.nth(0), groups.nth(1)];
    const label = await first.getByRole('tab').nth(1).textContent();
    await first.getByRole('tab').nth(1).click();
    expect(await second.getByRole('tab', { selected: true }).textContent()).toBe(label);
    await page.goto('/docs/authentication');
    const other = page.locator('.tabs[data-sync="os"]').first();
    expect(await other.getByRole('tab', { selected: true }).textContent()).toBe(label);
  });

  it('keep the language of the request samples from operation to operation', async () => {
    const page = await reader.open('/api/customers/create-customer');
    const language = page.locator('.tabs[data-sync="language"]').first();
    const label = await language.getByRole('tab').last().textContent();
    await language.getByRole('tab').last().click();
    await page.goto('/api/invoices/create-invoice');
    expect(await language.getByRole('tab', { selected: true }).textContent()).toBe(label);
  });
});

describe('code and tables', () => {
  const regions = '.code-body:visible, .table-scroll:visible';

  it.each([320, 1440])('are focusable at %i px only where they scroll', async (width) => {
    const page = await reader.open('/markdown-page', { width });
    await page.waitForFunction(() => document.querySelector('.code-body[tabindex]') !== null);
    const found = await page.locator(regions).evaluateAll((nodes) =>
      nodes.map((node) => ({
        overflows: node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1,
        focusable: node.getAttribute('tabindex') === '0',
        name: node.getAttribute('aria-label'),
      })),
    );
    expect(found.filter(({ overflows, focusable }) => overflows !== focusable)).toEqual([]);
    const names = found.filter(({ focusable }) => focusable).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('lose their tab stop when they no longer scroll in a wider window', async () => {
    const page = await reader.open('/markdown-page', { width: 320 });
    const focusable = page.locator(':is(.code-body, .table-scroll)[tabindex="0"]');
    await focusable.first().waitFor();
    const before = await focusable.count();
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll(':is(.code-body, .table-scroll)[tabindex="0"]').length < count,
      before,
    );
  });

  it('scroll by keyboard', async () => {
    const page = await reader.open('/', { width: 320 });
    const code = page.locator('.code-body[tabindex="0"]:visible').first();
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  });
});

describe('code block', () => {
  it('has no empty strip below code without a title', async () => {
    const page = await reader.open('/docs/authentication');
    const strips = await page
      .locator('.prose > .code:not(:has(> .code-title))')
      .evaluateAll((blocks) =>
        blocks.map((block) => {
          const code = block.querySelector<HTMLElement>('.code-body');
          return Math.round(block.clientHeight - (code?.offsetHeight ?? 0));
        }),
      );
    expect(strips.length).toBeGreaterThan(1);
    expect(new Set(strips)).toEqual(new Set([0]));
  });
});
