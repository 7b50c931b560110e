import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { violationsInModes } from '../support/axe.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Search' });
const options = (page: Page): Locator => dialog(page).getByRole('option');
const status = (page: Page): Locator => dialog(page).getByRole('status');
const opener = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search' });

async function search(page: Page, query: string): Promise<void> {
  if (!(await dialog(page).isVisible())) await opener(page).click();
  await field(page).fill(query);
  await status(page).filter({ hasText: /found/i }).waitFor();
  // The results are whole when the best one has its text.
  if ((await options(page).count()) > 0) await page.locator('.search-excerpt').first().waitFor();
}

const activeOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const active = id ? document.getElementById(id) : null;
    return active?.getAttribute('aria-selected') === 'true' ? active.getAttribute('href') : null;
  });

describe('search finds', () => {
  it.each([
    ['POST /v1/import/invoicing/customer', '/api/customers/create-customer'],
    ['pagination', '/docs/pagination'],
    ['Credit note', '/docs/import_api/invoicing/credit_note'],
    ['invoice', '/docs/import_api/invoicing/invoice'],
    ['subscripton', '/docs/import_api/invoicing/subscription'],
    ['InvoiceCreate', '/api/schemas/invoice-create'],
  ])('%s first at %s', async (query, url) => {
    const page = await reader.open('/docs');
    await search(page, query);
    expect(await options(page).first().getAttribute('href')).toBe(url);
  });

  it('a field and links to its anchor', async () => {
    const page = await reader.open('/');
    await search(page, 'subscription_start_date');
    const field = options(page)
      .filter({ hasText: /^subscription_start_date/ })
      .first();
    expect(await field.locator('mark').allTextContents()).toContain('subscription');
    await field.click();
    await page.waitForURL(/\/api\/.+#.*subscription_start_date$/);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(await page.evaluate((name) => document.getElementById(name) !== null, id)).toBe(true);
  });

  it('an error message', async () => {
    const page = await reader.open('/');
    await search(page, 'Object not found');
    const text = await options(page).filter({ hasText: 'Object not found' }).first().textContent();
    expect(text).toContain('Object not found');
  });

  it('the intended word despite a typo, and says so', async () => {
    const page = await reader.open('/');
    await search(page, 'pagnation');
    expect(await options(page).first().getAttribute('href')).toBe('/docs/pagination');
    const notice = 'No page contains “pagnation”. These are the results for “pagination”.';
    expect(await dialog(page).getByText(notice).isVisible()).toBe(true);
  });

  it('nothing for an unknown word, and suggests what to do', async () => {
    const page = await reader.open('/');
    await search(page, 'xylophone');
    expect(await status(page).textContent()).toBe('Nothing found for “xylophone”.');
    expect(await dialog(page).getByText('Check the spelling').isVisible()).toBe(true);
    expect(await options(page).count()).toBe(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('guides and reference in separate groups with counts', async () => {
    const page = await reader.open('/');
    await search(page, 'customer');
    expect(await dialog(page).getByRole('group', { name: 'Guides' }).count()).toBe(1);
    expect(await dialog(page).getByRole('group', { name: 'API reference' }).count()).toBe(1);
    expect(await status(page).textContent()).toMatch(/^\d+ pages found$/);
  });
});

describe('search without a query', () => {
  it('offers the pages of the navbar and the sections of the page, and opens none by itself', async () => {
    const page = await reader.open('/docs/pagination');
    await opener(page).click();
    const names = (label: string): Promise<string[]> =>
      dialog(page).getByRole('group', { name: label }).getByRole('option').allTextContents();
    await options(page).first().waitFor();
    expect(await names('Revenue Analytics')).toEqual(['Import API', 'Guides', 'API reference']);
    const sections = await page.locator('.toc .toc-link').allTextContents();
    expect(sections.length).toBeGreaterThan(0);
    expect(await names('On this page')).toEqual(sections.slice(0, 8));
    expect(await activeOf(page)).toBeNull();
    await page.keyboard.press('Enter');
    expect(await dialog(page).isVisible()).toBe(true);
    for (const _ of ['Import API', 'Guides', 'API reference', 'first section'])
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/docs/pagination');
    expect(new URL(page.url()).hash).not.toBe('');
  });

  it('withdraws its offers as soon as a query is written, also while the index loads', async () => {
    const page = await reader.open('/docs/pagination');
    await opener(page).click();
    await options(page).first().waitFor();
    await page.route('**/search/**', () => {});
    await dialog(page).getByRole('combobox').fill('q');
    expect(await dialog(page).locator('.search-place').count()).toBe(0);
  });
});

describe('search by keyboard', () => {
  it.each(['/', 'Control+k', 'Meta+k'])('opens with %s and closes with Escape', async (keys) => {
    const page = await reader.open('/docs');
    await page.keyboard.press(keys);
    await dialog(page).waitFor();
    await page.keyboard.type('pag');
    expect(await field(page).inputValue()).toBe('pag');
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it('moves through the results and opens one', async () => {
    const page = await reader.open('/');
    await search(page, 'invoice');
    const walk = [
      ['ArrowDown', 1],
      ['ArrowDown', 2],
      ['ArrowUp', 1],
      ['Home', 0],
      ['ArrowUp', -1],
      ['ArrowDown', 0],
      ['PageDown', 5],
    ] as const;
    expect(await activeOf(page)).toBe(await options(page).first().getAttribute('href'));
    for (const [key, index] of walk) {
      await page.keyboard.press(key);
      const expected = await options(page).nth(index).getAttribute('href');
      expect(await activeOf(page), key).toBe(expected);
    }
    const target = await activeOf(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}`);
    expect(await dialog(page).count()).toBe(0);
  });

  it('leaves the editing keys to the text field', async () => {
    const page = await reader.open('/');
    await search(page, 'invoice');
    await page.keyboard.press('Home');
    await page.keyboard.type('an ');
    expect(await field(page).inputValue()).toBe('an invoice');
  });

  it('opens a result in a new tab with Control+Enter', async () => {
    const page = await reader.open('/docs');
    await search(page, 'pagination');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect(new URL((await opened).url()).pathname).toBe('/docs/pagination');
    expect(new URL(page.url()).pathname).toBe('/docs');
  });

  it('returns the focus to where it was', async () => {
    const page = await reader.open('/docs');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('does not choose a result during input method composition', async () => {
    const page = await reader.open('/docs');
    await search(page, 'pagination');
    await field(page).evaluate((input) => {
      const init = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
      input.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(await dialog(page).isVisible()).toBe(true);
  });
});

describe('search', () => {
  it('works on the next page and replaces the last query', async () => {
    const page = await reader.open('/docs');
    await search(page, 'pagination');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/pagination');
    await page.getByRole('heading', { level: 1, name: 'Pagination' }).waitFor();
    await search(page, 'credit note line item');
    expect(await options(page).first().getAttribute('href')).toContain('credit_note_line_item');
    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  it('closes by its button and by a click outside', async () => {
    const page = await reader.open('/docs');
    await search(page, 'pagination');
    await dialog(page).getByRole('button', { name: 'Close the search' }).click();
    expect(await dialog(page).isVisible()).toBe(false);
    await opener(page).click();
    await page.mouse.click(4, 400);
    expect(await dialog(page).isVisible()).toBe(false);
  });

  it('is in the menu on small screens', async () => {
    const page = await reader.open('/docs', { width: 390 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: 'Search' })
      .click();
    await dialog(page).waitFor();
    await search(page, 'pagination');
    await options(page).first().click();
    await page.waitForURL('**/docs/pagination');
  });

  it('loads nothing before the reader opens it', async () => {
    const asked: string[] = [];
    const page = await reader.open('/docs', {
      prepare: async (context) => {
        context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /search|island/.test(path))).toEqual([]);
  });

  it('respects the strict Content-Security-Policy of the page', async () => {
    const problems: string[] = [];
    const page = await reader.open('/docs', {
      prepare: async (context) => {
        await context.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            console.error(`violates ${violatedDirective}: ${blockedURI}`);
          });
        });
        context.on('weberror', (error) => problems.push(String(error.error())));
        context.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text());
        });
      },
    });
    await search(page, 'subscripton');
    await page.keyboard.press('ArrowDown');
    await search(page, 'POST /v1/import/invoicing/customer');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create-customer');
    expect(problems).toEqual([]);
  });

  it('is hidden without scripts', async () => {
    const page = await reader.open('/docs', { javaScriptEnabled: false });
    expect(await opener(page).isVisible()).toBe(false);
  });

  it('loads at most 150 KB', async () => {
    const page = await reader.open('/docs');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await search(page, 'invoice');
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
  });
});

describe('search with network errors', () => {
  it('works offline after its first use', async () => {
    const page = await reader.open('/docs');
    await search(page, 'invoice');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await search(page, 'subscription_start_date');
    expect(await options(page).first().getAttribute('href')).toContain('subscription');
    await search(page, 'pagnation');
    expect(await options(page).first().getAttribute('href')).toBe('/docs/pagination');
  });

  it('reports that its index could not be loaded and retries', async () => {
    const page = await reader.open('/docs');
    await page.route('**/search-index.json', (route) => route.abort());
    await opener(page).click();
    await status(page).filter({ hasText: 'could not be loaded' }).waitFor();
    await page.unroute('**/search-index.json');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await dialog(page).getByText('Finds pages').waitFor();
    await search(page, 'pagination');
    expect(await options(page).first().getAttribute('href')).toBe('/docs/pagination');
  });

  it('finds titles if the rest of its index cannot be loaded', async () => {
    const page = await reader.open('/docs');
    await page.route('**/assets/search-*.json', (route) => route.abort());
    await opener(page).click();
    await field(page).fill('pagination');
    await status(page).filter({ hasText: 'Only titles were searched' }).waitFor();
    expect(await options(page).first().getAttribute('href')).toBe('/docs/pagination');
    await page.unroute('**/assets/search-*.json');
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await status(page)
      .filter({ hasText: /pages? found/ })
      .waitFor();
  });

  it('loads the new index if files of the old one are missing', async () => {
    const page = await reader.open('/docs');
    let gone = 0;
    let manifests = 0;
    await page.route('**/assets/search-terms-*', async (route) => {
      gone += 1;
      if (gone > 1) await route.continue();
      else await route.fulfill({ status: 404, body: '' });
    });
    await page.route('**/search-index.json', async (route) => {
      manifests += 1;
      await route.continue();
    });
    await search(page, 'pagination');
    expect(await options(page).first().getAttribute('href')).toBe('/docs/pagination');
    expect(manifests).toBe(2);
  });
});

describe('axe finds no violations at 390 and 1280 px in light and dark mode', () => {
  it.each(['', 'invoice', 'subscripton', 'xylophone'])('in the search for "%s"', async (query) => {
    const page = await reader.open('/docs', { reducedMotion: 'reduce' });
    await opener(page).click();
    await dialog(page).getByText('Finds pages').waitFor();
    if (query !== '') await search(page, query);
    expect(await violationsInModes(page)).toEqual([]);
  });
});
