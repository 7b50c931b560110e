import { describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import {
  followToVenus,
  heading,
  inSidebar,
  inText,
  isMarked,
  markedBy,
  mars,
  top,
  venus,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);

const openMarked = markedBy(reader);

describe('back and forward', () => {
  it('restore the page and the scroll position', async () => {
    const page = await openMarked(mars);
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => scrollY === 700);
    await followToVenus(page);
    await heading(page, 'Venus').waitFor();
    expect(await top(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => scrollY === 300);
    // What was scrolled is kept as soon as the wheel rests.
    await page.waitForFunction(() => history.state?.place?.[1] === 300);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    await page.waitForFunction(() => scrollY === 700);
    await page.goForward();
    await heading(page, 'Venus').waitFor();
    await page.waitForFunction(() => scrollY === 300);
    expect(await isMarked(page)).toBe(true);
  });

  it('restore the scroll position even if the reader leaves during a scroll', async () => {
    const page = await openMarked(mars);
    await followToVenus(page);
    await heading(page, 'Venus').waitFor();
    await page.evaluate(() =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        scrollTo(0, 300);
      }).then(() => history.back()),
    );
    await heading(page, 'Mars').waitFor();
    await page.goForward();
    await heading(page, 'Venus').waitFor();
    await page.waitForFunction(() => scrollY === 300);
  });

  it('need no network for pages that were just visited', async () => {
    const page = await openMarked(mars);
    await inText(page, 'Venus').click();
    await heading(page, 'Venus').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    await page.goForward();
    await heading(page, 'Venus').waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('restore scroll positions after a reload', async () => {
    const page = await reader.open(mars);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => scrollY === 500);
    await followToVenus(page);
    await heading(page, 'Venus').waitFor();
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => history.state?.place?.[1] === 400);
    await page.reload();
    await page.waitForFunction(() => scrollY === 400);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    await page.waitForFunction(() => scrollY === 500);
  });

  it('move between anchors of a page without requesting it', async () => {
    const page = await openMarked(mars);
    await inText(page, 'below').click();
    await page.waitForURL('**#moons');
    const moons = await top(page);
    expect(moons).toBeGreaterThan(300);
    server().requests.splice(0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 0);
    await page.goForward();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, moons);
    expect(server().requests.filter((path) => path === mars)).toEqual([]);
    expect(await isMarked(page)).toBe(true);
  });
});

describe('on a slow network', () => {
  it('the last clicked link wins', async () => {
    const page = await openMarked(mars);
    server().troubles.set(venus, { delay: 700 });
    await inText(page, 'Venus').click();
    await inSidebar(page, 'Pluto').click();
    await heading(page, 'Pluto').waitFor();
    await page.waitForTimeout(900);
    expect(await heading(page, 'Pluto').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/solar/docs/pluto');
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });

  it('going back cancels the page that is loading', async () => {
    const page = await openMarked(mars);
    await inSidebar(page, 'Pluto').click();
    await heading(page, 'Pluto').waitFor();
    server().troubles.set(venus, { delay: 700 });
    await inSidebar(page, 'Venus').click();
    await page.goBack();
    await heading(page, 'Mars').waitFor();
    await page.waitForTimeout(900);
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });
});
