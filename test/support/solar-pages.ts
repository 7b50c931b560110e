import type { Page } from 'playwright-core';
import type { Reader } from './reader.js';

export const mars = '/solar/docs/mars';
export const venus = '/solar/docs/venus';

/** Timeout for changes that need no further action. */
export const soon = { timeout: 8000 };

/** Marks the document; a reload removes the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export async function isMarked(page: Page): Promise<boolean> {
  // A heading of the next document is visible before the document of the mark is gone.
  await page.waitForLoadState();
  return page.evaluate(() => 'marked' in window);
}

/** Opens marked pages. */
export const markedBy =
  (reader: Reader) =>
  async (url: string, visit: Parameters<Reader['open']>[1] = {}): Promise<Page> => {
    const page = await reader.open(url, visit);
    await mark(page);
    return page;
  };

/** How far the reader has scrolled, in CSS pixels. */
export const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const inText = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name });
export const inSidebar = (page: Page, name: string) =>
  page.locator('.sidebar').getByRole('link', { name });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const said = (page: Page, words: string) =>
  page.locator('#_status').getByText(words).waitFor({ state: 'attached' });

/** Follows the link to Venus without scrolling or hovering. */
export const followToVenus = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href$="venus"]')?.click());

/** Adds a link at the beginning of the text. */
export async function addLink(
  page: Page,
  attributes: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    link.textContent = 'The added link';
    document.querySelector('main')?.prepend(link);
  }, attributes);
}

/** Blocks storage, as some browsers do in private windows. Pass it to `addInitScript`. */
export function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  }
}
