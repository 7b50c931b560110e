import { beforeAll, describe, expect, it } from 'vitest';
import { pageIds } from '../../src/site/pages/page-ids.js';
import { RenderedReference } from './rendered.js';

/** Everything that a description can say, without a script and before any click. */

let observatory: RenderedReference;
beforeAll(async () => {
  observatory = await RenderedReference.of('openapi-3-2/openapi.yaml');
});

const look = '/api/planets/planets-get-one-two';
const moons = '/api/default/list-moons';

/** What is to be read, in pieces that stand on the page. */
type Case = readonly [feature: string, route: string, ...words: string[]];

const cases: readonly Case[] = [
  ['the summary', '/api', 'What the telescopes see.'],
  ['the description', '/api', 'Every night.'],
  ['the version', '/api', '2.1.0'],
  ['the format', '/api', 'OpenAPI 3.2'],
  ['the terms', '/api', 'https://observatory.example.com/terms'],
  ['the contact', '/api', 'Night desk', 'desk@example.com'],
  ['the license', '/api', 'Apache 2.0 (Apache-2.0)'],
  ['external docs', '/api', 'The guide.'],
  ['the name of a server', '/api', 'Production'],
  ['variables of a server', '/api', 'default north, one of northsouth', 'Which dome.'],
  ['an API key', '/api', 'API key in the header X-Key', 'From the desk.'],
  ['the format of a token', '/api', 'Bearer token', 'JWT'],
  ['a deprecated scheme', '/api', 'token deprecated'],
  ['mutual TLS', '/api', 'Client certificate (mutual TLS)'],
  ['OpenID', '/api', 'https://id.example.com/.well-known/openid-configuration'],
  ['OAuth metadata', '/api', 'https://id.example.com/.well-known/oauth-authorization-server'],
  ['OAuth flows', '/api', 'Authorization code flow', 'https://id.example.com/authorize'],
  ['refresh URLs', '/api', 'https://id.example.com/refresh'],
  ['device flows', '/api', 'Device authorization flow', 'https://id.example.com/device'],
  ['scopes', '/api', 'read Look', 'write Touch'],
  ['names of tags', '/api', 'The sky'],
  ['docs of a tag', '/api', 'Read more'],
  ['nested tags', '/api', 'Part of The sky'],
  ['webhooks', '/api', 'Webhooks', 'An eclipse begins'],
  ['schemas', '/api', 'Schemas', 'Planet'],
  ['unused schemas', '/api', 'Schemas that no operation uses', 'Keywords'],
  ['written badges', look, 'Beta'],
  ['badge tags', look, 'Beta Look at a planet Preview'],
  ['all tags', look, 'Tags Planets stars'],
  ['external docs of an operation', look, 'How to look.'],
  ['the summary of a path', look, 'One planet'],
  ['the description of a path', look, 'Named as people name it.'],
  ['servers of a path', look, 'Only for this path', 'https://planets.example.com'],
  ['security, either', look, 'Either API key in the header X-Key'],
  ['security, together', look, 'together with Client certificate'],
  ['security, or', look, 'Or OAuth 2.0'],
  ['security, optional', look, 'Or without authentication'],
  ['scopes of a requirement', look, 'read Look', 'write Touch'],
  ['no security', moons, 'No authentication needed'],
  ['label style', look, 'A dot goes before the value.', '.a'],
  ['pipes', look, 'separated by vertical bars', 'colors=a%7Cb'],
  ['deep objects', look, 'its name in brackets', 'box[key]=value'],
  ['empty values', look, 'May be sent without a value.'],
  ['reserved characters', look, 'Reserved characters such as / and ? stay as they are.'],
  ['content parameters', look, 'media type application/json', 'filter=%7B%22hot%22%3Atrue%7D'],
  ['deprecated parameters', look, 'filter object deprecated'],
  ['parameters of the path', look, 'night string'],
  ['named examples of a parameter', look, 'example first 2024-01-01'],
  ['cookies', look, 'Cookies session'],
  ['the whole query', '/api/planets/search-planets', 'The whole query', 'whole object'],
  ['methods of 3.2', '/api/planets/search-planets', 'QUERY'],
  ['additional methods', '/api/planets/link-planets-planet', 'LINK'],
  ['the summary of a response', look, '200 Seen', 'The planet.'],
  ['headers', look, 'X-Seeing number', 'In arc seconds.', 'example 0.8'],
  ['headers with content', look, 'Link string', 'text/plain'],
  ['every media type', look, 'application/json', 'application/xml', 'text/csv'],
  ['items of a stream', look, 'Each item', 'event string'],
  ['named examples', look, 'Home', 'Where we are.', '"Earth"'],
  ['external examples', look, 'A file', 'https://observatory.example.com/mars.json'],
  ['links', look, 'moons POST List moons', 'Its moons.', '$response.body#/name'],
  ['servers of links', look, 'https://moons.example.com'],
  ['bodies of links', look, 'again GET Look at a planet', '{"again":true}'],
  ['further responses', look, 'default Clouds.'],
  ['written samples', look, 'observe planet', 'val planet = observe()'],
  ['the description of a body', moons, 'The moons.'],
  ['the encoding of parts', moons, 'How the parts are sent', 'image/png, image/jpeg'],
  ['headers of parts', moons, 'X-Size integer'],
  ['the style of parts', moons, 'names=a%7Cb'],
  ['examples of a body', moons, 'two', '{"name":"Io"}'],
  ['serialized examples', moons, 'As it is sent'],
  ['callbacks', moons, 'Callbacks', 'risen', 'A moon has risen', '{$request.body#/url}'],
  ['responses to callbacks', moons, 'Thanks.'],
  ['a webhook', '/api/webhooks/on-eclipse', 'An eclipse begins', 'POST eclipse', 'Noted.'],
  ['who sends a webhook', '/api/webhooks/on-eclipse', 'The service sends this request'],
  ['written samples of a webhook', '/api/webhooks/on-eclipse', 'on(eclipse) { darken() }'],
  ['users of a schema', '/api/schemas/eclipse', 'An eclipse begins'],
];

it.each(cases)('reference shows %s', (_, route, ...words) => {
  const seen = observatory.seen(route);
  for (const piece of words) expect(seen).toContain(piece);
});

describe('link in the reference', () => {
  it.each([look, moons, '/api', '/api/all', '/api/webhooks/on-eclipse'])(
    'on %s resolves to a unique id',
    (route) => {
      const ids = observatory.ids(route);
      expect(ids).toEqual([...new Set(ids)]);
      const targets = [...observatory.html(route).matchAll(/ href="#([^"]*)"/g)];
      expect(targets.length).toBeGreaterThan(2);
      for (const [, target = ''] of targets) expect(ids).toContain(decodeURIComponent(target));
    },
  );

  it('can target each part of an operation', () => {
    expect(observatory.ids(look)).toEqual(
      expect.arrayContaining([
        'authentication',
        'path-parameter-planet',
        'header-parameter-night-example-first',
        'response-200',
        'response-200-header-X-Seeing',
        'response-200-application-json',
        'response-200-text-csv',
        'response-200-example-earth',
        'response-200-example-file',
        'response-200-link-moons',
        'response-200.mass',
        'servers',
      ]),
    );
    expect(observatory.ids(moons)).toEqual(
      expect.arrayContaining([
        'body-multipart-form-data',
        'body-encoding-picture',
        'body-encoding-picture-header-X-Size',
        'body-application-jsonl-example-two',
        'callback-risen',
        'callback-risen-post',
        'callback-risen-post.body.name',
        'callback-risen-post.response-200',
      ]),
    );
  });

  it('in a text can target nothing that is not on the page', () => {
    expect(observatory.missingIds()).toEqual([]);
  });

  it('in a text can target every id', () => {
    for (const route of ['/api', '/api/all', look, moons]) {
      const known = pageIds(observatory.site.page(route).content, []);
      // Those of the theme begin with an underscore.
      const own = observatory.idsOfContent(route).filter((id) => !id.startsWith('_'));
      expect(own.length).toBeGreaterThan(8);
      expect(own.filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

describe('page with all operations', () => {
  it('exists beside the operation pages of a small description with the same content', () => {
    const seen = observatory.seen('/api/all');
    expect(seen).toContain('In arc seconds.');
    expect(seen).toContain('A moon has risen');
    expect(seen).toContain('An eclipse begins');
    expect(observatory.ids('/api/all')).toEqual(
      expect.arrayContaining([
        'planets-get-one-two',
        'planets-get-one-two.response-200.mass',
        'webhook-on-eclipse',
      ]),
    );
  });

  it('does not exist with the paged layout', async () => {
    const paged = await RenderedReference.of('openapi-3-2/openapi.yaml', {
      openapi: { layout: 'paged' },
    });
    expect(paged.site.routes).not.toContain('/api/all');
  });

  it('replaces the overview with the single layout, and links lead to its anchors', async () => {
    const { site, ...single } = await RenderedReference.of('openapi-3-2/openapi.yaml', {
      openapi: { layout: 'single' },
    }).then((made) => ({ site: made.site, seen: made.seen('/api'), html: made.html('/api') }));
    expect(site.problems).toEqual([]);
    expect(site.routes.filter((route) => !route.startsWith('/api/schemas'))).toEqual([
      '/',
      '/api',
      '/404.html',
    ]);
    expect(single.seen).toContain('In arc seconds.');
    expect(single.html).toContain('href="/api#list-moons"');
    expect(single.html).not.toContain('href="/api/default');
    expect(site.content('/api/schemas/eclipse', 'schema').usedBy).toMatchObject([
      { url: '/api#webhook-on-eclipse' },
    ]);
  });
});
