import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);
const planetNames =
  'Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune Ceres Pluto Haumea Makemake Eris'.split(
    ' ',
  );
const guideSite = fixtureSite({
  'docsgen.config.json': JSON.stringify({ title: 'Guide' }),
  'content/docs/start.md': `# Start

::::tabs

:::tab[Linux]

Use the package manager.

:::

:::tab[Windows]

Use the installer.

:::

::::

:::code-group

\`\`\`ts title="TypeScript"
start();
\`\`\`

\`\`\`py title="Python"
start()
\`\`\`

:::
`,
  'content/docs/comparison.md': `# Comparison

| ${planetNames.join(' | ')} |
| ${planetNames.map(() => '---').join(' | ')} |
| ${planetNames.map((name) => `Observations of ${name}`).join(' | ')} |
`,
});
const guide = readerOf(guideSite.origin);

async function printed(url: string): Promise<Page> {
  const page = await reader.open(url, { width: 680 });
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('print', () => {
  it('shows only the text of the page', async () => {
    const page = await printed('/docs/import_api/invoicing/invoice');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const part of [
      '.navbar',
      '.announcement',
      '.sidebar-column',
      '.toc-fold',
      '.breadcrumbs',
      '.pagination',
      '.footer',
      '.copy-button',
      '.tab-list',
    ]) {
      const shown = await page
        .locator(part)
        .evaluateAll((nodes) => nodes.filter((node) => node.getClientRects().length > 0).length);
      expect(shown, part).toBe(0);
    }
  });

  it('hides the Try it button', async () => {
    const page = await printed('/api/invoices/create-invoice');
    expect(await page.locator('.try-it-slot').count()).toBe(1);
    expect(await page.locator('.try-it-slot').isVisible()).toBe(false);
  });

  it('is black on white even in dark mode', async () => {
    const page = await reader.open('/docs', {
      prepare: (context) =>
        context.addInitScript(() => localStorage.setItem('docsgen:color-mode', 'dark')),
    });
    await page.emulateMedia({ media: 'print' });
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe('rgb(255, 255, 255)');
  });

  it('shows all collapsed content and all examples with their labels', async () => {
    const page = await printed('/api/invoices/create-invoice');
    const hidden = await page
      .locator('main :is(.fields > li > div > a, .tabs:not([data-sync]) > .tab > .tab-label)')
      .evaluateAll((nodes) => nodes.filter((node) => !node.checkVisibility()).length);
    expect(hidden).toBe(0);
  });

  it('shows only the chosen language of the request samples', async () => {
    const page = await reader.open('/api/invoices/create-invoice');
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.emulateMedia({ media: 'print' });
    const labels = page.locator('main .tabs[data-sync="language"] > .tab > .tab-label:visible');
    expect(await labels.allTextContents()).toEqual(['Python']);
  });

  it('shows all labelled tabs of a guide, but only the chosen tab of a code group', async () => {
    const page = await guide.open('/docs/start', { width: 680 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main .tab-label:visible').allTextContents()).toEqual([
      'Linux',
      'Windows',
      'TypeScript',
    ]);
  });

  it('cuts off no line of code', async () => {
    const page = await printed('/docs/import_api/invoicing/invoice');
    const cut = await page
      .locator('.code-body')
      .evaluateAll(
        (nodes) => nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length,
      );
    expect(cut).toBe(0);
  });

  it('fits a table with many columns, to which browsers would shrink the whole page', async () => {
    const page = await guide.open('/docs/comparison', { width: 680 });
    await page.emulateMedia({ media: 'print' });
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
  });

  it('prints the fields of an operation before its samples', async () => {
    const page = await printed('/api/invoices/create-invoice');
    const top = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((node) => node.getBoundingClientRect().top);
    expect(await top('.operation-details')).toBeLessThan(await top('.samples'));
  });

  it('prints the example of an object below its fields, as wide as the page', async () => {
    const page = await printed('/docs/import_api/invoicing/subscription');
    const [fields, example] = await page
      .locator('.embed-schema')
      .evaluate((node) =>
        ['.fields', '.code'].map((name) => node.querySelector(name)?.getBoundingClientRect()),
      );
    expect(example?.top).toBeGreaterThan(fields?.bottom ?? Number.POSITIVE_INFINITY);
    expect(example?.width).toBe(fields?.width);
  });

  it('shows the URL of links to other sites', async () => {
    const page = await printed('/markdown-page');
    const links = page.locator('.prose a[href^="http"]');
    expect(await links.count()).toBeGreaterThan(0);
    const written = await links
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]);
    expect(written[0]).toContain(written[1]);
  });
});
