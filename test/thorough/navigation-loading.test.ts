import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe.js';
import { readerOf } from '../support/reader.js';
import {
  followToVenus,
  heading,
  inText,
  isMarked,
  markedBy,
  mars,
  said,
  soon,
  venus,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);

const openMarked = markedBy(reader);

describe('prefetching', () => {
  const asked = () => server().requests.filter((path) => path === venus);

  it('requests a page once when the reader points at a link', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').hover();
    await expect.poll(asked, soon).toEqual([venus]);
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(asked()).toEqual([venus]);
  });

  it('requests a page when a link receives the focus', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').focus();
    await expect.poll(asked, soon).toEqual([venus]);
  });

  it('requests a page when a link is touched', async () => {
    const page = await openMarked(mars, { hasTouch: true });
    await inText(page, 'Venus').dispatchEvent('touchstart');
    await expect.poll(asked, soon).toEqual([venus]);
  });

  it.each([
    ['who save data', { saveData: true }],
    ['whose network is slow', { effectiveType: '2g' }],
  ])('is disabled for readers %s', async (_, connection) => {
    const page = await openMarked(mars, {
      prepare: (context) =>
        context.addInitScript((given) => {
          Object.defineProperty(navigator, 'connection', { value: given });
        }, connection),
    });
    await inText(page, 'Venus').hover();
    await page.waitForTimeout(300);
    expect(asked()).toEqual([]);
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

describe('progress bar of client-side navigation', () => {
  /** Notes what readers would see and hear. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof Element && node.matches('[role="progressbar"]')) seen.push('shown');
            if (node.textContent === 'Loading…') seen.push('said');
          }
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  const seen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen'));

  it('does not appear if the page loads within 200 ms', async () => {
    // The page's clock is stopped, so that a busy machine makes nothing late.
    const page = await reader.open(mars, { prepare: (context) => context.clock.install() });
    // The script that shows pages is there already, as it is after a first touch of any link.
    await inText(page, 'below').hover();
    await page.waitForLoadState('networkidle');
    await watch(page);
    server().troubles.set(venus, { delay: 60 });
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await followToVenus(page);
    await page.clock.runFor(190);
    await heading(page, 'Venus').waitFor();
    await page.clock.resume();
    await page.waitForTimeout(300);
    expect(await seen(page)).toEqual([]);
  });

  it('appears if loading takes longer, is announced once and disappears', async () => {
    const page = await reader.open(mars);
    await watch(page);
    server().troubles.set(venus, { delay: 900 });
    await followToVenus(page);
    const bar = page.getByRole('progressbar', { name: 'Loading…' });
    await bar.waitFor();
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    await heading(page, 'Venus').waitFor();
    expect(await bar.count()).toBe(0);
    await said(page, 'Venus | Planets');
    expect(await seen(page)).toEqual(['shown', 'said']);
  });

  it('appears once if the navigation script is slow, too', async () => {
    const page = await openMarked(mars, {
      prepare: (context) =>
        context.route('**/navigation-*.js', async (route) => {
          await sleep(800);
          await route.continue();
        }),
    });
    await watch(page);
    server().troubles.set(venus, { delay: 800 });
    await followToVenus(page);
    await heading(page, 'Venus').waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    expect(await seen(page)).toEqual(['shown', 'said']);
    expect(await isMarked(page)).toBe(true);
  });

  it('is accessible', async () => {
    const page = await reader.open(mars);
    server().troubles.set(venus, { delay: 4000 });
    await followToVenus(page);
    await page.getByRole('progressbar').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('never appears before 200 ms', async () => {
    const page = await reader.open(mars);
    server().troubles.set(venus, { delay: 900 });
    const waited = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          new MutationObserver(() => {
            if (document.querySelector('[role="progressbar"]')) resolve(performance.now() - begin);
          }).observe(document.body, { childList: true, subtree: true });
          document.querySelector<HTMLAnchorElement>('main a[href$="venus"]')?.click();
        }),
    );
    expect(waited).toBeGreaterThanOrEqual(199);
  });
});

describe('before the first interaction', () => {
  it('a page loads two scripts of at most 8 KB and prefetches nothing', async () => {
    const bodies: Promise<Buffer>[] = [];
    const page = await reader.open(mars, {
      prepare: async (context) => {
        // A pointer that rests where the page appears would count as an interaction.
        await context.addInitScript(() => {
          addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
        });
        context.on('response', (response) => {
          if (response.url().endsWith('.js')) bodies.push(response.body());
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(bodies).toHaveLength(2);
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8 * 1024);
    expect(server().requests.filter((path) => path === venus)).toEqual([]);
  });
});

describe('site that was published again', () => {
  it('loads the document of the new version', async () => {
    const page = await openMarked(mars);
    const html = await (await page.request.get(venus)).text();
    const body = html.replace(/main-[\da-f]{8}\.js/, 'main-00000000.js');
    server().troubles.set(venus, { status: 200, body });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  it('reloads the document if a style sheet of the next page is missing', async () => {
    const page = await openMarked(mars);
    const html = await (await page.request.get(venus)).text();
    const sheet = '<link rel="stylesheet" href="/solar/assets/old-00000000.css"/></head>';
    server().troubles.set(venus, { status: 200, body: html.replace('</head>', sheet) });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await isMarked(page)).toBe(false);
    expect(server().requests.filter((path) => path === venus).length).toBeLessThanOrEqual(4);
  });

  it('reloads the document if the navigation script is missing', async () => {
    const page = await openMarked(mars, {
      prepare: (context) =>
        context.route('**/navigation-*.js', (route) => route.fulfill({ status: 404 })),
    });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(new URL(page.url()).pathname).toBe(venus);
    expect(await isMarked(page)).toBe(false);
  });
});
