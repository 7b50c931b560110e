import { describe, expect, it } from 'vitest';
import { duration, formatBytes, wantsColor } from './terminal.js';

describe('human-readable formatting', () => {
  it('formats durations', () => {
    expect([0.4, 820, 999.9, 1449, 59_940, 125_000].map(duration)).toEqual([
      '0 ms',
      '820 ms',
      '1000 ms',
      '1.4 s',
      '59.9 s',
      '2 min 5 s',
    ]);
  });

  it('formats file sizes', () => {
    expect([0, 999, 1000, 12_345, 999_600, 4_200_000, 1.2e12].map(formatBytes)).toEqual([
      '0 B',
      '999 B',
      '1.0 kB',
      '12.3 kB',
      '1.0 MB',
      '4.2 MB',
      '1200 GB',
    ]);
  });
});

describe('color output', () => {
  it('is used for terminals unless environment variables decide otherwise', () => {
    const terminal = { write: () => {}, isTTY: true };
    const file = { write: () => {} };
    const wants = (env: Record<string, string>, output: typeof file = terminal): boolean =>
      wantsColor({ env }, output);
    expect(wants({})).toBe(true);
    expect(wants({}, file)).toBe(false);
    expect(wants({ NO_COLOR: '1' })).toBe(false);
    expect(wants({ CI: 'true' })).toBe(false);
    expect(wants({ TERM: 'dumb' })).toBe(false);
    expect(wants({ FORCE_COLOR: '1' }, file)).toBe(true);
    expect(wants({ FORCE_COLOR: '0' })).toBe(false);
    expect(wants({ NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  });
});
