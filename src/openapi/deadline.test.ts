import { expect, it } from 'vitest';
import { DeadlinePassed, startDeadline } from './deadline.js';

it('ends what goes on for ever', () => {
  const deadline = startDeadline(0.05, 0);
  expect(() => {
    for (;;) deadline();
  }).toThrow(DeadlinePassed);
});

it('gives a large description more time', () => {
  const deadline = startDeadline(0.01, 1e9);
  expect(() => {
    const start = performance.now();
    while (performance.now() < start + 100) deadline();
  }).not.toThrow();
});
