import { describe, expect, it } from 'vitest';
import type { LocaleDoc } from '../input.js';
import type { LocalePlan } from '../locale-plan.js';
import type { PageDefinition } from './page.js';
import { PageKeys } from './page-key.js';

const mars = {
  path: 'content/docs/mars.md',
  file: 'content/docs/mars.md',
  digest: 'red',
  title: 'Mars',
  meta: { redirect_from: ['/red'] },
} as unknown as LocaleDoc;

/** Returns the keys of a site with a document and a page of the API description. */
function docKeys(doc = mars, described = '2026-01-01', others: readonly LocaleDoc[] = []) {
  const definitions = [
    { route: '/docs/mars', source: doc.file, doc },
    { route: '/api', source: 'openapi/api.yaml' },
  ] as unknown as readonly PageDefinition[];
  const lastUpdates = new Map([['openapi/api.yaml', { date: described }]]);
  const locale = { code: 'en', label: 'English' };
  const input = {
    docs: [doc, ...others],
    versions: [],
    config: { siteDir: '/sites/planets' },
    locale,
    lastUpdates,
  };
  const plan = { input, versions: [], definitions } as unknown as LocalePlan;
  const keys = new PageKeys([plan]);
  return {
    planDigest: keys.planDigest,
    pages: definitions.map((definition) => keys.of(definition, plan)),
    own: definitions.map((definition) => keys.own(definition, plan)),
  };
}

describe('the site planDigest key', () => {
  const { planDigest, pages } = docKeys();

  it('stays the same when only the text of a page changes, and the page key changes', () => {
    const edited = docKeys({ ...mars, digest: 'redder' });
    expect(edited.planDigest).toBe(planDigest);
    expect(edited.pages[0]).not.toBe(pages[0]);
    expect(edited.pages[1]).toBe(pages[1]);
  });

  it.each<[string, ReturnType<typeof docKeys>]>([
    ['a title', docKeys({ ...mars, title: 'Red planet' })],
    ['a redirect', docKeys({ ...mars, meta: { redirect_from: ['/redder'] } })],
    ['the date of a description', docKeys(mars, '2026-02-02')],
  ])('changes with %s', (_, other) => {
    expect(other.planDigest).not.toBe(planDigest);
  });
});

describe('the own key of a page', () => {
  const { own, pages } = docKeys();

  it('stays the same when a document is added', () => {
    const venus = { ...mars, path: 'content/docs/venus.md', file: 'content/docs/venus.md' };
    const grown = docKeys(mars, undefined, [venus]);
    expect(grown.own).toEqual(own);
    expect(grown.pages[0]).not.toBe(pages[0]);
  });

  it('changes with the text of the page', () => {
    const edited = docKeys({ ...mars, digest: 'redder' });
    expect(edited.own[0]).not.toBe(own[0]);
    expect(edited.own[1]).toBe(own[1]);
  });
});
