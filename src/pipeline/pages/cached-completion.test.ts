import { expect, it } from 'vitest';
import type { GenerateFiles, PageResult, Site } from '../../site/index.js';
import { emptyCache } from '../cache/index.js';
import { completeWithCache } from './cached-completion.js';

const moons = [{ digest: 'Io' }, { digest: 'Europa' }] as unknown as readonly PageResult[];

class MoonSite {
  planDigest = 'plan';
  /** Number of times that the files were made. */
  made = 0;

  complete(found: readonly PageResult[], cache: ReturnType<typeof emptyCache>): readonly unknown[] {
    const make = () => {
      this.made += 1;
      const files = [{ path: 'paths.json', contents: `made ${this.made}` }];
      return { value: { files, usedAssets: [], fullTexts: [], policy: '' }, diagnostics: [] };
    };
    const complete = (_: unknown, generate: GenerateFiles = (own) => own()) => {
      const generated = generate(make);
      return {
        value: { files: generated.value.files, usedAssets: new Set<string>(), searches: [] },
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
  expect(site.complete(moons, cache)).toEqual(['made 1']);
  expect(String(site.complete(moons, cache))).toBe('made 1');
  site.planDigest = 'another';
  expect(site.complete(moons, cache)).toEqual(['made 2']);
  const unknown = moons.map((page) => ({ ...page, digest: undefined }));
  expect(site.complete(unknown, cache)).toEqual(['made 3']);
});
