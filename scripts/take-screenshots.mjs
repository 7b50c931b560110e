import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { startPreview } from '../lib/dev-server/index.js';
import { requireBrowser } from './browser.mjs';
import { presets, screenshotFolder, screenshots } from './screenshots.mjs';

// Takes the screenshots of the manual. Run it after `npm run prepare`; names of screenshots take only those.
//
//   npm run screenshots
//   npm run screenshots -- home search
const repository = path.dirname(import.meta.dirname);
const run = promisify(execFile);
const wanted = new Set(process.argv.slice(2));
const isWanted = ({ name }) => wanted.size === 0 || wanted.has(name);

/** Lossy, but text stays sharp. */
const quality = 0.7;
const presetSize = { width: 1120, height: 700 };
const temporary = await mkdtemp(path.join(tmpdir(), 'docsgen-screenshots-'));
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Calls back with the origin of a site that it builds and serves. */
async function withSite(folder, use) {
  const outDir = path.join(temporary, `dist-${path.basename(folder)}`);
  const bin = path.join(repository, 'bin/docsgen.js');
  await run(process.execPath, [bin, 'build', folder, '--out-dir', outDir, '--json', '--no-cache']);
  const server = await startPreview({ outDir, baseUrl: '/' }, { port: 0 });
  try {
    await use(server.origin);
  } finally {
    await server.close();
  }
}

/** @returns a PNG of the page in one colour mode */
async function capture(origin, { url, width, height, prepare = async () => {} }, mode) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: mode,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((theme) => localStorage.setItem('docsgen:color-mode', theme), mode);
    await page.goto(origin + url, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await prepare(page);
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** Draws screenshots of one size into columns. Chromium encodes the result as WebP, which Node.js cannot. */
async function encode(pngs, columns, scale) {
  const page = await browser.newPage();
  try {
    const sources = pngs.map((png) => `data:image/png;base64,${png.toString('base64')}`);
    const encoded = await page.evaluate(
      async ({ sources, columns, scale, quality }) => {
        const images = await Promise.all(
          sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
        );
        const [{ width, height }] = images;
        const [columnWidth, rowHeight] = [Math.round(width * scale), Math.round(height * scale)];
        const canvas = document.createElement('canvas');
        canvas.width = columnWidth * columns;
        canvas.height = rowHeight * Math.ceil(images.length / columns);
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        images.forEach((image, index) => {
          const left = (index % columns) * columnWidth;
          const top = Math.floor(index / columns) * rowHeight;
          context.drawImage(image, left, top, columnWidth, rowHeight);
        });
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      { sources, columns, scale, quality },
    );
    return Buffer.from(encoded, 'base64');
  } finally {
    await page.close();
  }
}

async function save(name, mode, bytes) {
  const file = path.join(screenshotFolder, `${name}-${mode}.webp`);
  await writeFile(path.join(repository, file), bytes);
  console.log(`${file}, ${Math.ceil(bytes.length / 1000)} KB`);
}

async function takeScreenshots(site) {
  const ofSite = screenshots.filter(
    (screenshot) => screenshot.site === site && isWanted(screenshot),
  );
  if (ofSite.length === 0) return;
  await withSite(path.join(repository, site), async (origin) => {
    for (const screenshot of ofSite) {
      for (const mode of ['light', 'dark']) {
        const png = await capture(origin, screenshot, mode);
        await save(screenshot.name, mode, await encode([png], 1, 1));
      }
    }
  });
}

/** One screenshot of the same page in all presets, which are copies of the example with another configuration. */
async function takePresets() {
  const shots = { light: [], dark: [] };
  for (const preset of presets) {
    const folder = path.join(temporary, preset);
    const skipped = /(^|\/)(dist|\.docsgen)(\/|$)/;
    const example = path.join(repository, 'examples/bookshelf');
    await cp(example, folder, {
      recursive: true,
      filter: (file) => !skipped.test(path.relative(example, file).replaceAll(path.sep, '/')),
    });
    const config = path.join(folder, 'docsgen.config.ts');
    const text = await readFile(config, 'utf8');
    const accent = /accent: .*,/;
    if (!accent.test(text)) throw new Error(`There is no accent colour to replace in ${config}.`);
    await writeFile(config, text.replace(accent, `preset: '${preset}',`));
    await withSite(folder, async (origin) => {
      const page = { url: '/docs/first-loan', ...presetSize };
      for (const mode of ['light', 'dark']) shots[mode].push(await capture(origin, page, mode));
    });
  }
  for (const [mode, pngs] of Object.entries(shots)) {
    await save('presets', mode, await encode(pngs, 2, 0.55));
  }
}

try {
  await mkdir(path.join(repository, screenshotFolder), { recursive: true });
  for (const site of new Set(screenshots.map((screenshot) => screenshot.site)))
    await takeScreenshots(site);
  if (isWanted({ name: 'presets' })) await takePresets();
} finally {
  await browser.close();
  await rm(temporary, { recursive: true, force: true });
}
