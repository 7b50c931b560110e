import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../../test/build/planets-api.js';
import { PlannedSite } from '../../../test/build/planned-site.js';
import type { frontMatterSchema } from '../../content/front-matter/schema.js';
import { emptyCache } from '../cache/index.js';
import { PageCache } from './page-cache.js';
import { PageKeys } from './page-keys.js';

/** A value of each key, as YAML; the compiler asks for one of a new key. */
const values: Readonly<Record<keyof typeof frontMatterSchema.shape, string>> = {
  id: 'inner-moon',
  title: 'The inner moon',
  title_meta: 'The moon Io',
  sidebar_label: 'Inner',
  sidebar_position: '9',
  sidebar_class_name: 'inner',
  icon: 'moon',
  sidebar_badge: 'New',
  slug: 'inner',
  description: 'The innermost moon.',
  keywords: '[volcano]',
  image: 'https://example.com/io.png',
  tags: '[moon]',
  hide_title: 'true',
  hide_table_of_contents: 'true',
  toc_min_heading_level: '3',
  toc_max_heading_level: '2',
  pagination_next: 'planets',
  pagination_prev: 'planets',
  pagination_label: 'To Io',
  custom_edit_url: 'https://example.com/edit',
  last_update: '{ date: 2026-02-02, author: Galileo }',
  draft: 'true',
  unlisted: 'true',
  displayed_sidebar: 'null',
  redirect_from: '/inner',
  date: '2026-02-02',
  authors: '[{ name: Galileo }]',
  author: 'Galileo',
  author_title: 'Astronomer',
  author_url: 'https://example.com/galileo',
  author_image_url: 'https://example.com/galileo.png',
};

/** Returns a site whose document and post about Io have the line in their front matter. */
function siteWith(line: string): PlannedSite {
  const moon = `---\nauthor: Simon\n${line}\n---\n\n# Io\n\nA moon.\n\n## Orbit\n\n### Speed\n\nFast.`;
  return new PlannedSite({
    files: {
      'content/docs/planets.md': '# Planets\n\n[](moons/io.md)',
      'content/docs/moons/europa.md': '# Europa',
      'content/docs/moons/io.md': moon,
      'content/docs/moons/thebe.md': '---\npagination_next: moons/io\n---\n\n# Thebe',
      'content/blog/2026-01-01-thebe.md': '# Thebe seen',
      'content/blog/2026-01-02-io.md': moon,
      'content/blog/2026-01-03-europa.md': '# Europa seen',
    },
    categories: { 'content/docs/moons': { link: { type: 'generated-index' } } },
    icons: { moon: '<svg viewBox="0 0 24 24"><path d="M4 4h16"/></svg>' },
    api: apiOf({ operations: [operationOf({ slug: 'list-moons' })] }),
    config: { blog: {}, printPages: true, onBrokenLinks: 'ignore' },
  });
}

function pageCache({ site: { plans } }: PlannedSite, cache = emptyCache()): PageCache {
  return new PageCache(new PageKeys({ plans }, { digest: '' }), cache);
}

const before = siteWith('');
const propsBefore = new Map(before.site.pages.map(({ route, props }) => [route, props]));

it.each(Object.entries(values))('the cache keeps no page that %s changes', (key, value) => {
  const cache = emptyCache();
  const earlier = pageCache(before, cache);
  for (const page of before.site.pages) earlier.keep(page, page.build());
  const after = siteWith(`${key}: ${value}`);
  const reused = pageCache(after, cache);
  const kept = after.site.pages.filter((page) => reused.find(page));
  for (const { route, props } of kept) expect(props, route).toEqual(propsBefore.get(route));
});
