import { describe, expect, it } from 'vitest';
import {
  apiOf,
  described,
  namedSchema,
  objectOf,
  operationOf,
  refTo,
  schemaOf,
} from '../../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';
import type { SearchRecord } from '../../search/search-record.js';
import { searchableText } from './searchable-text.js';

function siteRecords(fixture: SiteFixture): readonly SearchRecord[] {
  const { searches } = new PlannedSite(fixture).site;
  expect(searches.map(({ file }) => file)).toEqual(['search-index.json']);
  return searches.flatMap(({ pages }) => pages.map((page) => page.record()));
}

const record = (records: readonly SearchRecord[], url: string): SearchRecord | undefined =>
  records.find((found) => found.url === url);

describe('the search index', () => {
  it('has a document by its headings, with its breadcrumbs', () => {
    const records = siteRecords({
      files: {
        'content/docs/planets/mars.md':
          '---\ndescription: Red.\nkeywords: [rust]\n---\n\n# Mars\n\nA planet.\n\n## Moons\n\nPhobos and `Deimos`.\n\n```sh\nlaunch --to mars\n```\n',
      },
    });
    expect(record(records, '/docs/planets/mars')).toEqual({
      url: '/docs/planets/mars',
      title: 'Mars',
      kind: 'doc',
      breadcrumbs: ['Docs', 'Planets'],
      aliases: ['Red.', 'rust'],
      keywords: ['rust'],
      sections: [
        { text: 'A planet.' },
        { id: 'moons', heading: 'Moons', text: 'Phobos and Deimos.\nlaunch --to mars' },
      ],
    });
  });

  it('omits unlisted pages, drafts and the Not Found page', () => {
    const records = siteRecords({
      files: {
        'content/docs/mars.md': '# Mars',
        'content/docs/vulcan.md': '---\nunlisted: true\n---\n\n# Vulcan',
        'content/docs/pluto.md': '---\ndraft: true\n---\n\n# Pluto',
      },
    });
    const urls = records.map(({ url }) => url);
    expect(urls).toContain('/docs/mars');
    for (const url of ['/docs/vulcan', '/docs/pluto', '/404.html']) {
      expect(urls).not.toContain(url);
    }
  });

  it('has an operation with its parameters, fields and responses', () => {
    const text = (words: string, values: readonly string[] = []) =>
      schemaOf({
        types: ['string'],
        description: described(words),
        enum: values.map((value) => ({ value })),
      });
    const probe = objectOf({ 'name!': text('What **it** is called.'), state: text('', ['lost']) });
    const operation = operationOf({
      slug: 'send-probe',
      operationId: 'sendProbe',
      title: 'Send a probe',
      method: 'POST',
      path: '/probes',
      description: described('Sends it to a planet.'),
      requestBody: {
        required: true,
        media: [{ type: 'application/json', schema: probe, examples: [] }],
      },
      responses: [
        {
          status: '404',
          description: described('Planet not found'),
          headers: [],
          media: [{ type: 'application/json', schema: probe, examples: [] }],
        },
      ],
    });
    const records = siteRecords({
      files: {},
      api: apiOf({ operations: [operation], schemas: [] }),
    });
    expect(record(records, '/api/planets/send-probe')).toEqual({
      url: '/api/planets/send-probe',
      title: 'Send a probe',
      kind: 'operation',
      method: 'POST',
      path: '/probes',
      breadcrumbs: ['API reference', 'Solar system', 'Planets'],
      aliases: ['sendProbe'],
      sections: [
        { text: 'Sends it to a planet.' },
        { id: 'body.name', heading: 'name', text: 'What it is called.' },
        { id: 'body.state', heading: 'state', text: 'lost' },
        { id: 'response-404', heading: '404', text: 'Planet not found' },
      ],
    });
  });

  it('has no examples of responses', () => {
    const operation = operationOf({
      slug: 'find-probe',
      responses: [
        {
          status: '200',
          description: described('The probe'),
          headers: [],
          media: [
            {
              type: 'application/json',
              schema: objectOf({ name: schemaOf({ types: ['string'] }) }),
              examples: [
                {
                  name: 'found',
                  generated: false,
                  code: { language: 'json', text: '{"name":"Voyager"}', html: '' },
                },
              ],
            },
          ],
        },
      ],
    });
    const records = siteRecords({
      files: {},
      api: apiOf({ operations: [operation], schemas: [] }),
    });
    const found = record(records, '/api/planets/find-probe');
    expect(found?.sections.map(({ text }) => text)).toContain('The probe');
    expect(JSON.stringify(found)).not.toContain('Voyager');
  });

  it('has the messages of errors without their JSON', () => {
    const operation = operationOf({
      slug: 'find-probe',
      responses: [
        {
          status: '404',
          headers: [],
          media: [
            {
              type: 'application/json',
              schema: schemaOf({}),
              examples: [
                {
                  name: 'lost',
                  generated: false,
                  code: {
                    language: 'json',
                    text: '{\n  "code": "E404",\n  "message": "The probe is lost."\n}',
                    html: '',
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    const records = siteRecords({
      files: {},
      api: apiOf({ operations: [operation], schemas: [] }),
    });
    const found = record(records, '/api/planets/find-probe');
    expect(found?.sections.find(({ heading }) => heading === '404')?.text).toBe(
      'The probe is lost.',
    );
  });

  it('has the verb of an operation without a summary', () => {
    const operation = operationOf({
      slug: 'probes-id',
      operationId: 'DeleteProbesId',
      title: 'Delete probes id',
      titleFrom: 'operationId',
      method: 'DELETE',
      path: '/probes/{id}',
      description: described('**Recalls** a probe.'),
    });
    const records = siteRecords({
      files: {},
      api: apiOf({ operations: [operation], schemas: [] }),
    });
    expect(record(records, '/api/planets/probes-id')?.verb).toBe('recalls');
  });

  it('has only the names of body fields that a schema page describes', () => {
    const name = schemaOf({ types: ['string'], description: described('What it is called.') });
    const operation = operationOf({
      slug: 'send-probe',
      requestBody: {
        required: true,
        media: [{ type: 'application/json', schema: refTo('Probe'), examples: [] }],
      },
    });
    const schemas = [namedSchema('Probe', objectOf({ name }))];
    const records = siteRecords({ files: {}, api: apiOf({ operations: [operation], schemas }) });
    const fieldOn = (url: string) =>
      record(records, url)?.sections.find(({ heading }) => heading === 'name');
    expect(fieldOn('/api/planets/send-probe')).toEqual({
      id: 'body.name',
      heading: 'name',
      text: '',
    });
    expect(fieldOn('/api/schemas/probe')?.text).toBe('What it is called.');
  });

  it('is absent where search is off', () => {
    const { site } = new PlannedSite({
      files: { 'content/docs/mars.md': '# Mars' },
      config: { search: false },
    });
    expect(site.searches).toEqual([]);
    expect(site.pages.flatMap(({ props }) => props.chrome.search ?? [])).toEqual([]);
    const items = site.pages.flatMap(({ props }) => props.chrome.navbar);
    expect(items.filter(({ kind }) => kind === 'search')).toEqual([]);
  });
});

describe('plainWords', () => {
  it.each([
    ['<p>The <strong>red</strong> planet.</p>', 'The red planet.'],
    ['<p>one</p><ul><li>two</li></ul>', 'one two'],
    ['a<code>b</code>c', 'abc'],
    ['2 &lt; 3 &amp; 3 &#x3E; 2 &#8217;', '2 < 3 & 3 > 2 ’'],
    [undefined, ''],
  ])('reads %s', (html, words) => {
    expect(searchableText(html)).toBe(words);
  });
});
