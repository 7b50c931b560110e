import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsInModes } from '../test/support/axe.js';
import { connectToChromium } from '../test/support/chromium.js';
import { Embed } from './components/docs/Embed.js';
import { Document } from './layouts/Document.js';
import { contentPage, contents, embeds } from './pages.test.data.js';

const origin = 'http://planets.test';
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:";
const text = `<p>Red, see <a href="/docs">all</a>.</p><h2 id="moons">Moons</h2><h3 id="phobos">Phobos</h3>
<div class="tabs" data-sync="os"><section class="tab" data-label="macOS"><p class="tab-label">macOS</p><p>one</p></section><section class="tab" data-label="Linux"><p class="tab-label">Linux</p><p id="inside">two</p></section></div>
<figure class="code"><pre class="code-body"><code class="hljs"><span class="line">keep\n</span><span class="line line-remove">drop\n</span><span class="line line-add">${'add '.repeat(80)}\n</span></code></pre></figure>
<details class="details"><summary>More</summary><p id="deep">Deep.</p></details>
${Object.values(embeds)
  .map((embed) =>
    renderToStaticMarkup(createElement(Embed, { embed, page: contentPage(contents.doc) })),
  )
  .join('')}`;

const files = new Map<string, string>();
let browser: Browser;

async function bundle(entry: string, format: 'esm' | 'iife', extension: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    bundle: true,
    write: false,
    minify: true,
    format,
    outdir: 'out',
    // The request form is loaded separately, on demand.
    external: ['react', '*/try-it/island.js'],
    alias: { 'docsgen/strings': join(import.meta.dirname, '../src/i18n/format.ts') },
    jsx: 'automatic',
  });
  return outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
}

describe('the theme in a browser', () => {
  beforeAll(async () => {
    files.set('/boot.js', await bundle('client/boot.ts', 'iife', '.js'));
    files.set('/main.js', await bundle('client/main.ts', 'esm', '.js'));
    const sheets = [
      'index.tsx',
      'style-sheets/landing.css',
      'style-sheets/reference.css',
      'style-sheets/overview.css',
      'style-sheets/blog.css',
      'style-sheets/printing.css',
      'style-sheets/search.css',
      'style-sheets/shortcuts.css',
    ];
    const styles = await Promise.all(sheets.map((name) => bundle(name, 'esm', '.css')));
    files.set('/theme.css', styles.join(''));
    for (const [name, content] of Object.entries(contents)) {
      const body = content.kind === 'doc' ? text : '';
      const element = createElement(Document, { page: contentPage(content), body });
      files.set(`/${name}`, `<!doctype html>${renderToStaticMarkup(element)}`);
    }
    browser = await connectToChromium();
  });
  afterAll(() => browser?.close());

  const open = async (
    path: string,
    options: Parameters<Browser['newContext']>[0] = {},
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      ...options,
    });
    context.setDefaultTimeout(15_000);
    const types = { js: 'text/javascript', css: 'text/css' } as Record<string, string>;
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = types[pathname.split('.')[1] ?? ''] ?? 'text/html; charset=utf-8';
      const headers = { 'content-security-policy': policy };
      return route.fulfill({ body: files.get(pathname) ?? '', contentType, headers });
    });
    await prepare?.(context);
    const page = await context.newPage();
    await page.goto(origin + path);
    return page;
  };
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  describe('has a colour mode that', () => {
    it('persists on the next page and in other tabs', async () => {
      const page = await open('/doc');
      const other = await page.context().newPage();
      await other.goto(`${origin}/home`);
      await page.getByRole('button', { name: 'Colour mode' }).click();
      expect(await theme(page)).toBe('dark');
      await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await page.goto(`${origin}/tag`);
      expect(await theme(page)).toBe('dark');
      await page.context().close();
    });

    it('can be switched without localStorage', async () => {
      const page = await open('/doc', {}, (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }),
      );
      await page.getByRole('button', { name: 'Colour mode' }).click();
      expect(await theme(page)).toBe('dark');
      await page.context().close();
    });
  });

  it('keeps a dismissed announcement hidden on the next page', async () => {
    const page = await open('/doc');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.goto(`${origin}/tag`);
    expect(await page.locator('.announcement').isVisible()).toBe(false);
    await page.context().close();
  });

  it('moves the navigation into the menu, closes it on Escape and restores focus', async () => {
    const page = await open('/doc', { viewport: { width: 390, height: 800 } });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('link', { name: 'Mars' }).isVisible()).toBe(true);
    expect(await dialog.getByRole('link', { name: 'Docs', exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
    await button.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForFunction(() => !document.querySelector('dialog')?.open);
    expect(await page.locator('.sidebar-column > #_sidebar').isVisible()).toBe(true);
    await page.context().close();
  });

  it('selects tabs by keyboard and remembers the choice across pages', async () => {
    const page = await open('/doc');
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('macOS').focus();
    await page.keyboard.press('ArrowRight');
    expect(await tab('Linux').getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('#inside').isVisible()).toBe(true);
    await page.keyboard.press('Home');
    expect(await page.locator('#inside').isVisible()).toBe(false);
    await tab('Python').click();
    await page.goto(`${origin}/operation`);
    expect(await tab('Python').getAttribute('aria-selected')).toBe('true');
    await page.context().close();
  });

  it('opens collapsed content that a fragment points into', async () => {
    const page = await open('/doc#inside');
    expect(await page.locator('#inside').isVisible()).toBe(true);
    await page.evaluate(() => location.assign('#deep'));
    await page.locator('#deep').waitFor();
    await page.goto(`${origin}/operation#response-422`);
    const block = page.locator('details', { has: page.locator('#response-422') });
    expect(await block.getAttribute('open')).toBe('');
    await page.context().close();
  });

  it('copies code without removed diff lines and announces it', async () => {
    const page = await open('/doc', {}, (context) =>
      context.addInitScript(() => {
        const writeText = async (copied: string) => Object.assign(window, { copied });
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      }),
    );
    await page.locator('figure.code:has(.line)').getByRole('button').click();
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toMatch(/^keep\nadd add/);
    await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('selects the code and suggests Ctrl+C if the clipboard is unavailable', async () => {
    const page = await open('/doc', {}, (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: {} })),
    );
    await page.locator('figure.code:has(.line)').getByRole('button').click();
    await page.getByRole('status').getByText('press Ctrl+C').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => String(getSelection()))).toContain('keep');
    await page.context().close();
  });

  it('makes only overflowing code blocks focusable regions', async () => {
    const page = await open('/doc');
    const region = page.getByRole('region', { name: 'Code 1' });
    expect(await region.getAttribute('tabindex')).toBe('0');
    expect(await page.locator('.code-body:not([role])').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('shows all tabs without JavaScript', async () => {
    const page = await open('/doc', { javaScriptEnabled: false });
    for (const words of ['one', 'two', 'macOS', 'Linux']) {
      expect(await page.getByText(words, { exact: true }).isVisible()).toBe(true);
    }
    expect(await page.locator('.color-switch').isVisible()).toBe(false);
    await page.context().close();
  });

  it('keeps a contrast of 4.5:1 for every accent in both modes', async () => {
    const page = await open('/doc');
    expect(await page.evaluate(weakestContrast)).toBeGreaterThanOrEqual(4.5);
    await page.context().close();
  });

  it.each(Object.keys(contents))('has no axe violations on a page of kind %s', async (name) => {
    const page = await open(`/${name}`, { reducedMotion: 'reduce' });
    expect(await violationsInModes(page)).toEqual([]);
    await page.context().close();
  });
});

/** Runs in the page: the lowest contrast (WCAG 2.2, 1.4.3) of text on its backgrounds over hues and chromas. */
function weakestContrast(): number {
  const root = document.documentElement;
  const probe = document.body.appendChild(document.createElement('i'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return 0;
  const luminance = (token: string): number => {
    probe.style.setProperty('color', `var(${token})`);
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte / 255 <= 0.04045 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = ['--page', '--surface', '--raised', '--hover', '--accent-tint'];
  const texts = ['--accent', '--accent-hover', '--text-faint', '--text-muted', '--text'];
  const pairs = [
    ...texts.flatMap((front) => grounds.map((back) => [front, back] as const)),
    ['--on-accent', '--accent'] as const,
    ['--on-accent', '--accent-hover'] as const,
  ];
  let weakest = 21;
  for (const mode of ['light', 'dark']) {
    root.dataset.theme = mode;
    for (let hue = 0; hue < 360; hue += 15) {
      for (const chroma of [0, 0.06, 0.12, 0.2, 0.37]) {
        root.style.setProperty('--accent-hue', String(hue));
        root.style.setProperty('--accent-chroma', String(chroma));
        for (const [front, back] of pairs) {
          const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
          weakest = Math.min(weakest, (light + 0.05) / (dark + 0.05));
        }
      }
    }
  }
  return weakest;
}
