import { describe, expect, it } from 'vitest';
import { measureImage } from './image-size.js';

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
