import { describe, expect, it } from 'vitest';
import { violationsInModes, violationsOf } from '../support/axe.js';
import { probeSite } from '../support/probe-site.js';
import { readerOf } from '../support/reader.js';

const sites = [
  {
    name: 'a single page',
    site: probeSite({ layout: 'single' }),
    routes: ['/api', '/api/schemas', '/api/schemas/planet', '/api/changes'],
  },
  {
    name: 'one of several descriptions',
    site: probeSite({ isOneOfTwo: true }),
    routes: [
      '/api/openapi',
      '/api/openapi/all',
      '/api/openapi/planets/seen-operation-id',
      '/api/openapi/comets/add-planet',
      '/api/openapi/webhooks',
      '/api/openapi/webhooks/post-seen-webhook-name',
      '/api/openapi/schemas/planet',
      '/api/openapi/schemas/seen-unused-schema',
      '/api/odd',
      '/api/odd/all',
    ],
  },
];

/** Axe takes seconds for a page that says everything. */
const timeout = 120_000;

/** Pages with the contents of the others, and ten times as long. */
const longPages = ['/api', '/api/openapi/all', '/api/odd/all'];

describe.each(sites)('reference as $name', { timeout }, ({ site, routes }) => {
  const reader = readerOf(site.origin);

  it.each(routes)('has no axe violations in light and dark mode: %s', async (route) => {
    const page = await reader.open(route, { reducedMotion: 'reduce' });
    expect(await page.title()).not.toContain('not found');
    const widths = longPages.includes(route) ? [1280] : undefined;
    expect(await violationsInModes(page, widths)).toEqual([]);
  });
});

describe('links and buttons of an operation', { timeout }, () => {
  const { origin } = probeSite({ isOneOfTwo: true });
  const reader = readerOf(origin);

  it.each(['/api/openapi/planets/seen-operation-id', '/api/openapi/comets/add-planet'])(
    'have touch targets of sufficient size on a first visit: %s',
    async (route) => {
      for (const width of [320, 390]) {
        const page = await reader.open(route, { width, hasTouch: true, isMobile: true });
        expect(await violationsOf(page, ['target-size']), `${width} px`).toEqual([]);
        await page.evaluate(() => {
          // The Markdown menu lies over the page while it is open.
          for (const details of document.querySelectorAll<HTMLDetailsElement>(
            'details:not(.copy-page)',
          )) {
            details.open = true;
          }
        });
        expect(await violationsOf(page, ['target-size']), `${width} px, unfolded`).toEqual([]);
      }
    },
  );
});
