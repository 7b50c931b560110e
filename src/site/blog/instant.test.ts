import { expect, it } from 'vitest';
import { textInstant } from './instant.js';

it.each([
  ['2026-01-31', '2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['2026/1/5', '2026-01-05', '2026-01-05T00:00:00.000Z'],
  ['2026-01-31 9:30', '2026-01-31', '2026-01-31T09:30:00.000Z'],
  ['2026-01-31T23:30:15-05:00', '2026-01-31', '2026-02-01T04:30:15.000Z'],
  ['2026-01-31T23:30+0100', '2026-01-31', '2026-01-31T22:30:00.000Z'],
  ['2028-02-29', '2028-02-29', '2028-02-29T00:00:00.000Z'],
])('textInstant reads %s as the day %s and the instant %s', (text, day, published) => {
  expect(textInstant(text)).toEqual({ day, published });
});

it.each(['2026-02-30', '2026-13-01', '2026-01-31T25:00', 'yesterday'])(
  'textInstant rejects %s',
  (text) => {
    expect(textInstant(text)).toBeUndefined();
  },
);
