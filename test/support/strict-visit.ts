import { expect } from 'vitest';
import type { Reader } from './reader.js';

/**
 * Opens a page under the strictest policy, uses its controls and returns all problems: policy violations, missing
 * files, requests to other origins and console errors.
 */
export async function visitStrictly(
  reader: Reader,
  origin: string,
  url: string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const page = await reader.open('/robots.txt', {
    width: 390,
    prepare: async (context) => {
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`violates ${violatedDirective}: ${blockedURI} ${sample}`);
        });
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      context.on('request', (request) => {
        if (!request.url().startsWith(`${origin}/`)) problems.push(`asks for ${request.url()}`);
      });
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        // Chromium requests a favicon if a page links none.
        const isExpected = pathname === url || pathname === '/favicon.ico';
        if (response.status() >= 400 && !isExpected) problems.push(`misses ${response.url()}`);
      });
    },
  });
  page.on('console', (message) => {
    const at = message.location().url;
    if (at === `${origin}/favicon.ico`) return;
    const isMissing = at === origin + url && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isMissing) problems.push(message.text());
  });
  const response = await page.goto(url);
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(response?.status()).toBe(url.includes('nowhere') ? 404 : 200);
  await page.locator('.color-switch:visible').first().click();
  await page.locator('.menu-link:visible').click();
  await page.keyboard.press('Escape');
  for (const control of [
    '.copy-page > summary',
    '.copy-button',
    '[data-copy-page]',
    '[role=tab]',
  ]) {
    const found = page.locator(`${control}:visible`).last();
    if ((await found.count()) > 0) await found.click();
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  return problems;
}
