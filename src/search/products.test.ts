import { expect, it } from 'vitest';
import { buildIndex, type SearchPage } from './index.js';
import { planetPage, planetScope, ports } from './planets.test.data.js';
import { Searcher } from './query/searcher.js';

const records = [
  planetPage({ title: 'Install', url: '/cloud/install', sections: [{ text: 'The cloud agent.' }] }),
  planetPage({ title: 'Billing', url: '/cloud/billing', sections: [{ text: 'An invoice.' }] }),
  planetPage({ title: 'Install', url: '/sdk/install', sections: [{ text: 'The SDK.' }] }),
  planetPage({
    title: 'Costs',
    url: '/sdk/costs',
    sections: [{ text: 'Billing of the agent: the invoice.' }],
  }),
];

function scopeOf(product: string) {
  const { pages, ...scope } = planetScope(records);
  const marked = pages.map((page): SearchPage => {
    return page.url.startsWith(product) ? page : { ...page, elsewhere: true };
  });
  return { ...scope, pages: marked };
}

async function urls(product: string, query: string): Promise<readonly string[]> {
  const { manifest, files } = buildIndex(scopeOf(product), ports);
  const searcher = new Searcher(manifest, async (name) =>
    JSON.parse(String(files.find(({ path }) => path === `assets/${name}`)?.contents)),
  );
  return (await searcher.search(query)).hits.map(({ url }) => url);
}

it.each([
  ['/cloud', 'install', ['/cloud/install', '/sdk/install']],
  ['/sdk', 'install', ['/sdk/install', '/cloud/install']],
  ['/cloud', 'invoice', ['/cloud/billing', '/sdk/costs']],
  ['/sdk', 'invoice', ['/sdk/costs', '/cloud/billing']],
  // A page that is called so is better than one that only mentions it.
  ['/sdk', 'billing', ['/cloud/billing', '/sdk/costs']],
])('ranks equally good pages of the product %s first: %s', async (product, query, expected) => {
  expect(await urls(product, query)).toEqual(expected);
});

it('lists pages of other products as ranges, and nothing on a site with one product', () => {
  expect(buildIndex(scopeOf('/sdk'), ports).manifest.elsewhere).toEqual([[0, 2]]);
  expect(buildIndex(planetScope(records), ports).manifest).not.toHaveProperty('elsewhere');
});
