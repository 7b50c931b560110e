import { ensureBrowser, NoBrowserError } from './browser.mjs';

// Runs before the tests, and finds or installs their browser.
try {
  console.error(`Browser for the tests: ${ensureBrowser()}`);
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
