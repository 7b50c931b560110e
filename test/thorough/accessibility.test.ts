import { describe, expect, inject, it } from 'vitest';
import { violationsInModes } from '../support/axe.js';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const still = { reducedMotion: 'reduce' } as const;

describe('axe finds no violations at 390 and 1280 px in light and dark mode', () => {
  it.each(pageTypes)('on the $name', async ({ url }) => {
    expect(await violationsInModes(await reader.open(url, still))).toEqual([]);
  });
});

describe('axe finds no violations in light and dark mode', () => {
  it('in the open menu', async () => {
    const page = await reader.open('/docs', { ...still, width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInModes(page, [390])).toEqual([]);
  });

  it('with all sections expanded', async () => {
    const page = await reader.open('/api/invoices/create-invoice', still);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await violationsInModes(page, [1280])).toEqual([]);
  });
});
