import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { parseHostHeaders } from '../../src/dev-server/headers-file.js';
import { pageTypes } from '../support/page-types.js';
import { readerOf } from '../support/reader.js';
import { strictPolicy } from '../support/strict-server.js';
import { visitStrictly } from '../support/strict-visit.js';
import { versionedSite } from '../support/versions-and-languages.js';

const showcase = inject('showcase');
const site = versionedSite();

describe('under a strict Content-Security-Policy without requests to other origins', () => {
  const reader = readerOf(() => showcase.origin);

  it.each(pageTypes)('the $name works', async ({ url }) => {
    expect(await visitStrictly(reader, showcase.origin, url)).toEqual([]);
  });
});

describe('under the same policy, a site with versions, locales and a blog shows', () => {
  const reader = readerOf(site.origin);

  it.each([
    ['home page', '/'],
    ['document of an old version', '/docs/1.0/orbits'],
    ['document that is not out yet', '/docs/next/observe/moon'],
    ['translated document', '/de/docs/orbits'],
    ['document nobody has translated, from right to left', '/ar/docs/observe/telescope'],
    ['reference in another language', '/ar/api/risings/get-rising'],
    ['blog', '/blog'],
    ['second page of the blog', '/blog/page/2'],
    ['post', '/blog/2026/02/17/eclipse'],
    ['list of tags', '/blog/tags'],
    ['tag', '/blog/tags/sun'],
    ['list of authors', '/blog/authors'],
    ['author', '/blog/authors/observatory'],
    ['archive', '/blog/archive'],
    ['Not Found page in another language', '/de/docs/nowhere'],
  ])('the %s', async (_, url) => {
    expect(await visitStrictly(reader, site.origin(), url)).toEqual([]);
  });

  it('the target of a redirect', async () => {
    const page = await reader.open('/begin');
    await page.waitForURL('**/docs/next');
  });
});

it.each(['/', '/docs/pagination', '/404', '/api/openapi.yaml'])(
  '_headers file sends exactly this policy for %s',
  async (url) => {
    const text = await readFile(path.join(showcase.outDir, '_headers'), 'utf8');
    expect(Object.fromEntries(parseHostHeaders(text)(url))).toMatchObject({
      // Requests can be sent to the API, whose host anyone may fill in; media that it sends are shown.
      'Content-Security-Policy': strictPolicy
        .replace("connect-src 'self'", "connect-src 'self' https:")
        .replace('data:;', "data: blob:; media-src 'self' blob:; frame-src blob:;"),
      'X-Content-Type-Options': 'nosniff',
    });
  },
);
