import { describe, expect, it, test } from 'vitest';
import type { Json } from '../../json-schema/json.js';
import { parseForForm, parseForStyle } from '../json.js';
import type { StyleShape } from '../shape.js';
import { cookiePairs } from './cookie.js';
import { headerText } from './header.js';
import { pathText } from './path.js';
import { queryPairs } from './query.js';
import { wholeQuery } from './whole-query.js';

const shape = (style: string, explode: boolean, allowReserved = false): StyleShape => ({
  style,
  explode,
  allowReserved,
});
const query = (name: string, value: Json, style: StyleShape): string =>
  queryPairs(name, value, style)
    .map(({ encoded }) => encoded)
    .join('&');
/** Expands a value as RFC 6570 operators do (section 3.2.1). */
const path = (name: string, value: Json, style: string, explode = false) =>
  pathText(name, value, shape(style, explode));

const color = ['blue', 'black', 'brown'];
const rgb = { R: 100, G: 200, B: 150 };

describe('the examples of styles in OpenAPI 3.1.1, section 4.8.12.4', () => {
  it.each([
    [
      'matrix',
      false,
      ';color',
      ';color=blue',
      ';color=blue,black,brown',
      ';color=R,100,G,200,B,150',
    ],
    [
      'matrix',
      true,
      ';color',
      ';color=blue',
      ';color=blue;color=black;color=brown',
      ';R=100;G=200;B=150',
    ],
    ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ])('%s, explode %s, in a path', (style, explode, empty, single, list, object) => {
    const written = ['', 'blue', color, rgb].map((value) => path('color', value, style, explode));
    expect(written).toEqual([empty, single, list, object]);
  });

  it.each([
    ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    [
      'form',
      true,
      'color=',
      'color=blue',
      'color=blue&color=black&color=brown',
      'R=100&G=200&B=150',
    ],
  ])('%s, explode %s, in a query', (style, explode, empty, single, list, object) => {
    const written = ['', 'blue', color, rgb].map((value) =>
      query('color', value, shape(style, explode)),
    );
    expect(written).toEqual([empty, single, list, object]);
  });

  it.each([
    ['spaceDelimited', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
    ['pipeDelimited', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ])('%s in a query', (style, list, object) => {
    expect(query('color', color, shape(style, false))).toBe(list);
    expect(query('color', rgb, shape(style, false))).toBe(object);
    expect(query('color', color, shape(style, true))).toBe('color=blue&color=black&color=brown');
  });

  it('deepObject in a query', () => {
    expect(query('color', rgb, shape('deepObject', true))).toBe(
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    );
  });

  it('simple in a header', () => {
    const written = ['', 'blue', color, rgb].map((value) =>
      headerText(value, { style: 'simple', explode: false }),
    );
    expect(written).toEqual(['', 'blue', 'blue,black,brown', 'R,100,G,200,B,150']);
    expect(headerText(rgb, { style: 'simple', explode: true })).toBe('R=100,G=200,B=150');
  });

  it('form and cookie in cookies', () => {
    expect(cookiePairs('color', color, shape('form', false))).toEqual([
      ['color', 'blue,black,brown'],
    ]);
    expect(cookiePairs('color', color, shape('form', true)).map(([, text]) => text)).toEqual(color);
    expect(cookiePairs('color', rgb, shape('cookie', true))).toEqual([
      ['R', '100'],
      ['G', '200'],
      ['B', '150'],
    ]);
    expect(cookiePairs('greeting', 'Hello%2C=world!', shape('cookie', true))).toEqual([
      ['greeting', 'Hello%2C=world!'],
    ]);
    expect(() => cookiePairs('greeting', 'a; b=1', shape('cookie', true))).toThrow('greeting');
  });
});

describe('the examples of RFC 6570', () => {
  const keys = { semi: ';', dot: '.', comma: ',' };
  const list = ['red', 'green', 'blue'];

  test('section 3.2.2, simple', () => {
    expect(path('hello', 'Hello World!', 'simple')).toBe('Hello%20World%21');
    expect(path('half', '50%', 'simple')).toBe('50%25');
    expect(path('keys', keys, 'simple')).toBe('semi,%3B,dot,.,comma,%2C');
    expect(path('keys', keys, 'simple', true)).toBe('semi=%3B,dot=.,comma=%2C');
    expect(path('undef', null, 'simple')).toBeUndefined();
  });

  test('section 3.2.5, label', () => {
    expect(path('half', '50%', 'label')).toBe('.50%25');
    expect(path('list', list, 'label', true)).toBe('.red.green.blue');
    expect(path('keys', keys, 'label')).toBe('.semi,%3B,dot,.,comma,%2C');
    expect(path('keys', keys, 'label', true)).toBe('.semi=%3B.dot=..comma=%2C');
    expect(path('empty_keys', {}, 'label')).toBeUndefined();
  });

  test('section 3.2.7, matrix', () => {
    expect(path('empty', '', 'matrix')).toBe(';empty');
    expect(path('list', list, 'matrix')).toBe(';list=red,green,blue');
    expect(path('keys', keys, 'matrix')).toBe(';keys=semi,%3B,dot,.,comma,%2C');
    expect(path('keys', keys, 'matrix', true)).toBe(';semi=%3B;dot=.;comma=%2C');
  });

  test('section 3.2.8, form', () => {
    expect(query('half', '50%', shape('form', true))).toBe('half=50%25');
    expect(query('keys', keys, shape('form', false))).toBe('keys=semi,%3B,dot,.,comma,%2C');
    expect(query('keys', keys, shape('form', true))).toBe('semi=%3B&dot=.&comma=%2C');
    expect(query('empty_keys', [], shape('form', true))).toBe('');
    expect(query('list', ['red', null], shape('form', false))).toBe('list=red');
  });

  test('section 3.2.3, reserved', () => {
    const reserved = (value: string) => query('v', value, shape('form', true, true));
    expect(reserved('Hello World!')).toBe('v=Hello%20World!');
    expect(reserved('http://example.com/home/')).toBe('v=http://example.com/home/');
    expect(reserved('50%')).toBe('v=50%25');
    expect(reserved('50%25')).toBe('v=50%25');
    // Characters that would end the value are still encoded.
    expect(reserved('a&b#c+d[e]')).toBe('v=a%26b%23c%2Bd%5Be%5D');
    expect(pathText('v', 'a/b?c:d', shape('simple', false, true))).toBe('a%2Fb%3Fc:d');
  });
});

describe('serialization that no specification defines', () => {
  it('nests deepObject values', () => {
    const filter = { owner: { name: 'Zoë' }, moons: ['Io', { name: 'Europa' }], none: null };
    const pairs = queryPairs('f', filter, shape('deepObject', true));
    expect(pairs.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'f[owner][name]=Zoë',
      'f[moons][0]=Io',
      'f[moons][1][name]=Europa',
    ]);
    expect(query('expand', ['data', 'owner'], shape('deepObject', true))).toBe(
      'expand%5B0%5D=data&expand%5B1%5D=owner',
    );
  });

  it('writes JSON for values that are too deep for their style', () => {
    expect(query('filter', [{ a: 1 }], shape('form', true))).toBe('filter=%7B%22a%22%3A1%7D');
  });

  it('trims spaces around header values', () => {
    expect(headerText(' a  b\t', { style: 'simple', explode: false })).toBe('a  b');
  });

  it('percent-encodes characters that headers and URLs cannot contain', () => {
    expect(headerText('Zoë 🪐', { style: 'simple', explode: false })).toBe('Zo%C3%AB %F0%9F%AA%90');
    expect(path('half', 'a\ud800b', 'simple')).toBe('a%EF%BF%BDb');
  });

  it('writes a whole query string as a form or as text', () => {
    const parameter = (contentType: string) => ({
      ...shape('form', true),
      name: 'all',
      in: 'querystring' as const,
      required: true,
      deprecated: false,
      schema: true,
      contentType,
    });
    const form = parameter('application/x-www-form-urlencoded');
    expect(wholeQuery(form, { q: 'a b', page: 2 })).toEqual(['q=a+b&page=2']);
    expect(wholeQuery(parameter('application/json'), { q: 1 })).toEqual(['%7B%22q%22%3A1%7D']);
    expect(wholeQuery(parameter('text/plain'), '$.moons[0]')).toEqual(['%24.moons%5B0%5D']);
  });
});

describe('64-bit integers', () => {
  const id = '9007199254740993';
  const written = (text: string, style: string, explode: boolean): string =>
    decodeURIComponent(query('f', parseForStyle(text, style), shape(style, explode)));

  it.each([
    [`{"id":${id}}`, 'form', true, `id=${id}`],
    [`{"in":{"id":${id},"text":"${id}"}}`, 'form', true, `in={"id":${id},"text":"${id}"}`],
    [`{"in":[${id}]}`, 'form', false, `f=in,[${id}]`],
    [`[[${id},1],["${id}"]]`, 'form', true, `f=[${id},1]&f=["${id}"]`],
    [`[-${id},"~${id}"]`, 'pipeDelimited', false, `f=-${id}|~${id}`],
    [`{"a":{"b":[${id},{"c":1}]}}`, 'deepObject', true, `f[a][b][0]=${id}&f[a][b][1][c]=1`],
  ])('in %s, written as %s, keep their digits without quotes', (text, style, explode, expected) => {
    expect(written(text, style, explode)).toBe(expected);
  });

  it('keep their digits in a whole query string', () => {
    const value = parseForForm(`{"ids":[${id},7],"deep":{"id":${id}},"lists":[[${id}]]}`);
    expect(decodeURIComponent(wholeQuery({}, value).join(''))).toBe(
      `ids=${id}&ids=7&deep={"id":${id}}&lists=[${id}]`,
    );
  });
});
