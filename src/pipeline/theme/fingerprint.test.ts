import { describe, expect, it } from 'vitest';
import { sha256 } from '../../files/sha256.js';
import { fingerprintedName } from './index.js';

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
