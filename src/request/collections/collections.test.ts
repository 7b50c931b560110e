import { describe, expect, it } from 'vitest';
import type { HttpBody, HttpRequest } from '../http-request.js';
import { collectionFormats } from './index.js';
import type { RequestCollection } from './request-collection.js';

const server = 'https://observatory.example/v1';

function request(more: Partial<HttpRequest> = {}): HttpRequest {
  const url = [`${server}/stars`];
  return {
    method: 'GET',
    url,
    headers: [],
    cookies: [],
    responseBody: 'none',
    missing: [],
    ...more,
  };
}

function collectionOf(...requests: readonly HttpRequest[]): RequestCollection {
  return {
    title: 'Observatory',
    version: '1.2',
    groups: [
      {
        name: 'Stars',
        requests: requests.map((one, index) => ({
          ...{ name: `Request ${index}`, id: `request-${index}`, request: one, server },
          unsentQuery: [],
          pathParameters: new Map([['moon', { type: 'integer', description: 'Its number' }]]),
        })),
      },
    ],
  };
}

const postmanOf = (...requests: readonly HttpRequest[]) =>
  JSON.parse(collectionFormats.postman.write(collectionOf(...requests)));
const brunoOf = (...requests: readonly HttpRequest[]) =>
  JSON.parse(collectionFormats.bruno.write(collectionOf(...requests)));
const httpOf = (...requests: readonly HttpRequest[]) =>
  collectionFormats.http.write(collectionOf(...requests));

const star = `${server}/stars/sun/moons/{moon}?limit=3&key=`;
const withPath = request({
  url: [star, { variable: 'API_KEY' }],
  pathValues: [
    { name: 'star', value: 'sun', start: star.indexOf('sun') },
    { name: 'moon', value: '{moon}', start: star.indexOf('{moon}') },
  ],
  headers: [{ name: 'Accept', value: ['application/json'] }],
  missing: [{ in: 'path', name: 'moon' }],
});

describe('path parameters, queries and secrets', () => {
  it('become variables of Postman, with a placeholder for a value that is missing', () => {
    const { item, variable, info } = postmanOf(withPath);
    expect(info).toMatchObject({ name: 'Observatory', version: '1.2' });
    expect(variable).toEqual([
      { key: 'baseUrl', value: server, type: 'string' },
      { key: 'API_KEY', value: '', type: 'string' },
    ]);
    expect(item[0].item[0].request).toEqual({
      method: 'GET',
      header: [{ key: 'Accept', value: 'application/json' }],
      url: {
        raw: '{{baseUrl}}/stars/:star/moons/:moon?limit=3&key={{API_KEY}}',
        host: ['{{baseUrl}}'],
        path: ['stars', ':star', 'moons', ':moon'],
        query: [
          { key: 'limit', value: '3' },
          { key: 'key', value: '{{API_KEY}}' },
        ],
        variable: [
          { key: 'star', value: 'sun' },
          { key: 'moon', value: '<integer>', description: 'Its number' },
        ],
      },
    });
  });

  it('become parameters of Bruno, and secret variables without a value', () => {
    const { items, environments } = brunoOf(withPath);
    expect(items[0].items[0].request.params).toEqual([
      { name: 'limit', value: '3', type: 'query', enabled: true },
      { name: 'key', value: '{{API_KEY}}', type: 'query', enabled: true },
      { name: 'star', value: 'sun', type: 'path', enabled: true },
      { name: 'moon', value: '', type: 'path', enabled: true },
    ]);
    expect(environments[0].variables).toMatchObject([
      { name: 'baseUrl', value: server, secret: false },
      { name: 'API_KEY', value: '', secret: true },
    ]);
  });

  it('stand in an .http file as they are sent, and are variables without a value', () => {
    expect(httpOf(withPath)).toBe(
      [
        '# Observatory 1.2',
        `@baseUrl = ${server}`,
        '@API_KEY =',
        '@moon =',
        '',
        '### Stars: Request 0',
        '# @name request_0',
        'GET {{baseUrl}}/stars/sun/moons/{{moon}}?limit=3&key={{API_KEY}}',
        'Accept: application/json',
        '',
      ].join('\n'),
    );
  });

  it('leaves a value alone that is only a part of a segment', () => {
    const url = `${server}/stars/sun.json`;
    const pathValues = [{ name: 'star', value: 'sun', start: url.indexOf('sun') }];
    const [{ item }] = postmanOf(request({ url: [url], pathValues })).item;
    expect(item[0].request.url.raw).toBe('{{baseUrl}}/stars/sun.json');
  });

  it('writes the whole URL of a request to another server', () => {
    const other = request({ url: ['https://archive.example:8443/stars?old=1'] });
    const [{ item }] = postmanOf(withPath, withPath, other).item;
    expect(item[2].request.url).toMatchObject({
      protocol: 'https',
      host: ['archive', 'example'],
      port: '8443',
      path: ['stars'],
      query: [{ key: 'old', value: '1' }],
    });
  });
});

it('numbers names that Bruno would write to the same file', () => {
  const names = ['Get a star', 'List', 'get a star', 'Get a/star', 'Get a-star', 'List'];
  const one = collectionOf(request()).groups[0]?.requests[0];
  if (!one) throw new Error('The collection is empty.');
  const group = { name: 'Stars', requests: names.map((name) => ({ ...one, name })) };
  const collection = { title: 'Observatory', version: '1', groups: [group, group] };
  const { items } = JSON.parse(collectionFormats.bruno.write(collection));
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Stars', 'Stars (2)']);
  expect(items[1].items.map(({ name }: { name: string }) => name)).toEqual([
    ...['Get a star', 'List', 'get a star (2)', 'Get a/star', 'Get a-star (2)', 'List (2)'],
  ]);
});

describe('basic authentication', () => {
  const login = { user: [{ variable: 'API_USER' }], password: [{ variable: 'API_PASSWORD' }] };
  const value = ['Basic ', { variable: 'API_CREDENTIALS' }];
  const withLogin = request({ headers: [{ name: 'Authorization', value, login }] });

  it('is that of the client, with user name and password as variables', () => {
    const { item, variable } = postmanOf(withLogin);
    expect(item[0].item[0].request).toMatchObject({ header: [], auth: { type: 'basic' } });
    expect(variable.map(({ key }: { key: string }) => key)).toEqual([
      ...['baseUrl', 'API_PASSWORD', 'API_USER'],
    ]);
    expect(brunoOf(withLogin).items[0].items[0].request.auth).toEqual({
      mode: 'basic',
      basic: { username: '{{API_USER}}', password: '{{API_PASSWORD}}' },
    });
    expect(httpOf(withLogin)).toContain('Authorization: Basic {{API_USER}} {{API_PASSWORD}}\n');
  });
});

describe('bodies', () => {
  const sent = (body: HttpBody) => request({ method: 'POST', body });
  const json: HttpBody = {
    ...{ kind: 'text', type: 'application/json', text: '{"name": "Sun"}', isJson: true },
  };
  const form: HttpBody = {
    kind: 'form',
    type: 'application/x-www-form-urlencoded',
    fields: [['name', 'a b&c']],
    text: 'name=a+b%26c',
  };
  const parts: HttpBody = {
    kind: 'multipart',
    type: 'multipart/form-data',
    parts: [
      { name: 'meta', content: '{}', type: 'application/json', headers: [] },
      { name: 'photo', content: { name: 'sun.png' }, type: 'image/png', headers: [] },
    ],
  };
  const file: HttpBody = { kind: 'file', type: 'image/png', file: { name: 'sun.png' } };
  const markdown: HttpBody = {
    ...{ kind: 'text', type: 'text/markdown', text: '### Sun', isJson: false },
  };
  const all = [json, form, parts, file, markdown].map(sent);

  it('have the modes of Postman', () => {
    const bodies = postmanOf(...all).item[0].item.map(
      (one: { request: { body: object } }) => one.request.body,
    );
    expect(bodies).toEqual([
      { mode: 'raw', raw: '{"name": "Sun"}', options: { raw: { language: 'json' } } },
      { mode: 'urlencoded', urlencoded: [{ key: 'name', value: 'a b&c' }] },
      {
        mode: 'formdata',
        formdata: [
          { key: 'meta', value: '{}', type: 'text', contentType: 'application/json' },
          { key: 'photo', src: 'sun.png', type: 'file', contentType: 'image/png' },
        ],
      },
      { mode: 'file', file: { src: 'sun.png' } },
      { mode: 'raw', raw: '### Sun', options: { raw: { language: 'text' } } },
    ]);
  });

  it('have the modes of Bruno', () => {
    const bodies = brunoOf(...all).items[0].items.map(
      (one: { request: { body: object } }) => one.request.body,
    );
    expect(bodies.map(({ mode }: { mode: string }) => mode)).toEqual([
      ...['json', 'formUrlEncoded', 'multipartForm', 'file', 'text'],
    ]);
    expect(bodies[2].multipartForm[1]).toMatchObject({ type: 'file', value: ['sun.png'] });
  });

  it('are text with paths of files in an .http file, except where they would end the request', () => {
    const text = httpOf(...all);
    expect(text).toContain('Content-Type: application/json\n\n{"name": "Sun"}\n');
    expect(text).toContain('\n\nname=a+b%26c\n');
    expect(text).toContain('Content-Type: image/png\n\n< ./sun.png\n--boundary--\n');
    expect(text).toContain('# The body has lines that begin with ###');
    expect(text).not.toContain('### Sun');
  });

  it('keep braces of their own from the variables of an .http file', () => {
    const text = '{"to": "{{ star.email }}"}';
    expect(httpOf(sent({ ...json, text }))).toContain('\n\n{"to": "{\\u007b star.email }}"}\n');
    expect(httpOf(sent({ ...markdown, text }))).toContain(text);
  });

  it('are text where a client cannot express their parts', () => {
    const mixed = sent({ ...parts, type: 'multipart/mixed' });
    const [{ item }] = postmanOf(mixed).item;
    expect(item[0].request.body.raw).toContain('--boundary\r\n');
    expect(item[0].request.header).toEqual([
      { key: 'Content-Type', value: 'multipart/mixed; boundary=boundary' },
    ]);
    expect(brunoOf(mixed).items[0].items[0].request.body.mode).toBe('text');
  });
});
