import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { fixtureSite } from '../support/fixture-site.js';
import { readerOf } from '../support/reader.js';

const versions = ['v1', 'v2', 'v1beta1', 'v1beta2', 'v1alpha1'];
const { origin } = fixtureSite({
  'content/index.md': '# Sky\n\nAbove.\n',
  'docsgen.config.json': JSON.stringify({ title: 'Sky' }),
  'openapi/sky.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Sky', version: '1', description: 'The sky.' },
    servers: [{ url: 'https://api.example.com' }],
    paths: Object.fromEntries(
      versions.map((version) => [
        `/${version}/planets`,
        {
          get: {
            operationId: `list_${version}_planets`,
            summary: 'List planets',
            description: `Lists planets (${version}).`,
            responses: { 204: { description: 'Done.' } },
          },
        },
      ]),
    ),
  }),
});
const reader = readerOf(origin);

const options = (page: Page) => page.getByRole('option');
const paths = (page: Page) => page.locator('.search-path').allTextContents();

async function searched(): Promise<Page> {
  const page = await reader.open('/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('list planets');
  // Titles are listed before texts have loaded; then all results replace them.
  await page.locator('.search-excerpt').first().waitFor();
  return page;
}

describe('similar search results', () => {
  it('are three with a line for the others, in order of stability', async () => {
    const page = await searched();
    expect((await paths(page)).slice(0, 2)).toEqual(['/v1/planets', '/v2/planets']);
    expect(await options(page).nth(3).textContent()).toBe('2 more operations');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are all listed by keyboard, and the first new one becomes active', async () => {
    const page = await searched();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => paths(page)).toHaveLength(5);
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('beta');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_search-input');
    expect(await page.getByText('2 more operations').count()).toBe(0);
  });

  it('are all listed by a click, and the search stays open', async () => {
    const page = await searched();
    await options(page).filter({ hasText: '2 more operations' }).click();
    await expect.poll(() => paths(page)).toHaveLength(5);
    expect(await page.getByRole('dialog', { name: 'Search' }).isVisible()).toBe(true);
  });
});
