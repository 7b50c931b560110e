import { describe, expect, it } from 'vitest';
import { apiOf, described, operationOf } from '../../../../test/build/planets-api.js';
import { PlannedSite } from '../../../../test/build/planned-site.js';

const text = '## Responses\n\n## Land\n\n[down](#land), [up](#responses), `<b id="land">`';
const operations = ['land', 'start'].map((slug) =>
  operationOf({
    slug,
    description: described(text),
    responses: [{ status: '200', media: [], headers: [], links: [] }],
  }),
);
const api = apiOf({ operations, description: described('## Land\n\n## Start') });
const site = new PlannedSite({ files: {}, api });

/** Returns ids and links to them, in order. */
const anchorsIn = (html = ''): string[] =>
  [...html.matchAll(/<[a-z][^<>]*?(?: id="|href=")([^"]*)"/g)].map(([, anchor = '']) => anchor);

describe('headings in API descriptions', () => {
  it('never take the id of a page section', () => {
    const { description: html } = site.content('/api/planets/land', 'operation');
    expect(anchorsIn(html)).toEqual([
      ...['text-responses', '#text-responses', 'land', '#land'],
      ...['#land', '#text-responses'],
    ]);
  });

  it('never take the id of an operation on the overview', () => {
    const { description: html } = site.content('/api', 'api');
    expect(anchorsIn(html)).toEqual(['land-2', '#land-2', 'start-2', '#start-2']);
  });

  it('precede tags in the table of contents, down to level three', () => {
    const intro = described('# Errors\n\n## Start\n\n### Codes');
    const introduced = new PlannedSite({
      files: {},
      api: apiOf({ operations, description: intro }),
    });
    const { toc } = introduced.content('/api', 'api');
    expect(toc.slice(0, 3).map(({ id, depth }) => [id, depth])).toEqual([
      ['errors', 2],
      ['start-2', 3],
      ['solar-system', 2],
    ]);
  });

  it('are prefixed by operation on a page of several operations', () => {
    const { description: html, groups } = site.content('/api/all', 'api');
    expect(anchorsIn(html)).toEqual(['land-2', '#land-2', 'start-2', '#start-2']);
    const full = groups.flatMap(({ tags }) => tags.flatMap((tag) => tag.full ?? []));
    expect(
      full.map((one) => anchorsIn(one.description).filter((id) => !id.startsWith('#'))),
    ).toEqual([
      ['land.text-responses', 'land.land'],
      ['start.text-responses', 'start.land'],
    ]);
  });

  it('are unchanged inside code', () => {
    const { groups } = site.content('/api/all', 'api');
    expect(groups[0]?.tags[0]?.full?.[0]?.description).toContain('<code>&lt;b id="land"></code>');
  });
});
