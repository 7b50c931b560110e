import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { connectToChromium } from './chromium.js';

interface Visit extends BrowserContextOptions {
  /** Width of the window in CSS pixels; 1280 by default. */
  readonly width?: number;
  /** Called before the first page is requested. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Reader {
  /** Opens a page in a new browser context, as a first-time reader. */
  open(url: string, visit?: Visit): Promise<Page>;
}

/** One browser for a test file; contexts close after each test. */
export function readerOf(origin: () => string): Reader {
  let browser: Browser;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    browser = await connectToChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser?.close());

  return {
    open: async (url, { width = 1280, prepare, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: origin(),
        viewport: { width, height: 800 },
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(15_000);
      await prepare?.(context);
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
  };
}
