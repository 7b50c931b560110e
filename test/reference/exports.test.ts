import { beforeAll, describe, expect, it } from 'vitest';
import { RenderedReference } from './rendered.js';

let paged: RenderedReference;
let single: RenderedReference;
beforeAll(async () => {
  const url = 'https://observatory.example.com';
  paged = await RenderedReference.of('openapi-3-2/openapi.yaml', { url });
  single = await RenderedReference.of('openapi-3-2/openapi.yaml', {
    url,
    openapi: { layout: 'single' },
  });
});

function file({ site }: RenderedReference, path: string): string {
  const found = site.site.files.find((one) => one.path === path);
  if (typeof found?.contents !== 'string') throw new Error(`no text ${path}`);
  return found.contents;
}

describe('Markdown of the reference', () => {
  it.each([
    'Named as *people* name it.',
    '**Beta**, **Preview**',
    'Only for this path',
    '`key` + `certificate`',
    'Or without authentication',
    '`read`: Look',
    'Values are separated by vertical bars (style `pipeDelimited`)',
    'Reserved characters such as / and ? stay as they are.',
    '`filter=%7B%22hot%22%3Atrue%7D`',
    'example first: `2024-01-01`',
    'Where *we* are.',
    'https://observatory.example.com/mars.json',
    '`$response.body#/name`',
    'Each item',
  ])('includes in an operation: %s', (words) => {
    expect(file(paged, 'api/planets/planets-get-one-two.md')).toContain(words);
  });

  it.each([
    'What the telescopes see.',
    'Terms of service: [https://observatory.example.com/terms]',
    '[desk@example.com](mailto:desk@example.com)',
    'Authorization code flow',
    'Part of [The sky](',
    '[An eclipse begins](',
    '## Schemas that no operation uses',
  ])('includes in the overview: %s', (words) => {
    expect(file(paged, 'api.md')).toContain(words);
  });

  it('includes callbacks and the encoding of form parts', () => {
    const text = file(paged, 'api/default/list-moons.md');
    expect(text).toContain('## Callbacks');
    expect(text).toContain('`POST {$request.body#/url}`');
    expect(text).toContain('`picture`: `image/png, image/jpeg`');
  });

  it('includes the operations of a single-page reference', () => {
    expect(file(single, 'api.md')).toContain('A moon has risen');
  });
});

describe('webhook', () => {
  it('appears in the sitemap, llms.txt, the sidebar and the search', () => {
    const route = '/api/webhooks/on-eclipse';
    expect(file(paged, 'sitemap.xml')).toContain(route);
    expect(file(paged, 'llms.txt')).toContain(`${route}.md`);
    const items = paged.site.page('/api').sidebar?.items ?? [];
    expect(items.map(({ label }) => label)).toContain('Webhooks');
    const page = paged.site.site.pages.find((one) => one.route === route);
    expect(page?.record()).toMatchObject({
      kind: 'operation',
      path: 'eclipse',
      aliases: ['onEclipse'],
    });
  });
});

describe('page with all operations', () => {
  it('is excluded from the sitemap and the search if operations have their own pages', () => {
    expect(file(paged, 'sitemap.xml')).not.toContain('/api/all');
    const page = paged.site.site.pages.find((one) => one.route === '/api/all');
    expect(page?.record()).toBeUndefined();
  });

  it('is indexed with a section for each operation if it is the only page', () => {
    const page = single.site.site.pages.find((one) => one.route === '/api');
    const ids = page?.record()?.sections.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['list-moons', 'list-moons.response-202', 'webhook-on-eclipse']),
    );
  });
});
