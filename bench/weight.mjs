// Measures the bytes that a first visit to a typical page loads before the reader interacts with it, and the page's
// loading behaviour on a slow processor.
//
//   npm run bench:weight                          the showcase, and a generated site of 1,000 pages
//   npm run bench:weight -- --content ~/my/docs   the Markdown of a folder instead of the generated site
//
// Figures over the budgets in bench/budgets.json fail the command. Bytes are gzipped response bodies without images.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../scripts/browser.mjs';
import { compare, eachSite } from './sites.mjs';

const { values } = parseArgs({ options: { content: { type: 'string' } } });
const budgets = JSON.parse(await readFile(new URL('budgets.json', import.meta.url), 'utf8'));

/** Loads a page with an empty cache, and waits until the network is idle. */
async function visit(browser, origin, route) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = { document: 0, stylesheet: 0, script: 0, other: 0 };
  let thirdParty = 0;
  const pending = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      thirdParty += 1;
  });
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const weigh = async () => {
      const headers = await response.allHeaders();
      if (headers['content-type']?.startsWith('image/')) return;
      bytes[type in bytes ? type : 'other'] += Number(headers['content-length']);
    };
    pending.push(weigh());
  });
  await page.addInitScript(() => {
    // Headless browsers have a pointer that rests at the corner, which phones have not. It would count as interaction.
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
    window.measured = { shift: 0, tasks: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.measured.tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await Promise.all(pending);
  const { shift, blocking } = await page.evaluate(() => {
    const { shift, tasks } = window.measured;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // The part of a task beyond 50 ms blocks input (web.dev, "Total Blocking Time").
    const blocking = tasks
      .filter(({ startTime }) => startTime >= paint.startTime)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { shift, blocking };
  });
  await context.close();
  return { bytes, thirdParty, shift, blocking };
}

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
let isKept = true;
try {
  await eachSite(values.content, async ({ name, origin, route }) => {
    // The first visit only warms up the browser.
    await visit(browser, origin, route);
    const { bytes, thirdParty, shift, blocking } = await visit(browser, origin, route);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    const parts = Object.entries(bytes).map(
      ([type, size]) => `${type} ${size.toLocaleString('en')}`,
    );
    console.log(`${name}, ${route}: ${parts.join(', ')}`);
    const results = [
      compare('bytes of a first visit', total, budgets.bytes),
      compare('bytes of scripts', bytes.script, budgets.scriptBytes),
      compare('requests to others', thirdParty, budgets.thirdPartyRequests),
      compare('cumulative layout shift', shift, budgets.layoutShift),
      compare('total blocking time, ms', blocking, budgets.blockingTime),
    ];
    isKept &&= results.every(Boolean);
  });
} finally {
  await browser.close();
}
process.exitCode = isKept ? 0 : 1;
