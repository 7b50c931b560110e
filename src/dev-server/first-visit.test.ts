import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FirstVisitTimer } from './first-visit.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the milliseconds until the timer ends if the server responds at these times. */
async function lengthWith(times: readonly number[]): Promise<number> {
  const visit = new FirstVisitTimer();
  const start = performance.now();
  for (const time of times) setTimeout(() => visit.noteResponse(), time);
  const over = visit.over().then(() => performance.now() - start);
  await vi.advanceTimersByTimeAsync(5000);
  return over;
}

it('waits one second for the first request, then 100 ms after each response', async () => {
  expect(await lengthWith([])).toBe(1000);
  expect(await lengthWith([300])).toBe(400);
  expect(await lengthWith([300, 350, 420])).toBe(520);
});

it('ends the first visit when end is called', async () => {
  const visit = new FirstVisitTimer();
  const over = visit.over();
  visit.end();
  await expect(over).resolves.toBeUndefined();
});

it('ends the first visit after two seconds, however many requests follow', async () => {
  const times = Array.from({ length: 60 }, (_, index) => index * 50);
  expect(await lengthWith(times)).toBe(2000);
});
