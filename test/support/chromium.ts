import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { inject } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Where Chromium lies: `CHROMIUM_PATH`, else the first one on the PATH.
 *
 * @throws Error where there is none: the tests that need a browser fail then, they are never left out
 */
function chromiumPath(): string {
  const { CHROMIUM_PATH: given, PATH = '' } = process.env;
  const onPath = PATH.split(path.delimiter).flatMap((dir) =>
    names.map((name) => path.join(dir, name)),
  );
  const found = (given ? [given] : [...onPath, '/usr/bin/chromium']).find((file) =>
    existsSync(file),
  );
  if (found === undefined) {
    throw new Error(
      given
        ? `CHROMIUM_PATH leads to no file: ${given}`
        : `These tests need Chromium: install it, or name it in CHROMIUM_PATH. Looked on the PATH for ${names.join(', ')}.`,
    );
  }
  return found;
}

/** The browser that all test files of a project share; each must close what it opened there. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: chromiumPath(),
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

/** A connection to the browser that the project started; closing it closes what came through it. */
export function connectToChromium(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}
