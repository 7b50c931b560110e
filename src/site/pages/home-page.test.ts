import { describe, expect, it } from 'vitest';
import { apiOf, operationOf } from '../../../test/build/planets-api.js';
import { PlannedSite } from '../../../test/build/planned-site.js';
import type { Api } from '../../openapi/api/api.js';

const docs = {
  'content/docs/start.md': '---\nsidebar_position: 1\n---\n# Start',
  'content/docs/use/read.md': '# Read',
  'content/docs/use/write.md': '# Write',
};

/** An API with one operation for each tag, and a tag without any. */
function apiWithTags(count: number): Api {
  const tags = Array.from({ length: count }, (_, index) => `tag-${index + 1}`);
  const operations = tags.map((tag) =>
    operationOf({ slug: `get-${tag}`, operationId: `get-${tag}`, title: `Get ${tag}`, tag }),
  );
  const all = [...tags, 'empty'].map((slug) => ({
    name: slug,
    label: slug,
    slug,
    operations: slug === 'empty' ? [] : [`get-${slug}`],
  }));
  return apiOf({ operations, groups: [{ tags: all }] });
}

describe('the generated home page', () => {
  it('has a section each for the documents and the tags of the reference that have operations', () => {
    const home = new PlannedSite({ files: docs, api: apiWithTags(2) }).content('/', 'home');
    expect(home.entryPoints.map(({ label }) => label)).toEqual(['Docs', 'API reference']);
    expect(home.sections).toMatchObject([
      {
        title: 'Docs',
        url: '/docs/start',
        size: '3 pages',
        items: [{ label: 'Use', url: '/docs/category/use', count: 2 }],
      },
      {
        title: 'API reference',
        url: '/api',
        size: '2 operations',
        items: [
          { label: 'tag-1', description: '1 operation' },
          { label: 'tag-2', description: '1 operation' },
        ],
      },
    ]);
  });

  it('describes pages without a description by their first words', () => {
    const files = { ...docs, 'content/docs/end.md': '# End\n\nThat is *all*.\n\n## More\n' };
    const home = new PlannedSite({ files }).content('/', 'home');
    expect(home.sections[0]?.items).toMatchObject([
      { label: 'End', description: 'That is all.' },
      { label: 'Use', description: undefined },
    ]);
  });

  it('has at most nine cards in each of several sections, and all in a single one', () => {
    const api = apiWithTags(12);
    const sizes = (files: Readonly<Record<string, string>>): number[] =>
      new PlannedSite({ files, api })
        .content('/', 'home')
        .sections.map(({ items }) => items.length);
    expect(sizes(docs)).toEqual([1, 9]);
    expect(sizes({})).toEqual([12]);
  });

  it('has the first operations of an API without several tags', () => {
    const home = new PlannedSite({ files: docs, api: apiWithTags(1) }).content('/', 'home');
    expect(home.sections[1]).toMatchObject({
      title: 'API reference',
      items: [{ label: 'Get tag-1', url: '/api/tag-1/get-tag-1' }],
    });
  });

  it('has a card for each of several sidebars, with the name of its navbar item', () => {
    const home = new PlannedSite({
      files: docs,
      config: {
        docs: { sidebars: { first: ['start'], second: ['use/read', 'use/write'] } },
        themeConfig: {
          navbar: { items: [{ type: 'docSidebar', sidebarId: 'second', label: 'Use it' }] },
        },
      },
    }).content('/', 'home');
    expect(home.sections).toMatchObject([
      {
        items: [
          { label: 'Start', url: '/docs/start', count: 1 },
          { label: 'Use it', url: '/docs/use/read', count: 2 },
        ],
      },
    ]);
  });

  it('has a card instead of a button for each of several references', () => {
    const config = {
      openapi: ['moons', 'planets'].map((id) => ({ id, path: `openapi/${id}.yaml` })),
    };
    const apis = { moons: apiOf(), planets: apiOf() };
    const home = new PlannedSite({ files: {}, config, apis }).content('/', 'home');
    expect(home.entryPoints).toEqual([]);
    expect(home.sections).toMatchObject([
      {
        items: [
          { url: '/api/moons', description: '2 operations' },
          { url: '/api/planets', description: '2 operations' },
        ],
      },
    ]);
  });

  it('lists the same in its Markdown', () => {
    const { site } = new PlannedSite({ files: docs, api: apiWithTags(1) });
    const markdown = site.files.find(({ path }) => path === 'index.md')?.contents;
    expect(markdown).toMatchInlineSnapshot(`
      "# Planets API

      - [Docs](/docs/start.md)
      - [API reference](/api.md)

      ## Docs

      - [Use](/docs/category/use.md)

      ## API reference

      - [Get tag-1](/api/tag-1/get-tag-1.md): GET /planets
      "
    `);
  });
});
