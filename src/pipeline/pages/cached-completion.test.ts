import { expect, it } from 'vitest';
import type { CompletionSteps, FullTextPart, PageResult, Site } from '../../site/index.js';
import { emptyCache } from '../cache/index.js';
import { completeWithCache } from './cached-completion.js';

/** Returns two pages; a page without a text key was not built in full. */
function moons(text: string, contentKey: string | undefined = text): readonly PageResult[] {
  return ['/io', '/europa'].map(
    (route) =>
      ({
        page: { route, url: route },
        digest: 'unchanged',
        contentKey: route === '/io' ? 'unchanged' : contentKey,
        markdown: () => ({ title: route, body: text }),
      }) as unknown as PageResult,
  );
}

/** A site with one file, and with a part of `llms-full.txt` that has all pages. */
class MoonSite {
  planDigest = 'plan';
  /** Number of times that the files were made. */
  made = 0;
  part: FullTextPart | undefined;

  complete(found: readonly PageResult[], cache: ReturnType<typeof emptyCache>): readonly unknown[] {
    const complete = (pages: readonly PageResult[], steps?: CompletionSteps) => {
      const generated = steps?.generate(() => {
        this.made += 1;
        const files = [{ path: 'paths.json', contents: `made ${this.made}` }];
        return { value: { files, usedAssets: [], fullTexts: [], policy: '' }, diagnostics: [] };
      });
      this.part = steps?.joinTexts({ name: 'part', pages: pages, sourceLine: (url) => url });
      return {
        value: { files: generated?.value.files ?? [], usedAssets: new Set<string>(), searches: [] },
        diagnostics: [],
      };
    };
    const site = { complete } as unknown as Site;
    return completeWithCache(site, found, this, cache).value.files.map(({ contents }) => contents);
  }
}

it('makes the files of the whole site again only if the plan or a page has changed', () => {
  const site = new MoonSite();
  const cache = emptyCache();
  expect(site.complete(moons('Ice.'), cache)).toEqual(['made 1']);
  expect(String(site.complete(moons('Ice.'), cache))).toBe('made 1');
  site.planDigest = 'another';
  expect(site.complete(moons('Ice.'), cache)).toEqual(['made 2']);
  const unknown = moons('Ice.').map((page) => ({ ...page, digest: undefined }));
  expect(site.complete(unknown, cache)).toEqual(['made 3']);
});

it('joins the texts of a part again only if the text of a page has changed', () => {
  const site = new MoonSite();
  const cache = emptyCache();
  site.complete(moons('Ice.'), cache);
  const first = site.part;
  expect(first).toMatchObject({ count: 2 });
  expect(String(first?.bytes)).toContain('Ice.');
  // With an unchanged key, the text of the cache counts.
  site.complete(moons('Éditée.', 'Ice.'), cache);
  expect(site.part).toEqual(first);
  site.complete(moons('Éditée.'), cache);
  expect(String(site.part?.bytes)).toContain('Éditée.');
  site.complete(moons('Neige.', ''), cache);
  expect(String(site.part?.bytes)).toContain('Neige.');
});
