// Measures the API reference: how much of a description is visible without a click, the size of its pages, their load
// time on a phone, the cost of the build, and the findings of axe.
//
//   npm run bench:reference
//   npm run bench:reference -- stripe.json     also another description, with the budgets for large ones
//
// Figures over the budgets in bench/budgets.json fail the command. Times depend on the machine and its load.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../scripts/browser.mjs';
import { eachReference, emptyRoute, routesOf, withProbe } from './reference-sites.mjs';
import { compare } from './sites.mjs';
import { visit } from './visit.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const { reference: budgets } = JSON.parse(
  await readFile(new URL('budgets.json', import.meta.url), 'utf8'),
);
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const fixture = new URL('../test/fixtures/every-description-field/', import.meta.url);
const results = [];
/** Compares a figure with its budget. Without a budget, only prints it. */
const hold = (name, value, budget = Number.POSITIVE_INFINITY) =>
  results.push(compare(name, value, budget));

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});
try {
  await withProbe(async (site) => {
    console.log('what a description says');
    await probe(site);
    await accessibility(site);
  });
  await eachReference(positionals, async (site) => {
    const { name, size, built } = site;
    console.log(`${name}: ${built.pages.toLocaleString('en')} pages`);
    hold('seconds of the build', built.seconds, budgets[size].seconds);
    hold('MB of memory', built.memory, budgets[size].memory);
    hold('MB of output', built.output, budgets[size].output);
    console.log(`       ${built.processor.toFixed(1)} s of the processor`);
    await weight(site);
  });
} finally {
  await browser.close();
}
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Searches the visible text of the probe's pages for its words, with JavaScript disabled. */
async function probe({ origin, outDir }) {
  const text = await readFile(new URL('openapi/openapi.yaml', fixture), 'utf8');
  const words = [...new Set(text.match(/\bseen-[a-z-]*[a-z]/g))];
  const marks = Object.entries(JSON.parse(await readFile(new URL('marks.json', fixture), 'utf8')));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const routes = await allRoutes(outDir);
  const pages = [];
  for (const route of routes) {
    await page.goto(origin + route);
    pages.push(await page.evaluate(seenWords));
  }
  await context.close();
  const after = (word) =>
    pages.flatMap((seen) => seen.split(new RegExp(`\\b${word}\\b(?!-)`)).slice(1));
  const missed = [
    ...words.filter((word) => !pages.some((seen) => seen.includes(word))),
    ...marks
      .filter(([word, mark]) => !after(word).some((rest) => rest.slice(0, 260).includes(mark)))
      .map(([word, mark]) => `${word}: ${mark}`),
  ];
  console.log(`  ${words.length + marks.length} features looked for`);
  hold('features not seen', missed.length, 0);
  for (const one of missed) console.log(`       ${one}`);
}

/** Returns the visible text of a page and the URLs of its visible links. Runs in the page. */
function seenWords() {
  const main = document.querySelector('main');
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const shown = [];
  while (walker.nextNode()) {
    const { parentElement: around, nextSibling, data } = walker.currentNode;
    if (!around?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A `<wbr>` only marks a possible line break inside a name.
    shown.push(data, nextSibling?.nodeName === 'WBR' ? '' : ' ');
  }
  const links = [...main.querySelectorAll('a[href]')].filter((link) => link.checkVisibility());
  return [shown.join(''), ...links.map(({ href }) => href)].join(' ');
}

async function allRoutes(outDir) {
  const kinds = ['api', 'operation', 'schema', 'tag', 'category'];
  return (await Promise.all(kinds.map((kind) => routesOf(outDir, kind)))).flat();
}

/** Measures the median and the largest operation page. */
async function weight({ origin, outDir, size }) {
  const routes = await routesOf(outDir, 'operation');
  const typical = routes[Math.floor(routes.length / 2)];
  for (const route of [typical, routes.at(-1)]) {
    const { bytes, blocking, heap } = await calmest(origin + route, 'blocking');
    const { seen } = await calmest(origin + route, 'seen', { isPhone: true });
    const empty = await calmest(origin + emptyRoute, 'seen', { isPhone: true });
    console.log(`  ${route}`);
    hold('bytes of a first visit', bytes, budgets[size].bytes);
    hold('total blocking time, ms', blocking, budgets.blockingTime);
    hold('bytes of the heap', heap, budgets.heap);
    hold('ms until the title is seen on a phone', seen, budgets.seen);
    console.log(`       ${Math.round(empty.seen)} ms where the page has nothing but a title`);
  }
}

/** Returns the visit with the lowest figure of several, to exclude noise. The first visit only warms up the browser. */
async function calmest(url, figure, options) {
  const visits = [];
  for (let count = 0; count < 4; count += 1) visits.push(await visit(browser, url, options));
  return visits.slice(1).toSorted((a, b) => a[figure] - b[figure])[0];
}

/** Checks each kind of page in both colour modes, on a phone and on a desktop. */
async function accessibility({ origin, outDir }) {
  const [overview, operation, schema] = await Promise.all(
    ['api', 'operation', 'schema'].map((kind) => routesOf(outDir, kind)),
  );
  const webhook = operation.find((route) => route.includes('/webhooks/'));
  const routes = [...overview, operation.at(-1), webhook, schema.at(-1), '/api/changes'];
  const violations = [];
  for (const colorScheme of ['light', 'dark']) {
    for (const width of [390, 1440]) {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const route of routes) {
        await page.goto(origin + route, { waitUntil: 'networkidle' });
        await page.evaluate(axe);
        const found = await page.evaluate(async () => (await window.axe.run()).violations);
        for (const { id, nodes } of found) {
          const where = nodes.map(({ target }) => target.join(' ')).join(', ');
          violations.push(`${route} ${colorScheme} ${width}: ${id}: ${where}`);
        }
      }
      await context.close();
    }
  }
  console.log(`  ${routes.length} pages, each in 4 ways`);
  hold('violations that axe finds', violations.length, 0);
  for (const one of violations) console.log(`       ${one}`);
}
