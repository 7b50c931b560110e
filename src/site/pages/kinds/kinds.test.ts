import { expect, it } from 'vitest';
import {
  apiOf,
  manyFieldsOperation,
  namedSchema,
  objectOf,
  operationOf,
  text,
} from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';
import type { PageContent } from '../../page-props/page.js';

/** A page of each kind; the compiler asks for one of a new kind. */
const routes: Readonly<Record<PageContent['kind'], string>> = {
  home: '/',
  doc: '/docs/mars',
  category: '/docs/category/moons',
  print: '/docs/print',
  api: '/api',
  tag: '/api/planets',
  operation: '/api/planets/list-planets',
  'all-fields': '/api/planets/survey-planets/all-fields',
  schema: '/api/schemas/planet',
  'blog-list': '/blog',
  'blog-post': '/blog/2026/01/01/open',
  'blog-index': '/blog/tags',
  'blog-archive': '/blog/archive',
  'not-found': '/404.html',
};

it('every definition states the kind of its content', () => {
  const planned = new PlannedSite({
    files: {
      'content/docs/mars.md': '# Mars',
      'content/docs/moons/io.md': '# Io',
      'content/blog/2026-01-01-open.md': '---\ntags: [news]\n---\n# Open',
    },
    config: { blog: {}, printPages: true },
    categories: { 'content/docs/moons': { link: { type: 'generated-index' } } },
    api: apiOf({
      operations: [operationOf({ slug: 'list-planets' }), manyFieldsOperation('survey-planets')],
      schemas: [namedSchema('Planet', objectOf({ name: text }))],
    }),
  });
  const definitions = planned.site.plans.flatMap((plan) => plan.definitions);
  for (const { route, kind } of definitions) planned.content(route, kind);
  const kindOf = (route: string) => definitions.find((page) => page.route === route)?.kind;
  const found = Object.entries(routes).map(([kind, route]) => [kind, kindOf(route)]);
  expect(found).toEqual(Object.keys(routes).map((kind) => [kind, kind]));
});

it('browsers paint operations with their samples', () => {
  const planned = new PlannedSite({
    files: {},
    api: apiOf({ operations: [operationOf({ slug: 'list-planets' })] }),
  });
  const operations = planned.site.plans
    .flatMap((plan) => plan.definitions)
    .filter(({ kind }) => kind === 'operation');
  expect(operations.map(({ route }) => planned.page(route).head.paintedAfter)).toEqual([
    '_samples',
  ]);
  expect(planned.page('/').head.paintedAfter).toBeUndefined();
});

it('documents and posts are articles, with their dates, authors and tags', () => {
  const planned = new PlannedSite({
    files: {
      'content/docs/mars.md': '---\ntags: [red]\n---\n# Mars',
      'content/blog/2026-01-01-open.md': '---\ntags: [news]\n---\n# Open',
    },
    config: { blog: {} },
  });
  const article = (route: string) => planned.page(route).head.article;
  expect(article('/docs/mars')).toEqual({ authors: [], tags: ['red'] });
  expect(article('/blog/2026/01/01/open')).toMatchObject({
    published: expect.stringContaining('2026-01-01'),
    tags: ['news'],
  });
  expect(article('/')).toBeUndefined();
});
