import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstVisitTimer } from './first-visit.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the milliseconds until the timer ends if the server responds at these times. */
async function responsesLength(answers: readonly number[]): Promise<number> {
  const visit = new FirstVisitTimer();
  const start = performance.now();
  for (const time of answers) setTimeout(() => visit.answered(), time);
  const over = visit.over().then(() => performance.now() - start);
  await vi.advanceTimersByTimeAsync(5000);
  return over;
}

it('a browser has a second to come, and then time for what belongs to the page', async () => {
  expect(await responsesLength([])).toBe(1000);
  expect(await responsesLength([300])).toBe(400);
  expect(await responsesLength([300, 350, 420])).toBe(520);
});

it('is over when somebody waits for more than what there is', async () => {
  const visit = new FirstVisitTimer();
  const over = visit.over();
  visit.end();
  await expect(over).resolves.toBeUndefined();
});

it('requests without end are waited for no longer than two seconds', async () => {
  const answers = Array.from({ length: 60 }, (_, index) => index * 50);
  expect(await responsesLength(answers)).toBe(2000);
});
