import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { layoutShifts, recordShifts } from '../support/layout-shifts.js';
import { readerOf } from '../support/reader.js';

const { origin } = inject('showcase');
const reader = readerOf(() => origin);
const guide = '/docs/import_api/invoicing/invoice';

describe('table of contents', () => {
  const here = (page: Page) => page.locator('.toc [aria-current="location"]');

  it('marks only the current heading', async () => {
    const page = await reader.open(guide, { width: 1440 });
    const headings = page.locator('article h2[id]');
    for (const index of [1, 3, 2]) {
      const heading = headings.nth(index);
      const id = await heading.getAttribute('id');
      await heading.evaluate((node) => node.scrollIntoView({ block: 'start' }));
      await page.locator(`.toc a[href="#${id}"][aria-current="location"]`).waitFor();
      expect(await here(page).count()).toBe(1);
    }
  });

  it('scrolls to its headings, below the navbar', async () => {
    const page = await reader.open(guide, { width: 1440 });
    const link = page.locator('.toc a').nth(3);
    const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1));
    await link.click();
    const { top } = await page.evaluate((target) => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const heading = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
      return { top: heading - bar };
    }, id);
    expect(top).toBeGreaterThanOrEqual(0);
    await page.locator(`.toc a[aria-current="location"]`).waitFor();
    expect(await here(page).getAttribute('href')).toBe(await link.getAttribute('href'));
  });

  it('collapses above the text when there is no room beside it', async () => {
    const page = await reader.open(guide, { width: 1024 });
    expect(await page.locator('.toc').isVisible()).toBe(false);
    await page.locator('.toc-fold > summary').click();
    expect(await page.locator('.toc-fold a').first().isVisible()).toBe(true);
  });
});

describe('"On this page" on phones', () => {
  const bar = '.toc-sticky > summary';

  it('stays below the navbar and names the current section', async () => {
    const page = await reader.open(guide, { width: 390 });
    const heading = page.locator('article h2[id]').nth(2);
    await heading.evaluate((node) => node.scrollIntoView({ block: 'start' }));
    const name = (await heading.textContent()) ?? '';
    await page.locator('.toc-current', { hasText: name.trim() }).waitFor();
    const box = await page.locator(bar).boundingBox();
    const navbar = await page.locator('.navbar').boundingBox();
    expect(box?.height).toBe(44);
    expect(box?.y).toBeCloseTo(navbar?.height ?? 0, -1);
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + 44);
  });

  it('opens above the text and closes once the reader has chosen', async () => {
    const page = await reader.open(guide, { width: 390 });
    const first = page.locator('.prose > *').first();
    const before = (await first.boundingBox())?.y;
    await page.locator(bar).click();
    expect((await first.boundingBox())?.y).toBe(before);
    const link = page.locator('.toc-sticky a').nth(2);
    await link.click();
    await link.waitFor({ state: 'hidden' });
    await page.locator(bar).click();
    await page.keyboard.press('Escape');
    expect(await link.isVisible()).toBe(false);
  });
});

describe('long code', () => {
  it('keeps its copy button in view', async () => {
    const page = await reader.open(guide, { width: 1440 });
    const code = page.locator('.prose > .code').first();
    await code.locator('code').evaluate((node) => node.append('line\n'.repeat(300)));
    await code.evaluate((node) => scrollBy(0, node.getBoundingClientRect().top + 2000));
    const button = await code.locator('.copy-button').boundingBox();
    const navbar = await page.locator('.navbar').boundingBox();
    expect(button?.height).toBe(28);
    expect(button?.y).toBeCloseTo((navbar?.height ?? 0) + 6, 0);
  });
});

describe('link to an anchor', () => {
  it('opens the collapsed sections around its target', async () => {
    const plain = await reader.open('/api/customers/create-customer');
    expect(await plain.locator('#body-example-minimal').isVisible()).toBe(false);
    const page = await reader.open('/api/customers/create-customer#body-example-minimal');
    await page.locator('#body-example-minimal').waitFor({ state: 'visible' });
    expect(await page.locator('#body-example-full').isVisible()).toBe(false);
  });

  it('opens the collapsed sections around a target on the same page', async () => {
    const page = await reader.open('/api/invoices/create-invoice');
    const folded = page.locator('details.response:has(#response-422), details#response-422');
    expect(await folded.getAttribute('open')).toBeNull();
    await page.evaluate(() => location.assign('#response-422'));
    await expect.poll(() => folded.getAttribute('open')).toBe('');
  });

  it('leads from the overview to every operation', async () => {
    const page = await reader.open('/api#delete-subscription');
    expect(await page.locator('#delete-subscription').isVisible()).toBe(true);
    await page.locator('#delete-subscription a').click();
    await page.waitForURL('**/api/subscriptions/delete-subscription');
  });
});

describe('keyboard navigation', () => {
  it('reaches the skip link first, which moves to the content', async () => {
    const page = await reader.open(guide);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((node) => node === document.activeElement)).toBe(true);
    const box = await skip.boundingBox();
    expect(box?.x, 'it is in view while it has the focus').toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
  });

  it('shows a focus ring on every focused element', async () => {
    const page = await reader.open('/docs', { width: 1440 });
    const without: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const node = document.activeElement;
        if (!node || node === document.body) return undefined;
        const ringed = [node, node.parentElement, node.closest('li')].some((one) => {
          if (!one) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        });
        return ringed ? undefined : node.outerHTML.slice(0, 120);
      });
      if (found !== undefined) without.push(found);
    }
    expect(without).toEqual([]);
  });
});

describe('reduced motion', () => {
  const motion = (page: Page) =>
    page.evaluate(() => {
      const milliseconds = (list: string): number =>
        Math.max(
          ...list.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)),
        );
      const times = [...document.querySelectorAll('*')].flatMap((node) =>
        [null, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(node, part);
          return [milliseconds(style.transitionDuration), milliseconds(style.animationDuration)];
        }),
      );
      const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
      return { longest: Math.max(...times), smooth };
    });

  it('disables all animations', async () => {
    const page = await reader.open('/api/invoices/create-invoice', { reducedMotion: 'reduce' });
    expect(await motion(page)).toEqual({ longest: 0, smooth: false });
  });

  it('limits animations to 150 ms if it is not requested', async () => {
    const page = await reader.open('/api/invoices/create-invoice');
    expect((await motion(page)).longest).toBeLessThanOrEqual(150);
  });
});

describe('forced colours', () => {
  it('keep all controls visible', async () => {
    const page = await reader.open('/docs', { forcedColors: 'active', width: 390 });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const icons = page.locator('header button svg:visible, header button .icon:visible');
    const hidden = await icons.evaluateAll((found) =>
      found
        .map((icon) => ({ name: icon.getAttribute('class'), style: getComputedStyle(icon) }))
        .filter(({ style }) => style.stroke === getComputedStyle(document.body).backgroundColor)
        .map(({ name }) => name),
    );
    expect(await icons.count()).toBeGreaterThan(1);
    expect(hidden).toEqual([]);
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pagination' }).click();
    await page.waitForURL('**/docs/pagination');
  });

  it('distinguish the selected tab and the current page', async () => {
    const page = await reader.open('/docs', { forcedColors: 'active' });
    const marks = await page.evaluate(() => {
      const ground = (selector: string, part: string) => {
        const node = document.querySelector(selector);
        return node && getComputedStyle(node, part).backgroundColor;
      };
      const canvas = getComputedStyle(document.body).backgroundColor;
      return {
        page: ground('.sidebar [aria-current="page"]', '::before') !== canvas,
        tab: ground('.tab-button[aria-selected="true"]', '::after') !== canvas,
      };
    });
    expect(marks).toEqual({ page: true, tab: true });
  });
});

describe('loading', () => {
  it('does not move the text below a short list of operations', async () => {
    const page = await reader.open('/api/credit-note-line-items', {
      width: 390,
      prepare: recordShifts,
    });
    await page.locator('.pagination').waitFor();
    await page.waitForTimeout(300);
    expect(await layoutShifts(page)).toEqual([]);
  });
});
