import { describe, expect, it } from 'vitest';
import { makeLocator } from './locate.js';
import { parseSource } from './parse-source.js';

function locate(text: string, pointer: string, on?: 'key' | 'value'): string {
  const { value } = parseSource('planets.yaml', text);
  if (value === undefined) throw new Error('does not parse');
  const follow = (source: typeof value, reference: string) =>
    reference.startsWith('#') ? { source, pointer: reference.slice(1) } : undefined;
  const { start, end } = makeLocator(value, follow).locate(pointer, on);
  return `${start.line}:${start.column} ${text.slice(start.offset, end?.offset)}`;
}

const yaml = `paths:
  /planets/{id}:
    get:
      tags: [Planets, "Stars"]
      responses:
        200: { $ref: '#/components/responses/Planet' }
base: &base
  name: Earth
copy:
  <<: *base
  moon: *base
components:
  responses:
    Planet:
      description: A planet.
`;

describe('the locator', () => {
  it('finds keys and values by JSON pointer', () => {
    expect(locate(yaml, '/paths/~1planets~1{id}', 'key')).toBe('2:3 /planets/{id}');
    expect(locate(yaml, '/paths/~1planets~1{id}/get/tags/1')).toBe('4:23 "Stars"');
    expect(locate(yaml, '/base/name')).toBe('8:9 Earth');
  });

  it('returns the pointer in the referenced location', () => {
    const { value } = parseSource('planets.yaml', yaml);
    if (value === undefined) throw new Error('does not parse');
    const locator = makeLocator(value, (source, reference) => ({
      source,
      pointer: reference.slice(1),
    }));
    const response = '/paths/~1planets~1{id}/get/responses/200';
    expect(locator.locate(response).pointer).toBe(response);
    expect(locator.locate(`${response}/description`).pointer).toBe(
      '/components/responses/Planet/description',
    );
  });

  it('finds numeric keys', () => {
    expect(locate(yaml, '/paths/~1planets~1{id}/get/responses/200', 'key')).toBe('6:9 200');
  });

  it('follows references and aliases', () => {
    const pointer = '/paths/~1planets~1{id}/get/responses/200/description';
    expect(locate(yaml, pointer)).toBe('15:20 A planet.');
    expect(locate(yaml, '/copy/moon/name')).toBe('8:9 Earth');
  });

  it('returns the first line of a multi-line value', () => {
    expect(locate(yaml, '/paths/~1planets~1{id}/get')).toBe('4:7 tags: [Planets, "Stars"]');
  });

  it('returns the nearest existing ancestor of a missing key', () => {
    expect(locate(yaml, '/base/mass/unit', 'key')).toBe('7:1 base');
  });

  it('finds values in JSON', () => {
    expect(locate('{\n\t"a": [\n\t\t{ "b": 1 }\n\t]\n}', '/a/0/b')).toBe('3:10 1');
  });
});
