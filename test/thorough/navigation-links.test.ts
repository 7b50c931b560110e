import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import {
  addLink,
  heading,
  inText,
  isMarked,
  markedBy,
  mars,
  venus,
} from '../support/solar-pages.js';
import { solarSite } from '../support/solar-site.js';

const server = solarSite();
const reader = readerOf(() => server().origin);

const openMarked = markedBy(reader);

describe('link that is left to the browser', () => {
  const marked = async (page: Page) => {
    await page.waitForTimeout(300);
    return isMarked(page);
  };

  const elsewhere: readonly [string, Parameters<Locator['click']>[0]][] = [
    ['Control', { modifiers: ['Control'] }],
    ['Shift', { modifiers: ['Shift'] }],
    ['the middle button', { button: 'middle' }],
  ];
  it.each(elsewhere)('opens a new tab or window with %s', async (_, options) => {
    const page = await openMarked(mars);
    const opened = page.context().waitForEvent('page');
    await inText(page, 'Venus').click(options);
    await opened;
    expect(await marked(page)).toBe(true);
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(mars);
  });

  it('opens a new tab with target="_blank"', async () => {
    const page = await openMarked(mars);
    await addLink(page, { href: venus, target: '_blank' });
    const opened = page.context().waitForEvent('page');
    await inText(page, 'The added link').click();
    await opened;
    expect(new URL(page.url()).pathname).toBe(mars);
  });

  it.each([
    ['a download', { href: venus, download: 'venus.html' }],
    ['a file', { href: '/solar/star-map.yaml', download: '' }],
  ])('downloads %s', async (_, attributes) => {
    const page = await openMarked(mars);
    await addLink(page, attributes);
    const download = page.waitForEvent('download');
    await inText(page, 'The added link').click();
    await (await download).cancel();
    expect(await isMarked(page)).toBe(true);
    expect(await heading(page, 'Mars').isVisible()).toBe(true);
  });

  it('shows a file that is not a page', async () => {
    const page = await openMarked(mars);
    await page.route('**/star-map.yaml', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'stars: 12' }),
    );
    await addLink(page, { href: '/solar/star-map.yaml' });
    await inText(page, 'The added link').click();
    await page.getByText('stars: 12').waitFor();
    expect(await isMarked(page)).toBe(false);
  });

  it.each([
    ['a page of another site on the same server', '/lunar/docs', 404],
    ['what turns out to be no HTML', `${venus}-text`, 200],
  ])('loads %s', async (_, path, status) => {
    const page = await openMarked(mars);
    const headers = { 'Content-Type': 'text/plain' };
    server().troubles.set(path, { status, headers, body: 'Something else' });
    await addLink(page, { href: path });
    await inText(page, 'The added link').click();
    await page.getByText('Something else').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await isMarked(page)).toBe(false);
  });

  it('loads an HTML page that docsgen did not build', async () => {
    const page = await openMarked(mars);
    await addLink(page, { href: '/solar/atlas/' });
    await inText(page, 'The added link').click();
    await heading(page, 'An old atlas').waitFor();
    expect(await isMarked(page)).toBe(false);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });

  it('is ignored if another script prevents the default action', async () => {
    const page = await openMarked(mars);
    await addLink(page, { href: venus, id: 'answered' });
    await page.evaluate(() => {
      document
        .querySelector('#answered')
        ?.addEventListener('click', (event) => event.preventDefault());
    });
    await inText(page, 'The added link').click();
    await page.waitForTimeout(200);
    expect(new URL(page.url()).pathname).toBe(mars);
  });
});

describe('redirects', () => {
  it('of the server are followed by client-side navigation', async () => {
    const page = await openMarked(mars);
    server().troubles.set('/solar/docs/evening-star', {
      status: 301,
      headers: { Location: venus },
    });
    await addLink(page, { href: '/solar/docs/evening-star#craters' });
    await inText(page, 'The added link').click();
    await heading(page, 'Venus').waitFor();
    await page.waitForURL(`**${venus}#craters`);
    expect(await isMarked(page)).toBe(true);
  });

  it('of a redirect page are followed by client-side navigation', async () => {
    const page = await openMarked(mars);
    await addLink(page, { href: '/solar/docs/planet-nine' });
    await inText(page, 'The added link').click();
    await heading(page, 'Pluto').waitFor();
    await page.waitForURL('**/solar/docs/pluto');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });

  it('to another site are left to the browser', async () => {
    const page = await openMarked(mars);
    // The same server under another name.
    const location = new URL(venus, server().origin);
    location.hostname = '127.0.0.1';
    server().troubles.set('/solar/docs/away', {
      status: 302,
      headers: { Location: location.href },
    });
    await addLink(page, { href: '/solar/docs/away' });
    await inText(page, 'The added link').click();
    await heading(page, 'Venus').waitFor();
    expect(page.url()).toBe(location.href);
  });
});

describe('unknown URL', () => {
  it('shows the Not Found page and keeps the URL', async () => {
    const page = await openMarked(mars);
    await addLink(page, { href: '/solar/docs/vulcan' });
    await inText(page, 'The added link').click();
    await heading(page, 'Page not found').waitFor();
    expect(new URL(page.url()).pathname).toBe('/solar/docs/vulcan');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await heading(page, 'Mars').waitFor();
  });
});
