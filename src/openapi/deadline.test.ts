import { expect, it } from 'vitest';
import { DeadlinePassed, startDeadline } from './deadline.js';

it('throws when the deadline has passed', () => {
  const deadline = startDeadline(0, 0);
  expect(() => {
    for (;;) deadline();
  }).toThrow(DeadlinePassed);
});

it('allows more time for a larger description', () => {
  const deadline = startDeadline(0.01, 1e9);
  expect(() => {
    const start = performance.now();
    while (performance.now() < start + 100) deadline();
  }).not.toThrow();
});
