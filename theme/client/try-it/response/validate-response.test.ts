import type { RequestShape, ResponseHeaderShape } from 'docsgen/request';
import { describe, expect, it } from 'vitest';
import { fileName } from './download.js';
import { streamItems } from './stream-items.js';
import { validateResponse } from './validate-response.js';

const shape: RequestShape = {
  method: 'GET',
  path: '/planets/4',
  servers: [{ url: 'https://api.example.com', variables: [] }],
  parameters: [],
  bodies: [],
  security: [],
  responses: [
    {
      status: '200',
      media: [
        { type: 'application/json; charset=utf-8', schema: { $ref: '#/$defs/Planet' } },
        { type: 'text/*' },
      ],
    },
    { status: '204', media: [] },
    {
      status: '206',
      media: [
        { type: 'application/x-ndjson', itemSchema: { $ref: '#/$defs/Planet' } },
        { type: 'text/event-stream', itemSchema: { required: ['event', 'data'] } },
      ],
    },
    { status: '4xx', media: [{ type: 'application/problem+json', schema: true }] },
  ],
  defs: { Planet: { type: 'object', required: ['name'] } },
};
const json = 'application/json';
const judge = (
  asked: RequestShape,
  status: number,
  type: string,
  text: string | undefined,
  headers: readonly (readonly [string, string])[] = [],
) => validateResponse(asked, { status, type, text, headers });

describe('validateResponse for a response', () => {
  it('compares the body with its schema and lists differences', () => {
    expect(judge(shape, 200, json, '{"name":"Mars"}').kind).toBe('as-described');
    expect(judge(shape, 200, json, '{}')).toEqual({
      kind: 'differs',
      differences: [{ pointer: '', kind: 'missing', expected: 'name' }],
    });
  });

  it('reports an undocumented status, an undocumented media type and invalid JSON', () => {
    expect(judge(shape, 500, json, '{}').kind).toBe('other-status');
    expect(judge(shape, 200, 'image/png', undefined).kind).toBe('other-type');
    expect(judge(shape, 200, json, '<p>').kind).toBe('not-json');
  });

  it('does not say whether a body that is too deeply nested is valid', () => {
    const chain = { type: 'object', properties: { next: { $ref: '#/$defs/Chain' } } };
    const media = [{ type: json, schema: { $ref: '#/$defs/Chain' } }];
    const deep = { ...shape, responses: [{ status: '200', media }], defs: { Chain: chain } };
    const text = `${'{"next":'.repeat(50_000)}{}${'}'.repeat(50_000)}`;
    expect(judge(deep, 200, json, text).kind).toBe('undescribed');
  });

  it('matches status ranges and media type ranges', () => {
    expect(judge(shape, 404, 'application/problem+json', '{}').kind).toBe('as-described');
    expect(judge(shape, 200, 'text/csv', 'a,b').kind).toBe('undescribed');
    expect(judge(shape, 204, '', '').kind).toBe('as-described');
  });
});

describe('validateResponse for a response without a body', () => {
  it('reports the missing body if one is documented', () => {
    expect(judge(shape, 200, json, '').kind).toBe('body-missing');
    expect(judge(shape, 200, '', '').kind).toBe('body-missing');
  });

  it('accepts it where HTTP allows no body', () => {
    expect(judge({ ...shape, method: 'HEAD' }, 200, json, '').kind).toBe('as-described');
    expect(judge({ ...shape, method: 'HEAD' }, 500, json, '').kind).toBe('other-status');
    const same = { ...shape, responses: [{ status: '3XX', media: [{ type: json }] }] };
    expect(judge(same, 304, '', '').kind).toBe('as-described');
  });

  it('accepts it, and reports an unexpected body, if none is documented', () => {
    const silent = { ...shape, responses: [{ status: '200', media: [] }] };
    expect(judge(silent, 200, '', '').kind).toBe('as-described');
    expect(judge(silent, 200, json, '{}').kind).toBe('body-unexpected');
  });
});

describe('validateResponse for response headers', () => {
  const headers: readonly ResponseHeaderShape[] = [
    { name: 'X-Rate', required: true, schema: { type: 'integer', minimum: 1 } },
    { name: 'X-Kind', required: false, schema: { enum: ['rock', 'gas'] } },
    { name: 'X-Moons', required: false, schema: { type: 'array', items: { type: 'string' } } },
  ];
  const counted: RequestShape = { ...shape, responses: [{ status: '200', media: [], headers }] };

  it('reports a missing required header', () => {
    expect(judge(counted, 200, '', '', [['x-rate', '5']]).kind).toBe('as-described');
    expect(judge(counted, 200, '', '')).toEqual({
      kind: 'differs',
      differences: [{ pointer: '', kind: 'header', expected: 'X-Rate' }],
    });
  });

  it('checks values against their schemas', () => {
    const given = [
      ['x-rate', '0'],
      ['x-kind', 'ice'],
      ['x-moons', 'Phobos,Deimos'],
    ] as const;
    expect(judge(counted, 200, '', '', given)).toEqual({
      kind: 'differs',
      differences: [
        { pointer: 'X-Rate', kind: 'rule', expected: 'minimum: 1' },
        { pointer: 'X-Kind', kind: 'choice', expected: 'rock, gas' },
      ],
    });
  });
});

describe('validateResponse for a streamed response', () => {
  it('checks every item against the item schema', () => {
    const lines = 'application/x-ndjson';
    expect(judge(shape, 206, lines, '{"name":"Mars"}\n\n{"name":"Venus"}\n').kind).toBe(
      'as-described',
    );
    expect(judge(shape, 206, lines, '{"name":"Mars"}\n{}')).toEqual({
      kind: 'differs',
      differences: [{ pointer: '/1', kind: 'missing', expected: 'name' }],
    });
    expect(judge(shape, 206, lines, '{"name":').kind).toBe('not-json');
  });

  it('checks the fields of every server-sent event', () => {
    const stream = ': hello\nevent: rise\ndata: a\ndata:b\n\ndata: c\r\n\r\n';
    expect(judge(shape, 206, 'text/event-stream', stream)).toEqual({
      kind: 'differs',
      differences: [{ pointer: '/1', kind: 'missing', expected: 'event' }],
    });
    const [event] = streamItems(stream, 'events') ?? [];
    expect(event).toEqual({ event: 'rise', data: 'a\nb' });
    expect(streamItems('\u001e{"a":\n1}\n\u001e2\n', 'jsonLines')).toEqual([{ a: 1 }, 2]);
  });
});

describe('the file name of a download', () => {
  it('comes from Content-Disposition without folders, or else from the media type', () => {
    const named = [['content-disposition', 'attachment; filename="../../map of\u202emars.csv"']];
    expect(fileName('text/csv', named as [string, string][])).toBe('map of_mars.csv');
    expect(fileName('application/problem+json; charset=utf-8', [])).toBe('response.json');
    expect(fileName('application/x-strange', [])).toBe('response.bin');
    expect(fileName('audio/wav', [])).toBe('response.wav');
    expect(fileName('audio/mpeg', [])).toBe('response.mp3');
    expect(fileName('image/svg+xml ; charset=utf-8', [])).toBe('response.svg');
  });

  it('decodes filename* and quoted file names', () => {
    const of = (disposition: string): string =>
      fileName('text/csv', [['content-disposition', disposition]]);
    expect(
      of(`attachment; filename="x.csv"; filename*=UTF-8''r%C3%A9sum%C3%A9%20%E2%82%AC.csv`),
    ).toBe('résumé €.csv');
    expect(of('attachment; filename=plain.csv; size=3')).toBe('plain.csv');
    expect(of(`attachment; filename*=UTF-8''%2e%2e%2f%00evil%0d.csv`)).toBe('_evil_.csv');
    expect(of(`attachment; filename="a;b\\"c.csv"; filename*=UTF-8''%`)).toBe('a_b_c.csv');
  });
});
