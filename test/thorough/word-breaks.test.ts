import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const widths = [320, 390, 768, 1024, 1440];

/** Plain words, outside of code, of which letters stand on more than one line. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // What lies below the screen is laid out as if the reader were there.
    delete document.documentElement.dataset.late;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('pre, code, .code-title')) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\p{L}{2,16}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(`${word} in ${parent.outerHTML.slice(0, 80)}`);
      }
    }
    return broken;
  });
}

describe('words do not break', () => {
  it.each(pageTypes)('on the $name', async ({ url }) => {
    const page = await reader.open(url);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });

  it('in the columns of a table on paper', async () => {
    const page = await reader.open('/docs/import_api/invoicing/invoice', { width: 680 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('table').count()).toBeGreaterThan(0);
    expect(await brokenWords(page)).toEqual([]);
  });
});
