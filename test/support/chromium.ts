import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { requireBrowser } from '../../scripts/browser.mjs';

/** The browser that all test files of a project share; each must close what it opened there. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: requireBrowser(),
    timeout: 30_000,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Connects to the browser that the project started; closing the connection closes its pages. */
export function connectToChromium(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}
