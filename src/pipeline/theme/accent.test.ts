import { describe, expect, it } from 'vitest';
import { accentSheet } from './accent.js';
import { contrast } from './color.js';

/** The colours of a mode by the name of their custom property. */
function colors(accent: Parameters<typeof accentSheet>[0], mode: 0 | 1): Map<string, string> {
  const pairs = accentSheet(accent).matchAll(/--([\w-]+):light-dark\((#\w+),(#\w+)\)/g);
  return new Map([...pairs].map(([, name = '', ...values]) => [name, values[mode] ?? '']));
}

const accents = ['#ff5a1f', '#ffd600', '#000', '#ffffff', '#0f766e', '#00f', '#7f7f7f', '#e11d48'];
/** The darkest background of light mode and the lightest of dark mode. */
const grounds = ['#ececec', '#2d2d2d'];

describe.each(accents)('the accent %s', (accent) => {
  it.each([0, 1] as const)('can be read in mode %d', (mode) => {
    const of = colors(accent, mode);
    const ground = grounds[mode] ?? '';
    expect(of.get('accent-fill')).toBe(accent);
    for (const name of ['accent', 'accent-hover']) {
      expect(contrast(of.get(name) ?? '', ground), name).toBeGreaterThanOrEqual(4.5);
    }
    for (const name of ['accent-fill', 'accent-fill-hover']) {
      const text = of.get('on-accent') ?? '';
      expect(contrast(of.get(name) ?? '', text), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('leaves an accent that can be read as it is', () => {
  expect(colors('#0f5f58', 0).get('accent')).toBe('#0f5f58');
});

it('takes a colour for each mode', () => {
  const accent = { light: '#0f5f58', dark: '#5eead4' };
  expect(colors(accent, 0).get('accent-fill')).toBe('#0f5f58');
  expect(colors(accent, 1).get('accent-fill')).toBe('#5eead4');
});

it('tints each mode by its own colour', () => {
  const hues = (accent: Parameters<typeof accentSheet>[0]): readonly string[] =>
    [...accentSheet(accent).matchAll(/([^{}]+)\{--accent-hue:(\d+)/g)].map(
      ([, selector, hue]) => `${selector} ${hue}`,
    );
  expect(hues({ light: '#fff3a3', dark: '#0b1d2a' })).toEqual([
    ':root 100',
    ":root[data-theme='dark'] 242",
    ":root[data-theme='system'] 242",
  ]);
  expect(hues('#ff5a1f')).toEqual([':root 37']);
});

it('keeps the colours of the theme without an accent', () => {
  expect(accentSheet(undefined)).toBe('');
});
