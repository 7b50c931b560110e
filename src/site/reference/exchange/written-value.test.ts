import { describe, expect, it } from 'vitest';
import { writtenValue } from './written-value.js';

const list = ['blue', 'black', 'brown'];
const fields = { R: 100, G: 200, B: 150 };

/** The table of OpenAPI 3.1.1, section 4.8.12.4, without the cells marked n/a. */
const table = [
  ['matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ['form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
] as const;

describe('a serialized parameter', () => {
  it.each(table)(
    'follows the specification’s table for style %s and explode %s',
    (style, explode, one, several, named) => {
      const serialization = { style, explode, allowReserved: false };
      const write = (value: Parameters<typeof writtenValue>[1]) =>
        writtenValue('color', value, serialization);
      expect(write('blue')).toBe(one);
      expect(write(list)).toBe(several);
      expect(write(fields)).toBe(named);
    },
  );

  it.each([
    ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
    ['pipeDelimited', false, list, 'color=blue%7Cblack%7Cbrown'],
    ['pipeDelimited', false, fields, 'color=R%7C100%7CG%7C200%7CB%7C150'],
    ['deepObject', true, fields, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
    ['cookie', true, list, 'color=blue; color=black; color=brown'],
  ] as const)('with style %s and explode %s serializes %j', (style, explode, value, written) => {
    expect(writtenValue('color', value, { style, explode, allowReserved: false })).toBe(written);
  });

  it('is percent-encoded unless allowReserved is set', () => {
    const write = (allowReserved: boolean) =>
      writtenValue('path', 'a/b c', { style: 'form', explode: true, allowReserved });
    expect(write(false)).toBe('path=a%2Fb%20c');
    expect(write(true)).toBe('path=a/b%20c');
  });

  it('is undefined for an unknown style', () => {
    const serialization = { style: 'woven', explode: false, allowReserved: false };
    expect(writtenValue('color', 'blue', serialization)).toBeUndefined();
  });
});
