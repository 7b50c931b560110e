import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
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

describe('long JSON', () => {
  const open = async (): Promise<Page> => {
    const page = await reader.open('/api/invoices/create-invoice', { prepare: mayCopy });
    await page.mouse.move(1, 1);
    await page.locator('.samples-part:last-child .code-body:visible').focus();
    await page.locator('.fold-button:visible').first().waitFor();
    return page;
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  it('folds and unfolds by keyboard', async () => {
    const page = await open();
    const [list, first] = ['invoice_line_items', 'invoice_line_items[0]'];
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await button(page, first).getAttribute('aria-expanded')).toBe('false');
    const text = async () => String(await page.locator('.code-body:focus-within').allInnerTexts());
    expect(await text()).toContain(
      '"invoice_line_items": [\n    {},\n    {\n      "id": "ili_4002"',
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await button(page, first).count()).toBe(0);
    expect(await text()).toContain('"invoice_line_items": [],\n  "custom_properties": {\n');
    await button(page, list).click();
    expect(await button(page, first).getAttribute('aria-expanded')).toBe('false');
  });

  it('is copied and printed as a whole while folded', async () => {
    const page = await open();
    const code = page.locator('.code:has(.code-body:focus-within)');
    const text = async () => String(await code.locator('code').allInnerTexts());
    const whole = await text();
    await button(page, 'invoice_line_items').click();
    expect(await text()).not.toBe(whole);
    await code.getByRole('button', { name: 'Copy' }).click();
    await said(page, 'Copied');
    expect(await copied(page)).toBe(whole);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('code:has(.fold-button)').allInnerTexts()).toEqual([whole]);
  });

  it('moves nothing when it becomes foldable, and has no violations', async () => {
    const page = await open();
    const code = page.locator('.code-body:focus');
    const width = () => code.evaluate(({ scrollWidth }) => scrollWidth);
    const before = await width();
    await page.locator('.fold-button').evaluateAll((buttons) => {
      for (const one of buttons) one.remove();
    });
    expect(await width()).toBe(before);
    await page.reload();
    await page.locator('.samples-part:last-child .code-body:visible').hover();
    await button(page, 'invoice_line_items').click();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('of fewer than 20 lines has no buttons', async () => {
    const page = await reader.open('/api/customers/create-customer');
    await page.locator('.samples-part:last-child .code-body:visible').hover();
    await page.waitForFunction(() => document.querySelector('[data-foldable]'));
    expect(await page.locator('.fold-button').count()).toBe(0);
  });
});
