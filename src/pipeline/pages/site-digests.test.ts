import { describe, expect, it } from 'vitest';
import type { LocaleDoc, LocalePlan, PlannedPage } from '../../site/index.js';
import { SiteDigests } from './site-digests.js';

const mars = {
  path: 'content/docs/mars.md',
  file: 'content/docs/mars.md',
  digest: 'red',
  title: 'Mars',
  meta: { redirect_from: ['/red'] },
} as unknown as LocaleDoc;

/** Returns the digests of a site with a document and a page of the API description. */
function digestsWith(
  doc = mars,
  described = '2026-01-01',
  others: readonly LocaleDoc[] = [],
  api: object = { title: 'Planets', digest: 'blue' },
) {
  const pages = [
    { route: '/docs/mars', source: doc.file, doc, locale: 'en' },
    { route: '/api', source: 'openapi/api.yaml', locale: 'en' },
  ] as unknown as readonly PlannedPage[];
  const lastUpdates = new Map([['openapi/api.yaml', { date: described }]]);
  const locale = { code: 'en', label: 'English' };
  const input = {
    docs: [doc, ...others],
    apis: [{ options: {}, api }],
    versions: [],
    config: { siteDir: '/sites/planets' },
    locale,
    lastUpdates,
  };
  const plan = { input, versions: [], definitions: pages } as unknown as LocalePlan;
  const digests = new SiteDigests([plan]);
  return {
    plan: digests.plan,
    pages: pages.map((page) => digests.ofPage(page)),
    own: pages.map((page) => digests.ownOfPage(page)),
  };
}

describe('the digest of the plan', () => {
  const { plan, pages } = digestsWith();

  it('stays the same when only the text of a page changes, and the digest of the page changes', () => {
    const edited = digestsWith({ ...mars, digest: 'redder' });
    expect(edited.plan).toBe(plan);
    expect(edited.pages[0]).not.toBe(pages[0]);
    expect(edited.pages[1]).toBe(pages[1]);
  });

  it.each<[string, ReturnType<typeof digestsWith>]>([
    ['a title', digestsWith({ ...mars, title: 'Red planet' })],
    ['a redirect', digestsWith({ ...mars, meta: { redirect_from: ['/redder'] } })],
    ['the date of a description', digestsWith(mars, '2026-02-02')],
    ['an API', digestsWith(mars, undefined, [], { title: 'Planets', digest: 'green' })],
    ['an API without a digest', digestsWith(mars, undefined, [], { title: 'Moons' })],
  ])('changes with %s', (_, other) => {
    expect(other.plan).not.toBe(plan);
  });
});

describe('the own digest of a page', () => {
  const { own, pages } = digestsWith();

  it('stays the same when a document is added', () => {
    const venus = { ...mars, path: 'content/docs/venus.md', file: 'content/docs/venus.md' };
    const grown = digestsWith(mars, undefined, [venus]);
    expect(grown.own).toEqual(own);
    expect(grown.pages[0]).not.toBe(pages[0]);
  });

  it('changes with the text of the page', () => {
    const edited = digestsWith({ ...mars, digest: 'redder' });
    expect(edited.own[0]).not.toBe(own[0]);
    expect(edited.own[1]).toBe(own[1]);
  });
});
