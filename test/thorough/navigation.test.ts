import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import {
  addLink,
  heading,
  inSidebar,
  inText,
  isMarked,
  markedBy,
  mars,
  refuseStorage,
  said,
  top,
  venus,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);

const openMarked = markedBy(reader);

describe('client-side navigation', () => {
  it('follows a link without reloading the document', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(new URL(page.url()).pathname).toBe(venus);
    expect(await page.title()).toBe('Venus | Planets');
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe('Venus');
  });

  it('moves the focus to the heading and announces the title', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').click();
    await said(page, 'Venus | Planets');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    expect(await top(page)).toBe(0);
  });

  it('works by keyboard alone, with the tab order continuing from the heading', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Venus').waitFor();
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  it('scrolls to the anchor of a link and makes it the target', async () => {
    const page = await openMarked(mars);
    await inText(page, 'its craters').click();
    await page.waitForURL(`**${venus}#craters`);
    await heading(page, 'Venus').waitFor();
    const place = await page.evaluate(() => {
      const target = document.querySelector(':target');
      return {
        id: target?.id,
        focused: target === document.activeElement,
        y: target?.getBoundingClientRect().y,
      };
    });
    expect(place).toMatchObject({ id: 'craters', focused: true });
    expect(place.y).toBeGreaterThan(0);
    expect(place.y).toBeLessThan(300);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('initializes the behaviours of the page exactly once', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    await inText(page, 'Mars').click();
    await heading(page, 'Mars').waitFor();
    const pressed = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
    const before = await pressed();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /mode|dark/i })
      .click();
    expect(await pressed()).not.toBe(before);
  });

  it('updates the metadata of the document', async () => {
    const page = await openMarked(mars);
    const facts = () =>
      page.evaluate(() => ({
        lang: document.documentElement.lang,
        title: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
        titles: document.querySelectorAll('title').length,
        viewports: document.querySelectorAll('meta[name="viewport"]').length,
        sheets: document.querySelectorAll('link[rel="stylesheet"]').length,
        js: document.documentElement.dataset.js,
      }));
    const before = await facts();
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await facts()).toEqual({ ...before, title: 'Venus' });
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    expect(await facts()).toEqual(before);
  });

  it('takes language and direction from the page', async () => {
    const page = await openMarked(mars);
    const response = await page.request.get(venus);
    const html = (await response.text())
      .replace('<html lang="en" dir="ltr"', '<html lang="ar" dir="rtl"')
      .replace('</head>', '<link rel="canonical" href="https://planets.test/ar/venus"/></head>');
    server().troubles.set(venus, { status: 200, body: html });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    const root = () =>
      page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      }));
    expect(await root()).toEqual({
      lang: 'ar',
      dir: 'rtl',
      canonical: 'https://planets.test/ar/venus',
    });
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    expect(await root()).toEqual({ lang: 'en', dir: 'ltr', canonical: undefined });
  });
});

describe('sidebar during client-side navigation', () => {
  it('keeps its expanded categories and its scroll position', async () => {
    const page = await openMarked(mars, { width: 1280 });
    const giants = page.locator('.sidebar-details');
    const was = await giants.evaluate((node) => node instanceof HTMLDetailsElement && node.open);
    await giants.locator('summary').click();
    await page.evaluate(() => {
      const nav = document.querySelector('#_sidebar');
      nav?.setAttribute('data-seen', 'before');
    });
    await inSidebar(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    const state = await page.evaluate(() => ({
      open: document.querySelector<HTMLDetailsElement>('.sidebar-details')?.open,
      seen: document.querySelector<HTMLElement>('#_sidebar')?.dataset.seen,
      count: document.querySelectorAll('#_sidebar').length,
    }));
    expect(state).toEqual({ open: !was, seen: 'before', count: 1 });
  });

  it('expands the category of the current page', async () => {
    const page = await openMarked('/solar/docs/giants/jupiter');
    await inSidebar(page, 'Mars').click();
    await heading(page, 'Mars').waitFor();
    const giants = page.locator('.sidebar-details');
    if ((await giants.getAttribute('open')) !== null) await giants.locator('summary').click();
    await addLink(page, { href: '/solar/docs/giants/saturn' });
    await inText(page, 'The added link').click();
    await heading(page, 'Saturn').waitFor();
    expect(await giants.getAttribute('open')).toBe('');
    expect(await page.locator('.sidebar [aria-current="page"]').textContent()).toBe('Saturn');
  });

  it('disappears on pages without a sidebar and comes back afterwards', async () => {
    const page = await openMarked(mars);
    await page.getByRole('banner').getByRole('link', { name: 'Planets' }).first().click();
    await heading(page, 'Home').waitFor();
    expect(await page.locator('#_sidebar').count()).toBe(0);
    await inText(page, 'Mars').click();
    await heading(page, 'Mars').waitFor();
    expect(await page.locator('#_sidebar').isVisible()).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  it('navigates from the menu on small screens and returns to its column', async () => {
    const page = await openMarked(mars, { width: 390 });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    for (const name of ['Venus', 'Mars']) {
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await heading(page, name).waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await page.locator('.sidebar-column > #_sidebar').count()).toBe(1);
    }
    expect(await isMarked(page)).toBe(true);
  });
});

describe('content that extensions add to the page', () => {
  it('survives client-side navigation', async () => {
    const page = await openMarked(mars);
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-extension', 'night');
      document.head.append(document.createElement('style'));
      document.body.append(Object.assign(document.createElement('div'), { id: 'extension' }));
      document.querySelector('#_status')?.setAttribute('data-seen', 'before');
    });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await page.locator('html[data-extension="night"]').count()).toBe(1);
    expect(await page.locator('head > style').count()).toBe(1);
    expect(await page.locator('body > #extension').count()).toBe(1);
    expect(await page.locator('body > #_status[data-seen="before"]').count()).toBe(1);
  });
});

describe('View Transitions', () => {
  const count = (page: Page) => page.evaluate(() => Reflect.get(window, 'transitions'));
  const prepare = (context: { addInitScript(script: () => void): Promise<unknown> }) =>
    context.addInitScript(() => {
      Object.assign(window, { transitions: 0 });
      const original = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1);
        return original(change);
      };
    });

  it.each([
    { reducedMotion: 'no-preference', transitions: 1 },
    { reducedMotion: 'reduce', transitions: 0 },
  ] as const)(
    'with prefers-reduced-motion $reducedMotion run $transitions times',
    async ({ reducedMotion, transitions }) => {
      const page = await openMarked(mars, { reducedMotion, prepare });
      await inText(page, 'Venus').click();
      await heading(page, 'Venus').waitFor();
      expect(await count(page)).toBe(transitions);
    },
  );

  it('are optional: navigation works in browsers without them', async () => {
    const page = await openMarked(mars, {
      prepare: (context) =>
        context.addInitScript(() => {
          Reflect.deleteProperty(Document.prototype, 'startViewTransition');
        }),
    });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

describe('without browser features', () => {
  it('navigates between pages when storage is blocked', async () => {
    const page = await openMarked(mars, {
      prepare: (context) => context.addInitScript(refuseStorage),
    });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('follows plain links when scripts are off', async () => {
    const page = await reader.open(mars, { javaScriptEnabled: false });
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    expect(new URL(page.url()).pathname).toBe(venus);
  });
});
