import { describe, expect, inject, it } from 'vitest';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);
const off = { javaScriptEnabled: false } as const;

describe('without scripts', () => {
  it.each(pageTypes)(
    'the $name shows its heading, navbar, footer and all its text',
    async ({ url }) => {
      const page = await reader.open(url, off);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'API reference' }).first().isVisible()).toBe(
        true,
      );
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
      const hidden = await page
        .locator('main :is(p, li, pre, td, th, dt, dd)')
        .evaluateAll((nodes) =>
          nodes
            .filter(
              (node) =>
                !node.closest(
                  // `.diagram-list` says what a diagram shows where the screen is too narrow for it.
                  'details:not([open]), .toc, .toc-fold, .choice-control, .diagram-list, [aria-hidden]',
                ),
            )
            .filter((node) => node.textContent.trim() !== '' && node.getClientRects().length === 0)
            .filter((node) => getComputedStyle(node).display !== 'contents')
            .map((node) => node.textContent.trim().slice(0, 60)),
        );
      expect(hidden).toEqual([]);
    },
  );

  it('all tab panels are visible, each with its label', async () => {
    const page = await reader.open('/', off);
    for (const name of ['curl', 'JavaScript', 'Python']) {
      expect(await page.locator('.tab-label', { hasText: name }).first().isVisible(), name).toBe(
        true,
      );
    }
    expect(await page.getByText('import requests').isVisible()).toBe(true);
  });

  it('responses are visible, and fields can be expanded', async () => {
    const page = await reader.open('/api/invoices/create-invoice', off);
    const response = page.locator('details.response:has(#response-422), details#response-422');
    await response.locator('> summary').click();
    expect(await response.locator('.fields > li > div > a').first().isVisible()).toBe(true);
    const folded = page.locator('details.children:not([open]) > summary:visible');
    for (let step = 0; step < 20 && (await folded.count()) > 0; step += 1)
      await folded.first().click();
    expect(await page.locator('details.children .fields > li').first().isVisible()).toBe(true);
  });

  it('controls that need scripts are hidden', async () => {
    const page = await reader.open('/docs', off);
    expect(await page.getByRole('button', { name: 'Colour mode' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Dismiss' }).isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
  });

  it.each(['/docs', '/'])(
    'on small screens the Menu link of %s leads to the navigation',
    async (url) => {
      const page = await reader.open(url, { ...off, width: 390 });
      const link = page.getByRole('link', { name: 'Menu', exact: true });
      const target = page.locator((await link.getAttribute('href')) ?? '#none');
      await link.click();
      const first = target.getByRole('link').first();
      expect(await first.isVisible()).toBe(true);
      const box = await first.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(800);
      await target.getByRole('link', { name: url === '/' ? 'Guides' : 'Pagination' }).click();
      await page.waitForURL(url === '/' ? '**/docs' : '**/docs/pagination');
    },
  );
});
