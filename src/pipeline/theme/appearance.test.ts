import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../../test/support/repository.js';
import { appearanceKey, appearanceSheet } from './appearance.js';
import { contrast, oklchToHex } from './color.js';
import { presetSheets } from './compiled-theme.js';

const presets = Object.fromEntries(presetSheets.map((name) => [name, `/*${name}*/`])) as Record<
  (typeof presetSheets)[number],
  string
>;

describe('the rules of a appearance', () => {
  it('are empty for the appearance of the theme', () => {
    expect(appearanceSheet({ presets })).toBe('');
    expect(
      appearanceSheet({ presets }, { preset: 'default', density: 'regular', tokens: {} }),
    ).toBe('');
  });

  it('begin with the preset and end with the tokens', () => {
    const sheet = appearanceSheet(
      { presets },
      {
        preset: 'paper',
        density: 'compact',
        neutral: '#64748b',
        tokens: { radius: '0', page: { light: '#fff', dark: '#111' } },
      },
    );
    expect(sheet).toBe(
      '/*paper*//*compact*/:root{--tint:0.015 257.4}:root{--radius:0;--page:light-dark(#fff,#111)}',
    );
  });

  it('have a key of their own', () => {
    const keys = [{}, { preset: 'soft' }, { density: 'compact' }, { tokens: { radius: '0' } }];
    expect(
      new Set(
        keys.map((appearance) => appearanceKey(appearance as Parameters<typeof appearanceKey>[0])),
      ).size,
    ).toBe(4);
  });
});

describe.each(['paper', 'console', 'soft', 'bold'])('the preset %s', (name) => {
  const sheet = readFileSync(path.join(repository, `theme/presets/${name}.css`), 'utf8');
  const tint = /--tint: ([\d.]+) ([\d.]+)/.exec(sheet);
  const ground = (token: string, mode: 0 | 1): string => {
    const match = new RegExp(
      `--${token}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`,
    ).exec(sheet);
    const [lightness = 0, chroma = 0, hue = 0] = (match?.[mode + 1] ?? '').split(' ').map(Number);
    return oklchToHex({ lightness, chroma, hue });
  };

  it.each([0, 1] as const)('keeps 4.5:1 on its backgrounds in mode %d', (mode) => {
    const [chroma, hue] = [Number(tint?.[1]), Number(tint?.[2])];
    const faint = oklchToHex({ lightness: mode === 0 ? 0.515 : 0.68, chroma, hue });
    for (const token of ['page', 'surface']) {
      expect(contrast(faint, ground(token, mode)), token).toBeGreaterThanOrEqual(4.5);
    }
  });
});
