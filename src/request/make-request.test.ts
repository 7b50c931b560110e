import { describe, expect, it } from 'vitest';
import type { Json } from '../json-schema/json.js';
import {
  type BodyShape,
  type BodyValue,
  initialValues,
  makeRequest,
  type ParameterShape,
  printRequest,
  RequestError,
  type RequestShape,
  type RequestValues,
  type SchemeShape,
  toFetch,
} from './index.js';

const telescope: RequestShape = {
  method: 'POST',
  path: '/telescopes/{telescope}/orders',
  servers: [
    {
      url: 'https://{site}.observatory.example/v1/',
      variables: [{ name: 'site', default: 'alma', enum: ['alma', 'paranal'] }],
    },
    { url: '/v1', variables: [] },
  ],
  parameters: [],
  bodies: [],
  security: [],
  responses: [],
  defs: {},
};

function parameter(name: string, place: ParameterShape['in'], more: Partial<ParameterShape> = {}) {
  const isSimple = place === 'path' || place === 'header';
  return {
    name,
    in: place,
    required: place === 'path',
    deprecated: false,
    style: isSimple ? 'simple' : 'form',
    explode: !isSimple,
    allowReserved: false,
    schema: true,
    ...more,
  };
}

function body(type: string, more: Partial<BodyShape> = {}): BodyShape {
  return { type, required: true, encoding: [], files: [], examples: [], ...more };
}

function requestValues(given: Partial<RequestValues> = {}): RequestValues {
  return {
    server: { index: 0, variables: {} },
    parameters: [],
    credentials: { alternative: 0, schemes: {} },
    ...given,
  };
}

/** Returns the request for a single parameter with this value. */
function sent(shape: ParameterShape, value: Json, path = '/') {
  const { name, in: place } = shape;
  return makeRequest(
    { ...telescope, method: 'GET', path, parameters: [shape] },
    requestValues({ parameters: [{ name, in: place, value }] }),
  );
}

it.each([
  [['text/csv'], 'text/csv'],
  [['text/csv', 'application/json'], 'application/json'],
  [['application/json'], undefined],
  [['*/*'], undefined],
])('for a response of %j has the Accept header %s', (types, accept) => {
  const media = types.map((type) => ({ type }));
  const { headers } = makeRequest(
    { ...telescope, path: '/stars', responses: [{ status: '200', media }] },
    requestValues(),
  );
  expect(headers.find(({ name }) => name === 'Accept')?.value.join('')).toBe(accept);
});

describe('the request URL', () => {
  it('uses the chosen server with its variables', () => {
    const at = (server: RequestValues['server']) =>
      makeRequest({ ...telescope, path: '/stars' }, requestValues({ server })).url.join('');
    expect(at({ index: 0, variables: {} })).toBe('https://alma.observatory.example/v1/stars');
    expect(at({ index: 0, variables: { site: 'paranal' } })).toBe(
      'https://paranal.observatory.example/v1/stars',
    );
    expect(at({ index: 1, variables: {} })).toBe('https://api.example.com/v1/stars');
  });

  it.each([
    ['//eu.observatory.example/v1', 'https://eu.observatory.example/v1/stars'],
    ['./v1', 'https://api.example.com/v1/stars'],
    ['../v1', 'https://api.example.com/v1/stars'],
    ['.', 'https://api.example.com/stars'],
  ])('sends to a relative server on the example host: %s', (url, expected) => {
    const shape = { ...telescope, path: '/stars', servers: [{ url, variables: [] }] };
    const server = { index: 0, variables: {} };
    expect(makeRequest(shape, requestValues({ server })).url.join('')).toBe(expected);
  });

  it('shows missing values in braces and is not sent without them', () => {
    const needs = parameter('since', 'query', { required: true });
    const request = makeRequest(
      { ...telescope, parameters: [parameter('telescope', 'path'), needs] },
      requestValues({ parameters: [{ in: 'path', name: 'telescope', value: '' }] }),
    );
    expect(request.url.join('')).toBe(
      'https://alma.observatory.example/v1/telescopes/{telescope}/orders?since={since}',
    );
    expect(request.missing.map(({ name }) => name)).toEqual(['telescope', 'since']);
    expect(printRequest('python', request)).toContain('telescope = "YOUR_TELESCOPE"');
    expect(() => toFetch(request)).toThrow(new RequestError('telescope', 'missing'));
  });

  it('encodes invalid characters the same way for every client', () => {
    const at = (path: string) =>
      sent(parameter('q', 'query', { allowReserved: true }), "it's", path);
    expect(at("/it's ü/100%/a%20b/{id}/[1]?x='").url.join('')).toMatch(
      /\/it's%20%C3%BC\/100%25\/a%20b\/\{id\}\/%5B1%5D\?x=%27&q=it%27s$/,
    );
  });

  it('appends to a query in the path', () => {
    expect(sent(parameter('q', 'query'), 'a', '/search?type=star').url.join('')).toMatch(
      /search\?type=star&q=a$/,
    );
  });

  it('must use HTTP or HTTPS', () => {
    const shape = { ...telescope, servers: [{ url: 'file:///etc', variables: [] }], path: '/' };
    expect(() => toFetch(makeRequest(shape, requestValues()))).toThrow(
      new RequestError('server', 'notHttp'),
    );
  });
});

describe('a parameter with content', () => {
  const filter = parameter('filter', 'query', { contentType: 'application/json' });

  it('is serialized in its media type', () => {
    expect(sent(filter, { star: 'Sol' }).url.join('')).toMatch(
      /filter=%7B%22star%22%3A%22Sol%22%7D$/,
    );
    expect(sent(filter, '{"star":1}').url.join('')).toMatch(/filter=%7B%22star%22%3A1%7D$/);
    expect(sent(filter, 'Sol').url.join('')).toMatch(/filter=%22Sol%22$/);
  });
});

describe('an unsafe request value', () => {
  const evil = 'a\r\nX-Evil: 1';

  it.each([
    ['a header', parameter('X-Note', 'header'), evil],
    ['a list in a header', parameter('X-Note', 'header'), ['a', 'b\n']],
    ['a name in a header', parameter('X-Note', 'header', { explode: true }), { 'a\n': 1 }],
    ['a path', parameter('telescope', 'path'), 'a\0b'],
    ['a cookie', parameter('sid', 'cookie'), evil],
  ])('with a control character is rejected in %s with the parameter’s name', (_, shape, value) => {
    expect(() => sent(shape, value, '/{telescope}')).toThrow(
      new RequestError(shape.name, 'controlCharacter'),
    );
  });

  it('with a control character or a space is rejected in methods, paths, servers, header names and secrets', () => {
    const make =
      (shape: Partial<RequestShape>, values: Partial<RequestValues> = {}) =>
      () =>
        makeRequest({ ...telescope, path: '/', ...shape }, requestValues(values), {
          secrets: 'values',
        });
    const key: SchemeShape = {
      name: 'key',
      type: 'apiKey',
      in: 'header',
      parameter: 'X-Key',
      scopes: [],
    };
    const schemes = { key: { kind: 'key' as const, key: evil } };
    expect(make({ method: 'GET / HTTP/1.1\r\n' })).toThrow('method');
    expect(make({ method: 'GE T' })).toThrow(new RequestError('method', 'notAToken'));
    expect(make({ path: '/a\nb' })).toThrow('path');
    expect(make({}, { server: { index: 0, variables: { site: evil } } })).toThrow('site');
    expect(make({ security: [[key]] }, { credentials: { alternative: 0, schemes } })).toThrow(
      'key',
    );
    expect(() => sent(parameter('X Note', 'header'), 'a')).toThrow(
      new RequestError('X Note', 'notAToken'),
    );
  });

  it('with a control character is rejected in user names, passwords, file names and file types', () => {
    const basic: SchemeShape = { name: 'me', type: 'http', scheme: 'basic', scopes: [] };
    const login = (user: string, password: string) => () => {
      const schemes = { me: { kind: 'password' as const, user, password } };
      const values = requestValues({ credentials: { alternative: 0, schemes } });
      return makeRequest({ ...telescope, path: '/', security: [[basic]] }, values, {
        secrets: 'values',
      });
    };
    expect(login('a\r\n', '')).toThrow(new RequestError('me', 'controlCharacter'));
    expect(login('a', 'b\0')).toThrow(new RequestError('me', 'controlCharacter'));
    // The server would treat the part after the colon as the start of the password.
    expect(login('a:b', 'c')).toThrow(new RequestError('me', 'separator'));
    const type = 'multipart/form-data';
    const part = (name: string, own: string) => () => {
      const fields = [{ name: 'photo', file: { name, type: own } }];
      const values = requestValues({ body: { kind: 'fields', type, fields } });
      return makeRequest({ ...telescope, path: '/', bodies: [body(type)] }, values);
    };
    expect(part('a\r\nX: 1', '')).toThrow(new RequestError('photo', 'controlCharacter'));
    expect(part('a', 'b\nX: 1')).toThrow(new RequestError('photo', 'controlCharacter'));
    expect(part('a', 'image/png')).not.toThrow();
  });

  it('with a control character is encoded in queries and bodies', () => {
    expect(sent(parameter('note', 'query'), evil).url.join('')).toContain('note=a%0D%0AX-Evil');
    const note: BodyValue = { kind: 'value', type: 'application/json', value: evil };
    const shape = { ...telescope, bodies: [body('application/json')], path: '/' };
    expect(makeRequest(shape, requestValues({ body: note })).body).toMatchObject({
      text: '"a\\r\\nX-Evil: 1"',
    });
  });

  it('of dots is rejected in a path', () => {
    const { path, ...name } = { ...parameter('name', 'path'), path: '/files/{name}' };
    expect(() => sent(name, '..', path)).toThrow(new RequestError('name', 'dots'));
    expect(() => sent({ ...name, allowReserved: true }, '%2e.', path)).toThrow('name');
    expect(sent(name, '../etc', path).url.join('')).toMatch(/\/files\/..%2Fetc$/);
  });
});

describe('credentials', () => {
  const scheme = (name: string, more: Partial<SchemeShape>): SchemeShape => ({
    name,
    type: 'apiKey',
    scopes: [],
    ...more,
  });
  const bearer = scheme('bearer', { type: 'http', scheme: 'bearer' });
  const basic = scheme('basic', { type: 'http', scheme: 'Basic' });
  const oauth = scheme('oauth', { type: 'oauth2' });
  const key = scheme('key', { in: 'query', parameter: 'key' });
  const appId = scheme('appId', { in: 'header', parameter: 'X-App' });
  const session = scheme('session', { in: 'cookie', parameter: 'sid' });
  const shape = (...security: SchemeShape[][]) => ({ ...telescope, path: '/', security });

  it('use environment variables, with a different one for each key', () => {
    const request = makeRequest(shape([key, appId, session, oauth]), requestValues());
    expect(request.url.slice(1)).toEqual(['?', 'key=', { variable: 'API_KEY' }]);
    expect(request.headers).toEqual([
      { name: 'X-App', value: [{ variable: 'APP_ID' }] },
      { name: 'Authorization', value: ['Bearer ', { variable: 'ACCESS_TOKEN' }] },
    ]);
    expect(request.cookies).toEqual([{ name: 'sid', value: [{ variable: 'SESSION' }] }]);
    expect(() => toFetch(request)).toThrow(new RequestError('server', 'missing'));
  });

  it('are named after their schemes if none of several is called a key', () => {
    const values = (...security: SchemeShape[]) =>
      makeRequest(shape(security), requestValues()).headers.map(({ value }) => value);
    const secret = scheme('secret', { in: 'header', parameter: 'X-Secret' });
    expect(values(appId, secret)).toEqual([[{ variable: 'APP_ID' }], [{ variable: 'SECRET' }]]);
    expect(values(appId)).toEqual([[{ variable: 'API_KEY' }]]);
  });

  it('produce one header if several schemes or a parameter set the same one', () => {
    const parameter = {
      name: 'x-app',
      in: 'header',
      style: 'simple',
      explode: false,
      allowReserved: false,
      required: false,
      deprecated: false,
      schema: {},
    } as const;
    const asking = { ...shape([oauth, bearer, appId]), parameters: [parameter] };
    const values = requestValues({ parameters: [{ in: 'header', name: 'x-app', value: 'mine' }] });
    expect(makeRequest(asking, values).headers).toEqual([
      { name: 'Authorization', value: ['Bearer ', { variable: 'ACCESS_TOKEN' }] },
      { name: 'X-App', value: [{ variable: 'APP_ID' }] },
    ]);
    const schemes = { bearer: { kind: 'token', token: 't' } } as const;
    const credentials = { alternative: 0, schemes };
    const request = makeRequest(asking, { ...values, credentials }, { secrets: 'values' });
    expect(toFetch(request).headers).toEqual([
      ['Authorization', 'Bearer t'],
      ['x-app', 'mine'],
    ]);
  });

  it('come from the chosen security alternative, with their values on request', () => {
    const schemes = {
      bearer: { kind: 'token', token: ' t0ken\n' },
      basic: { kind: 'password', user: 'zoë', password: 'p:w' },
      key: { kind: 'key', key: 'a&b' },
    } as const;
    const at = (alternative: number) =>
      toFetch(
        makeRequest(
          shape([bearer], [basic, key], [], [oauth]),
          requestValues({ credentials: { alternative, schemes } }),
          { secrets: 'values' },
        ),
      );
    expect(at(0).headers).toEqual([['Authorization', 'Bearer t0ken']]);
    expect(at(1).headers).toEqual([['Authorization', `Basic ${btoa('zo\xc3\xab:p:w')}`]]);
    expect(at(1).url).toMatch(/\?key=a%26b$/);
    expect(at(2).headers).toEqual([]);
    // A scheme without a value is not sent, so the service can report what is missing.
    expect(at(3).headers).toEqual([]);
    expect(at(-1).headers).toEqual([]);
  });
});

describe('a request body', () => {
  const make = (shape: BodyShape, value: BodyValue) =>
    makeRequest({ ...telescope, path: '/', bodies: [shape] }, requestValues({ body: value })).body;
  const form = 'application/x-www-form-urlencoded';
  const parts = 'multipart/form-data';

  it('is a form with repeated fields for arrays, JSON for objects and no null values', () => {
    const value = { star: 'α & β', tags: ['a b', 'c'], place: { ra: 1 }, none: null, 'a=b': true };
    const made = make(body(form), { kind: 'value', type: form, value });
    expect(made).toMatchObject({ kind: 'form' });
    expect(made?.kind === 'form' && made.text).toBe(
      'star=%CE%B1+%26+%CE%B2&tags=a+b&tags=c&place=%7B%22ra%22%3A1%7D&a%3Db=true',
    );
  });

  it('is a file with the described media type, or its own type for a media type range', () => {
    const type = 'application/octet-stream';
    const file = { name: 'm31.fits', type: 'image/fits' };
    const value = { kind: 'file', type, file } as const;
    expect(make(body(type), value)).toEqual({ kind: 'file', type, file });
    expect(make(body(type, { isRange: true }), value)).toEqual({
      kind: 'file',
      type: 'image/fits',
      file,
    });
  });

  it('is a form with parameter styles', () => {
    const encoding = [
      { property: 'tags', style: 'pipeDelimited', explode: false, headers: [] },
      { property: 'place', style: 'deepObject', explode: true, headers: [] },
      { property: 'when', contentType: 'application/json', headers: [] },
    ];
    const value = { tags: ['a', 'b'], place: { ra: 1 }, when: [2025, 3] };
    const made = make(body(form, { encoding }), { kind: 'value', type: form, value });
    expect(made).toEqual({
      kind: 'text',
      type: form,
      text: 'tags=a%7Cb&place%5Bra%5D=1&when=%5B2025%2C3%5D',
      isJson: false,
    });
  });

  it('has parts for the chosen files, each with the described media type', async () => {
    const encoding = [{ property: 'stars', contentType: 'text/csv', headers: [] }];
    const stars = new File(['Sol'], 'stars.csv', { type: 'application/vnd.ms-excel' });
    const made = makeRequest(
      { ...telescope, path: '/', bodies: [body(parts, { encoding })] },
      requestValues({
        body: {
          kind: 'fields',
          type: parts,
          fields: [
            { name: 'stars', file: { name: stars.name, type: stars.type, data: stars } },
            { name: 'photo', file: { name: 'photo' } },
          ],
        },
      }),
    );
    const { body: sentBody } = toFetch(made, 'EDGE');
    const text = sentBody instanceof Blob ? await sentBody.text() : '';
    expect(text.replaceAll('\r\n', '\n')).toBe(`--EDGE
Content-Disposition: form-data; name="stars"; filename="stars.csv"
Content-Type: text/csv

Sol
--EDGE--
`);
  });

  it('is multipart with the content type and headers of each part', async () => {
    const encoding = [
      { property: 'photo', contentType: 'image/png, image/jpeg', headers: [] },
      {
        property: 'meta',
        contentType: 'application/json',
        headers: [{ name: 'X-Part', required: true, schema: true, example: 'one' }],
      },
    ];
    const photo = new File(['bytes'], 'a "b".png', { type: 'image/png' });
    const made = makeRequest(
      { ...telescope, path: '/', bodies: [body(parts, { encoding })] },
      requestValues({
        body: {
          kind: 'fields',
          type: parts,
          fields: [
            { name: 'photo', file: { name: photo.name, type: photo.type, data: photo } },
            { name: 'meta', value: 'Sol' },
            { name: 'place', value: { ra: 1 } },
            { name: 'tags', value: ['a', 'b'] },
          ],
        },
      }),
    );
    const { headers, body: sentBody } = toFetch(made, 'EDGE');
    expect(headers).toEqual([['Content-Type', 'multipart/form-data; boundary=EDGE']]);
    const text = sentBody instanceof Blob ? await sentBody.text() : '';
    expect(text.replaceAll('\r\n', '\n')).toBe(`--EDGE
Content-Disposition: form-data; name="photo"; filename="a %22b%22.png"
Content-Type: image/png

bytes
--EDGE
Content-Disposition: form-data; name="meta"
Content-Type: application/json
X-Part: one

"Sol"
--EDGE
Content-Disposition: form-data; name="place"
Content-Type: application/json

{"ra":1}
--EDGE
Content-Disposition: form-data; name="tags"

a
--EDGE
Content-Disposition: form-data; name="tags"

b
--EDGE--
`);
  });

  it('is a multipart sequence with encodings by position', async () => {
    const mixed = 'multipart/mixed';
    const encoding = [
      { property: '0', contentType: 'application/json', headers: [] },
      {
        property: '*',
        contentType: 'text/csv',
        headers: [{ name: 'X-Part', required: true, schema: true, example: 'one' }],
      },
    ];
    const shape = body(mixed, { encoding });
    const request = (value: BodyValue) =>
      makeRequest({ ...telescope, path: '/', bodies: [shape] }, requestValues({ body: value }));
    const made = request({ kind: 'value', type: mixed, value: [{ ra: 1 }, 'a,b'] });
    const text = JSON.stringify([{ ra: 1 }, 'a,b']);
    expect(request({ kind: 'text', type: mixed, text }).body).toEqual(made.body);
    const { headers, body: sentBody } = toFetch(made, 'EDGE');
    expect(headers).toEqual([['Content-Type', 'multipart/mixed; boundary=EDGE']]);
    const sent = sentBody instanceof Blob ? await sentBody.text() : '';
    expect(sent.replaceAll('\r\n', '\n')).toBe(`--EDGE
Content-Type: application/json

{"ra":1}
--EDGE
Content-Type: text/csv
X-Part: one

a,b
--EDGE--
`);
  });

  it('uses the boundary of its media type', () => {
    const type = 'multipart/related; boundary="a b"';
    const made = makeRequest(
      { ...telescope, path: '/', bodies: [body(type)] },
      requestValues({ body: { kind: 'value', type, value: ['Sol'] } }),
    );
    expect(toFetch(made, 'EDGE').headers).toEqual([['Content-Type', type]]);
  });

  it('is the text as entered, even if it is not valid JSON', () => {
    const type = 'application/json';
    expect(make(body(type), { kind: 'text', type, text: '{"a":' })).toMatchObject({
      isJson: false,
    });
    expect(make(body(type), { kind: 'text', type, text: '{"a":1}' })).toMatchObject({
      isJson: true,
    });
  });

  it('ends the last of several JSON lines', () => {
    const type = 'application/x-ndjson';
    const text = '{"a":1}\n{"a":2}';
    expect(make(body(type), { kind: 'text', type, text })).toMatchObject({ text: `${text}\n` });
    expect(make(body(type), { kind: 'text', type, text: `${text}\n` })).toMatchObject({
      text: `${text}\n`,
    });
  });
});

describe('the initial values', () => {
  it('contain required parameters, example values and the first body', () => {
    const shape: RequestShape = {
      ...telescope,
      parameters: [
        parameter('telescope', 'path', { example: 'vlt\n' }),
        parameter('limit', 'query', { example: 10 }),
        parameter('X-Site', 'header', { required: true }),
        parameter('X-Note', 'header', { required: true, example: 'two\nlines' }),
      ],
      bodies: [
        body('multipart/form-data', {
          files: ['photo'],
          examples: [{ label: 'one', value: { photo: '…', star: 'Sol' } }],
        }),
      ],
    };
    const values = initialValues(shape);
    expect(values.parameters).toEqual([{ in: 'path', name: 'telescope', value: 'vlt' }]);
    expect(values.body).toEqual({
      kind: 'fields',
      type: 'multipart/form-data',
      fields: [
        { name: 'photo', file: { name: 'photo' } },
        { name: 'star', value: 'Sol' },
      ],
    });
  });

  it('leave out an optional body without fields where requests usually have none', () => {
    const json = body('application/json', { examples: [{ label: 'one', value: {} }] });
    const optional = { ...json, required: false };
    const initial = (method: string, bodies: readonly BodyShape[]) =>
      initialValues({ ...telescope, method, bodies }).body;
    const empty = { kind: 'value', type: 'application/json', value: {} };
    expect(initial('DELETE', [optional])).toBeUndefined();
    expect(initial('DELETE', [json])).toEqual(empty);
    expect(initial('PATCH', [optional])).toEqual(empty);
  });
});

describe('an optional form', () => {
  const type = 'application/x-www-form-urlencoded';
  const fields: BodyValue = { kind: 'fields', type, fields: [] };
  const sent = (required: boolean, value: BodyValue) =>
    makeRequest(
      { ...telescope, bodies: [body(type, { required })] },
      requestValues({ body: value, parameters: [{ in: 'path', name: 'telescope', value: 'vlt' }] }),
    );

  it('is sent only with a field', () => {
    expect(sent(false, fields).body).toBeUndefined();
    expect(sent(true, fields).body).toMatchObject({ kind: 'form', fields: [] });
    const filled = { ...fields, fields: [{ name: 'star', value: 'Sol' }] };
    expect(sent(false, filled).body).toMatchObject({ fields: [['star', 'Sol']] });
  });
});
