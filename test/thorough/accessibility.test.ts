import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const ofColours = ['color-contrast', 'link-in-text-block'];

/** Everything in light mode; in dark mode what colours can make different. */
async function expectNothing(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(await violationsOf(page, ofColours), 'in dark mode').toEqual([]);
}

/** Without motion colours have arrived when axe looks at them. */
const still = { reducedMotion: 'reduce' } as const;

describe.each([390, 1280])('at %i px, axe finds no violations in light and dark mode', (width) => {
  it.each(pageTypes)('on the $name', async ({ url }) => {
    await expectNothing(await reader.open(url, { ...still, width }));
  });
});

describe('axe finds no violations in light and dark mode', () => {
  it('in the open menu', async () => {
    const page = await reader.open('/docs', { ...still, width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectNothing(page);
  });

  it('with all sections expanded', async () => {
    const page = await reader.open('/api/invoices/create-invoice', still);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectNothing(page);
  });
});
