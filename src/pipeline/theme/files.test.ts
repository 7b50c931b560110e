import { describe, expect, it } from 'vitest';
import { sha256 } from '../../files/sha256.js';
import { fingerprintedName, measureImage } from './index.js';

describe('a fingerprinted name', () => {
  it('depends only on the file name and the contents', () => {
    const name = fingerprintedName('mars.png', 'red');
    expect(name).toBe(`assets/mars-${sha256('red').slice(0, 8)}.png`);
    expect(fingerprintedName('mars.png', new TextEncoder().encode('red'))).toBe(name);
    expect(fingerprintedName('mars.png', 'green')).not.toBe(name);
  });

  it.each([
    ['map of mars (1).png', /^assets\/map-of-mars-1--[\da-f]{8}\.png$/],
    ['site.min.css', /^assets\/site\.min-[\da-f]{8}\.css$/],
    ['LICENSE', /^assets\/LICENSE-[\da-f]{8}$/],
  ])('of %s is valid in a URL', (name, expected) => {
    expect(fingerprintedName(name, '')).toMatch(expected);
  });
});

describe('the size of an image', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAC4HznGAAAADElEQVR4nGNgQAMAAA4AATnIhVYAAAAASUVORK5CYII=',
    'base64',
  );
  const svg = (attributes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);

  it('is read from PNG and SVG', () => {
    expect(measureImage('mars.png', png)).toEqual({ width: 3, height: 2 });
    expect(measureImage('mars.svg', svg('width="40" height="30"'))).toEqual({
      width: 40,
      height: 30,
    });
    expect(measureImage('mars.svg', svg('viewBox="0 0 8 6"'))).toEqual({ width: 8, height: 6 });
  });

  it('is unknown for other file types and images without dimensions', () => {
    expect(measureImage('mars.pdf', png)).toBeUndefined();
    expect(measureImage('mars.png', Buffer.from('no image'))).toBeUndefined();
    expect(measureImage('mars.svg', svg(''))).toBeUndefined();
  });
});
