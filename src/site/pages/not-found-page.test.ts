import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../test/build/planned-site.js';
import { makeUrls } from '../urls.js';
import { notFoundPageLists, pageListFile } from './not-found-page.js';

const files = {
  'content/docs/mars.md': '# Mars',
  'content/docs/venus.md': '---\nunlisted: true\n---\n\n# Venus',
  'content/docs/größe.md': '# Größe',
};

function lists(site: PlannedSite): Record<string, readonly (readonly [string, string])[]> {
  return Object.fromEntries(
    site.site.files
      .filter(({ path }) => path.startsWith('404') && path.endsWith('.json'))
      .map(({ path, contents }) => [path, JSON.parse(String(contents))]),
  );
}

describe('the page list for Not Found suggestions', () => {
  it('has every listed page under its encoded URL', () => {
    expect(lists(new PlannedSite({ files }))).toEqual({
      '404.json': [
        ['docs/gr%C3%B6%C3%9Fe', 'Größe'],
        ['docs/mars', 'Mars'],
      ],
    });
  });

  it('has paths below the base URL, with the site’s trailing slashes', () => {
    const site = new PlannedSite({ files, config: { baseUrl: '/sky/', trailingSlash: true } });
    expect(lists(site)['404.json']?.[1]).toEqual(['docs/mars/', 'Mars']);
  });

  it('is split by the first character of the last segment on a large site', () => {
    const page = new PlannedSite({ files }).site.pages.find(({ route }) => route === '/docs/mars');
    const moons = Array.from({ length: 2001 }, (_, index) => `/docs/moon-${index}`);
    const pages = [...moons, '/docs/%C3%A9toile'].flatMap((url) =>
      page ? [{ ...page, title: 'Moon', url: `/fr${url}` }] : [],
    );
    const urls = makeUrls({ baseUrl: '/', trailingSlash: false }, 'fr/');
    const parts = notFoundPageLists(pages, urls);
    expect(parts.map(({ path }) => path)).toEqual(['fr/404-m.json', 'fr/404-_.json']);
    expect(JSON.parse(String(parts[0]?.contents))).toHaveLength(2001);
    expect(pageListFile(pages.length)).toBe('404-{}.json');
  });
});
