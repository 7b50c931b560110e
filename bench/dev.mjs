// Measures a development server in a browser, as its users see it.
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../scripts/browser.mjs';
import { launch, median } from './process.mjs';

/** Returns a port that is free now. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Returns the seconds from the start of the server until a page shows, the median milliseconds until an open page
 * shows a saved change, and the server's MiB at the end.
 *
 * @param server command, args, cwd
 * @param url URL of a page
 * @param file source file of that page, to which the benchmark appends text
 * @param visits number of pages to request before the memory is read; found by following links from the first page
 * @param minutes how long to save the file ten times a second; `missed` is true if the last text did not show
 */
export async function measureDev(server, options) {
  const { url, file, saves = 9, limit = 180, visits = 0, minutes = 0 } = options;
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const page = await browser.newPage();
  const start = performance.now();
  const running = launch(server.command, server.args, server);
  try {
    const late = () => {
      if (performance.now() - start > limit * 1000) throw new Error(`No page:\n${running.tail()}`);
    };
    // Probe the port first: a browser shows an error page for a closed port, which takes longer than a probe.
    for (; !(await isOpen(Number(new URL(url).port))); await sleep(5)) late();
    while (!(await showsTitle(page, url))) {
      late();
      await sleep(20);
    }
    const seconds = (performance.now() - start) / 1000;
    // Wait for the background work that follows the first page.
    await sleep(3000);
    const times = [];
    for (let save = 0; save < saves; save += 1) {
      const word = `saved${save}x${Math.round(performance.now())}`;
      const shows = page.waitForFunction(
        (text) => document.body?.textContent.includes(text),
        word,
        {
          polling: 'raf',
          timeout: 60_000,
        },
      );
      const before = performance.now();
      await appendFile(file, `\n\nThis was ${word}.\n`);
      await shows;
      times.push(performance.now() - before);
      await sleep(700);
    }
    await visitPages(url, visits);
    const missed = minutes > 0 && !(await saveOften(page, file, minutes));
    return { seconds, milliseconds: median(times), mebibytes: await running.now(), missed };
  } finally {
    await browser.close();
    await running.stop();
  }
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Opens a page and waits until its title shows. Returns false if the server has no page yet. */
async function showsTitle(page, url) {
  const response = await page.goto(url, { waitUntil: 'commit' }).catch(() => undefined);
  if (!response?.ok()) return false;
  return page
    .locator('h1')
    .first()
    .waitFor({ timeout: 30_000 })
    .then(() => true)
    .catch(() => false);
}

async function visitPages(url, count) {
  const waiting = [new URL(url).pathname];
  const seen = new Set(waiting);
  for (let visited = 0; visited < count && waiting.length > 0; visited += 1) {
    const response = await fetch(new URL(waiting.shift(), url));
    const html = await response.text();
    for (const [, path] of html.matchAll(/<a [^>]*href="(\/[^"#?.]*)/g)) {
      if (!seen.has(path)) waiting.push(path);
      seen.add(path);
    }
  }
}

/** Saves the file every tenth of a second, and returns whether the last text shows within two seconds. */
async function saveOften(page, file, minutes) {
  const before = await readFile(file, 'utf8');
  const end = performance.now() + minutes * 60_000;
  let word = '';
  for (let count = 0; performance.now() < end; count += 1) {
    word = `often${count}x`;
    await writeFile(file, `${before}\n\nThis was ${word}.\n`);
    await sleep(100);
  }
  return page
    .waitForFunction((text) => document.body?.textContent.includes(text), word, { timeout: 2000 })
    .then(() => true)
    .catch(() => false);
}
