import type { RequestShape } from 'docsgen/request';
import { describe, expect, it } from 'vitest';
import { fileName } from './download.js';
import { judge } from './judge.js';

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
    { status: '4xx', media: [{ type: 'application/problem+json', schema: true }] },
  ],
  defs: { Planet: { type: 'object', required: ['name'] } },
};
const json = 'application/json';

describe('an answer', () => {
  it('is as described, or differs in what is named', () => {
    expect(judge(shape, 200, json, '{"name":"Mars"}').kind).toBe('as-described');
    expect(judge(shape, 200, json, '{}')).toEqual({
      kind: 'differs',
      differences: [{ pointer: '', kind: 'missing', expected: 'name' }],
    });
  });

  it('may be none that the description knows', () => {
    expect(judge(shape, 500, json, '{}').kind).toBe('other-status');
    expect(judge(shape, 200, 'image/png', undefined).kind).toBe('other-type');
    expect(judge(shape, 200, json, '<p>').kind).toBe('not-json');
  });

  it('is found by its class, and its type by a range', () => {
    expect(judge(shape, 404, 'application/problem+json', '{}').kind).toBe('as-described');
    expect(judge(shape, 200, 'text/csv', 'a,b').kind).toBe('nothing-said');
    expect(judge(shape, 204, '', '').kind).toBe('as-described');
  });
});

describe('the file of a download', () => {
  it('has the server’s name without a folder, else one by its type', () => {
    const named = [['content-disposition', 'attachment; filename="../../map of\u202emars.csv"']];
    expect(fileName('text/csv', named as [string, string][])).toBe('map of_mars.csv');
    expect(fileName('application/problem+json; charset=utf-8', [])).toBe('response.json');
    expect(fileName('application/x-strange', [])).toBe('response.bin');
  });
});
