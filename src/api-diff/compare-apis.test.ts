import { describe, expect, it } from 'vitest';
import { messagesFor } from '../i18n/index.js';
import type { Api } from '../openapi/api/api.js';
import { loadApi } from '../openapi/index.js';
import { compareApis } from './compare-apis.js';
import { printChanges } from './print-changes.js';

const ports = {
  markdown: (text: string) => ({
    value: { body: { text: [text], placeholders: [] }, references: [], embeds: [], text },
    diagnostics: [],
  }),
  highlight: (text: string, language: string) => ({ language, text, html: text }),
};

async function descriptionApi(description: object): Promise<Api> {
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'P', version: '1' },
    ...description,
  });
  const file = { path: 'openapi.json', text, digest: '' };
  const { value } = await loadApi(file, { siteDir: import.meta.dirname }, ports);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

/** Lists the changes, one a line; `!` marks breaking ones. */
async function changes(before: object, after: object): Promise<readonly string[]> {
  const { operations } = compareApis(
    await descriptionApi(before),
    await descriptionApi(after),
    () => '',
  );
  return operations.flatMap(({ name, changes: all }) =>
    all.map(({ part, what, breaking }) => {
      const subject = Object.values(part)
        .flat()
        .filter((one) => typeof one === 'string');
      const words =
        'limit' in what
          ? `${what.limit} ${what.before} → ${what.after}`
          : Object.values(what).flat();
      return `${breaking ? '! ' : ''}${name}: ${subject.join(' ')} ${[words].flat().join(' ')}`;
    }),
  );
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const kinds = (...all: string[]) => ({ type: 'object', properties: { kind: { enum: all } } });
const post = (extra: object) => ({ responses: { 200: { description: 'OK' } }, ...extra });
const paths = (extra: object) => ({ paths: { '/planets': { post: post(extra) } } });

it('reports changed response headers', async () => {
  const responseWith = (headers: object) =>
    paths({ responses: { 200: { description: 'OK', headers } } });
  const limit = { schema: { type: 'integer' }, required: true };
  expect(
    await changes(
      responseWith({ 'X-Limit': limit, 'X-Left': limit, 'X-Page': limit }),
      responseWith({
        'x-left': { ...limit, required: false },
        'X-Page': { ...limit, schema: { type: 'string' } },
        Age: limit,
      }),
    ),
  ).toEqual([
    '! POST /planets: header X-Limit 200 changes.removed',
    '! POST /planets: header x-left 200 changes.optional',
    '! POST /planets: header X-Page 200 type integer → string',
    'POST /planets: header Age 200 changes.new',
  ]);
});

it('judges changes to callbacks and webhooks from the receiver’s side', async () => {
  const called = (...all: string[]) => post({ requestBody: json(kinds(...all)) });
  const site = (...all: string[]) => ({
    ...paths({ callbacks: { done: { '{$request.body#/url}': { post: called(...all) } } } }),
    webhooks: { found: { post: called(...all) } },
  });
  expect(await changes(site('rock', 'gas'), site('rock', 'ice'))).toEqual([
    '! POST /planets → done POST: field kind body changes.more ice',
    'POST /planets → done POST: field kind body changes.fewer gas',
    '! POST found: field kind body changes.more ice',
    'POST found: field kind body changes.fewer gas',
  ]);
  expect(await changes(site('rock'), paths({}))).toEqual([
    '! POST /planets → done POST: operation changes.removed',
    '! POST found: operation changes.removed',
  ]);
});

it('reports a changed parameter style as breaking', async () => {
  const listed = (extra: object) =>
    paths({
      parameters: [{ name: 'ids', in: 'query', schema: { type: 'array', items: {} }, ...extra }],
    });
  expect(await changes(listed({}), listed({ style: 'form', explode: true }))).toEqual([]);
  expect(await changes(listed({}), listed({ style: 'pipeDelimited' }))).toEqual([
    '! POST /planets: parameter ids query style form → pipeDelimited',
    '! POST /planets: parameter ids query explode true → false',
  ]);
});

it('reports changed security and marks it as breaking unless fewer scopes are required', async () => {
  const secured = (scopes: readonly string[], name = 'X-Key') => ({
    ...paths({ security: [{ key: [], login: scopes }] }),
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name },
        login: { type: 'openIdConnect', openIdConnectUrl: 'https://login.example.com' },
      },
    },
  });
  const changed = 'POST /planets: security changes.changed';
  expect(await changes(secured(['read', 'write']), secured(['read']))).toEqual([changed]);
  expect(await changes(secured(['read']), secured(['read', 'write']))).toEqual([`! ${changed}`]);
  expect(await changes(secured([]), secured([], 'X-Other'))).toEqual([`! ${changed}`]);
});

it('says whether authentication is now required or now optional', async () => {
  const secured = (security: object[]) => ({
    ...paths({ security }),
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  });
  const [open, closed] = [secured([]), secured([{ key: [] }])];
  const optional = secured([{}, { key: [] }]);
  expect(await changes(open, closed)).toEqual(['! POST /planets: security changes.required']);
  expect(await changes(optional, closed)).toEqual(['! POST /planets: security changes.required']);
  expect(await changes(closed, open)).toEqual(['POST /planets: security changes.optional']);
});

it('reports changed API servers once, and operation-level servers with their operation', async () => {
  const at = (...servers: object[]) => ({ ...paths({}), servers });
  const servers = async (before: object, after: object) =>
    compareApis(await descriptionApi(before), await descriptionApi(after), () => '').servers;
  const region = (extra: object, name = 'region') => ({
    url: `https://{${name}}.example.com`,
    variables: { [name]: { default: 'eu', ...extra } },
  });
  const old = { url: 'https://old.example.com' };
  const moved = await servers(at(old, region({ enum: ['eu', 'us'] })), at(region({})));
  expect(moved).toEqual([
    {
      part: { kind: 'server', url: old.url },
      what: { key: 'changes.removed' },
      breaking: true,
    },
  ]);
  const limited = region({ enum: ['eu', 'asia'] }, 'zone');
  expect(await servers(at(region({ enum: ['eu', 'us'] })), at(limited, old))).toMatchObject([
    { part: { url: limited.url }, what: { key: 'changes.fewer', values: ['us'] }, breaking: true },
    { what: { key: 'changes.more', values: ['asia'] }, breaking: false },
    { part: { url: old.url }, what: { key: 'changes.new' }, breaking: false },
  ]);
  expect(await servers(at(region({})), at(region({ default: 'us' })))).toMatchObject([
    { what: { limit: '{region}', before: 'eu', after: 'us' }, breaking: true },
  ]);
  expect(await servers(paths({}), at())).toEqual([]);
  expect(await changes(at(old), at(region({})))).toEqual([]);
  expect(await changes(paths({ servers: [old] }), paths({ servers: [region({})] }))).toEqual([
    `! POST /planets: server ${old.url} changes.removed`,
    'POST /planets: server https://{region}.example.com changes.new',
  ]);
});

it('matches path parameters by position, whatever their names', async () => {
  const at = (...names: string[]) => {
    const parameters = names.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const path = `/systems/${names.map((name) => `{${name}}`).join('/')}`;
    return { paths: { [path]: { get: post({ parameters }) } } };
  };
  expect(await changes(at('system', 'id'), at('system_id', 'planet'))).toEqual([]);
});

it('compares header names and media types case-insensitively and ignores the UTF-8 charset of JSON', async () => {
  const site = (header: string, type: string) =>
    paths({
      parameters: [{ name: header, in: 'header', schema: { type: 'string' } }],
      requestBody: { content: { [type]: { schema: kinds('rock') } } },
    });
  const again = site('x-request-id', 'Application/JSON;charset=UTF-8');
  expect(await changes(site('X-Request-Id', 'application/json'), again)).toEqual([]);
});

it('reports no breaking removal when a status range replaces a status', async () => {
  const responsesOf = (status: string, ...all: string[]) =>
    paths({ responses: { [status]: { description: 'OK', ...json(kinds(...all)) } } });
  expect(await changes(responsesOf('200', 'rock'), responsesOf('2XX', 'rock', 'gas'))).toEqual([
    'POST /planets: response 200 changes.removed',
    '! POST /planets: field kind changes.more gas',
    'POST /planets: response 2XX changes.new',
  ]);
});

it('reports a changed content type of a form field as breaking', async () => {
  const form = (contentType: string) =>
    paths({
      requestBody: {
        content: {
          'multipart/form-data': { schema: kinds('rock'), encoding: { kind: { contentType } } },
        },
      },
    });
  expect(await changes(form('text/plain'), form('application/json'))).toEqual([
    '! POST /planets: field kind body contentType text/plain → application/json',
  ]);
});

it('reports a changed token URL, but not a renamed security scheme or an additional OAuth flow', async () => {
  const flow = (tokenUrl: string) => ({ tokenUrl, scopes: { read: 'Reads' } });
  const site = (flows: object, name = 'login') => ({
    ...paths({ security: [{ [name]: ['read'] }] }),
    components: { securitySchemes: { [name]: { type: 'oauth2', flows } } },
  });
  const clientCredentials = flow('https://login.example.com/token');
  const before = site({ clientCredentials });
  const password = flow('https://login.example.com/token');
  expect(await changes(before, site({ clientCredentials, password }))).toEqual([]);
  expect(await changes(before, site({ clientCredentials }, 'signIn'))).toEqual([]);
  const moved = site({ clientCredentials: flow('https://id.example.com/token') });
  expect(await changes(before, moved)).toEqual(['! POST /planets: security changes.changed']);
});

it('targets the webhook page of a changed webhook', async () => {
  const site = (...all: string[]) => ({
    ...paths({}),
    webhooks: { found: { post: post({ requestBody: json(kinds(...all)) }) } },
  });
  const [before, after] = [await descriptionApi(site('rock')), await descriptionApi(site('gas'))];
  const { operations } = compareApis(before, after, ({ slug }, kind) => `${kind} ${slug}`);
  expect(operations.map(({ target }) => target)).toEqual(['webhook post-found']);
});

it('reports changed links and changed allowReserved and allowEmptyValue of a parameter', async () => {
  const search = { name: 'q', in: 'query', schema: { type: 'string' } };
  const responseWith = (links: object) => ({ 200: { description: 'OK', links } });
  expect(
    await changes(
      paths({
        parameters: [{ ...search, allowReserved: true }],
        responses: responseWith({ self: { operationId: 'a' }, next: { operationId: 'a' } }),
      }),
      paths({
        parameters: [{ ...search, allowEmptyValue: true }],
        responses: responseWith({ self: { operationId: 'b' } }),
      }),
    ),
  ).toEqual([
    '! POST /planets: parameter q query allowReserved true → false',
    'POST /planets: parameter q query allowEmptyValue false → true',
    'POST /planets: link self 200 changes.changed',
    'POST /planets: link next 200 changes.removed',
  ]);
});

it('ignores a trailing slash in a server URL and a server that an operation repeats', async () => {
  const servers = [{ url: 'https://api.example.com/v1' }];
  const slash = [{ url: 'https://api.example.com/v1/' }];
  expect(await changes({ servers, ...paths({}) }, { servers, ...paths({ servers }) })).toEqual([]);
  const [before, after] = [
    await descriptionApi({ servers, ...paths({}) }),
    await descriptionApi({ servers: slash, ...paths({}) }),
  ];
  expect(compareApis(before, after, () => '').servers).toEqual([]);
});

it('reports a wider media type range of a request body as non-breaking', async () => {
  const body = (type: string) => paths({ requestBody: { content: { [type]: {} } } });
  expect(await changes(body('image/png'), body('image/*'))).toEqual([
    'POST /planets: body changes.more image/*',
    'POST /planets: body changes.fewer image/png',
  ]);
});

describe('distinct changes', () => {
  const text = { type: 'string' };
  const object = (required: readonly string[], properties: object = {}) => ({
    type: 'object',
    required,
    properties,
  });
  const printed = async (before: object, after: object): Promise<readonly string[]> => {
    const compared = compareApis(
      await descriptionApi(before),
      await descriptionApi(after),
      () => '',
    );
    return printChanges(compared, '/api/changes', messagesFor('en'))
      .split('\n')
      .filter((line) => /^(- |Breaking|## Operations with)/.test(line));
  };

  it('names an operation by its title, unless that is method and path', async () => {
    const get = (summary?: string) => ({ get: { summary, responses: {} } });
    const lines = await printed(
      { paths: { '/moons': get('List *all* moons'), '/suns': get() } },
      { paths: { '/planets': get('List planets') } },
    );
    const badge = '<strong class="badge badge-danger">Breaking</strong>';
    expect(lines).toEqual([
      'Breaking: 2. Others: 1.',
      String.raw`- ${badge} List \*all\* moons: removed`,
      `- ${badge} Operation: removed`,
      '- <strong class="badge badge-success">new</strong> [List planets](<>)',
    ]);
  });

  it('marks operations that only use a breaking schema less than the schema itself', async () => {
    const described = (required: readonly string[], status: string) => ({
      components: { schemas: { Planet: object(required, { name: text }) } },
      paths: Object.fromEntries(
        ['/planets', '/moons'].map((route) => [
          route,
          {
            post: {
              requestBody: {
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/Planet' } },
                },
              },
              responses: { [route === '/moons' ? status : '200']: { description: 'OK' } },
            },
          },
        ]),
      ),
    });
    const badge = (kind: string) => `<strong class="badge badge-${kind}">Breaking</strong>`;
    const lines = await printed(described([], '200'), described(['name'], '201'));
    expect(lines).toEqual([
      'Breaking: 2. Others: 1.',
      `- ${badge('danger')} [Response 200](<>): removed`,
      `- ${badge('neutral')} [Request body](<#body>): changed ([\`Planet\`](<schema:Planet>))`,
      expect.stringContaining('Response 201'),
      expect.stringContaining(`- ${badge('danger')} [\`name\`]`),
      '## Operations with changed schemas',
      `- ${badge('neutral')} <strong class="method method-post method-filled">POST</strong> [\`/planets\`](<>): Request body ([\`Planet\`](<schema:Planet>))`,
    ]);
  });

  it('lists a change of several media types once', async () => {
    const bodies = (schema: object) =>
      paths({
        requestBody: {
          content: {
            'application/json': { schema },
            'application/x-www-form-urlencoded': { schema },
          },
        },
      });
    expect(await printed(bodies(object([])), bodies(object(['x'], { x: text })))).toEqual([
      'Breaking: 1. Others: 0.',
      expect.stringMatching(/^- .*Breaking.*new.*Request body · `x`.*: required$/),
    ]);
  });

  it.each(['first', 'last'])(
    'lists a change as breaking if only the %s media type breaks',
    async (position) => {
      const bodies = (strict: object, lenient: object) => {
        const types = ['application/json', 'multipart/form-data'];
        const [one = '', other = ''] = position === 'first' ? types : types.reverse();
        const content = { [one]: { schema: strict }, [other]: { schema: lenient } };
        return paths({
          requestBody: { content: Object.fromEntries(Object.entries(content).sort()) },
        });
      };
      expect(
        await printed(
          bodies(object([]), object([])),
          bodies(object(['x'], { x: text }), object([], { x: text })),
        ),
      ).toEqual([
        'Breaking: 1. Others: 0.',
        expect.stringMatching(/^- .*Breaking.*new.*Request body · `x`/),
      ]);
    },
  );

  it('tells a query parameter from a header of the same name', async () => {
    const parameters = (...places: string[]) =>
      paths({
        parameters: ['query', 'header'].map((place) => ({
          name: 'id',
          in: place,
          content: {
            'application/json': {
              schema: object([], places.includes(place) ? { x: text } : {}),
            },
          },
        })),
      });
    expect(await printed(parameters(), parameters('query', 'header'))).toEqual([
      'Breaking: 0. Others: 2.',
      expect.stringContaining('Parameter `id` (query) · `x`'),
      expect.stringContaining('Parameter `id` (header) · `x`'),
    ]);
  });
});
