import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const button = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const hasFocus = (node: Element) => node === document.activeElement;

describe('menu on small screens', () => {
  it('opens with the links of the navbar and of the docs', async () => {
    const page = await reader.open('/docs', { width: 390 });
    expect(await sidebar(page).isVisible()).toBe(false);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
    await button(page).click();
    for (const name of ['API reference', 'Pagination']) {
      expect(await menu(page).getByRole('link', { name, exact: true }).isVisible(), name).toBe(
        true,
      );
    }
    expect(await menu(page).locator('[aria-current="page"]').count()).toBeGreaterThan(0);
  });

  it('closes on Escape and returns the focus', async () => {
    const page = await reader.open('/docs', { width: 390 });
    await button(page).click();
    await page.keyboard.press('Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await button(page).evaluate(hasFocus)).toBe(true);
    expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('closes by its button and by a click outside', async () => {
    const page = await reader.open('/docs', { width: 768 });
    await button(page).click();
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    expect(await menu(page).isVisible()).toBe(false);
    await button(page).click();
    await page.mouse.click(20, 400);
    if (await menu(page).isVisible()) await page.mouse.click(748, 400);
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('closes when the window grows, and the navigation returns to its place', async () => {
    const page = await reader.open('/docs', { width: 390 });
    await button(page).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.waitForFunction(() => !document.querySelector('dialog')?.open);
    expect(await sidebar(page).isVisible()).toBe(true);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Guides' }).isVisible()).toBe(
      true,
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page).click();
    expect(await menu(page).getByRole('link', { name: 'Pagination' }).isVisible()).toBe(true);
  });

  it('navigates to other pages by keyboard alone', async () => {
    const page = await reader.open('/docs', { width: 390 });
    for (let step = 0; step < 12 && !(await button(page).evaluate(hasFocus)); step += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    expect(await menu(page).isVisible()).toBe(true);
    const link = menu(page).getByRole('link', { name: 'Pagination', exact: true });
    for (let step = 0; step < 60 && !(await link.evaluate(hasFocus)); step += 1) {
      await page.keyboard.press('Tab');
      const inPage = await page.evaluate(
        () => document.activeElement?.closest('main, footer, header') !== null,
      );
      expect(inPage, 'the focus stays in the menu').toBe(false);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/pagination');
    expect(await menu(page).isVisible()).toBe(false);
  });

  it('collapses and expands categories', async () => {
    const page = await reader.open('/docs/pagination', { width: 390 });
    await button(page).click();
    const link = menu(page).getByRole('link', { name: 'Credit note', exact: true });
    const toggles = menu(page).locator('.sidebar-details:not([open]) > summary:visible');
    for (let step = 0; step < 6 && (await toggles.count()) > 0; step += 1)
      await toggles.first().click();
    await link.click();
    await page.waitForURL('**/docs/import_api/invoicing/credit_note');
  });

  it('exists on pages without a sidebar', async () => {
    for (const url of ['/', '/markdown-page', '/nowhere']) {
      const page = await reader.open(url, { width: 390 });
      await button(page).click();
      expect(await menu(page).getByRole('link', { name: 'API reference' }).isVisible()).toBe(true);
    }
  });
});

describe('layout', () => {
  it.each([
    { width: 995, wide: false },
    { width: 996, wide: true },
  ])('at $width px has the sidebar beside the text: $wide', async ({ width, wide }) => {
    const page = await reader.open('/docs', { width });
    expect(await sidebar(page).isVisible()).toBe(wide);
    expect(await button(page).isVisible()).toBe(!wide);
    const bar = page.getByRole('banner').getByRole('link', { name: 'API reference' });
    expect(await bar.isVisible()).toBe(wide);
    expect(await page.getByRole('button', { name: 'Colour mode' }).isVisible()).toBe(true);
  });

  it('has targets of at least 24 by 24 px in the navbar and the menu', async () => {
    const page = await reader.open('/docs', { width: 390, hasTouch: true, isMobile: true });
    await button(page).click();
    const small = await page
      .locator('dialog :is(a, button, summary):visible, header :is(a, button):visible')
      .evaluateAll((found) =>
        found
          .map((node) => ({ text: node.textContent, box: node.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
      );
    expect(small).toEqual([]);
  });
});
