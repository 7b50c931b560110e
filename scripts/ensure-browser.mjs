import { ensureBrowser, NoBrowserError } from './browser.mjs';

// Before the tests: finds the browser that they drive, or installs one.
try {
  console.error(`Browser for the tests: ${ensureBrowser()}`);
} catch (error) {
  if (!(error instanceof NoBrowserError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
