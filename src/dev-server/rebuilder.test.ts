import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRebuilder } from './rebuilder.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function slowWork(milliseconds: number) {
  const state = { running: 0, most: 0, runs: 0 };
  const work = async (): Promise<void> => {
    state.runs += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    state.running -= 1;
  };
  return { state, work };
}

describe('rebuilding', () => {
  it('waits until changes settle', async () => {
    const { state, work } = slowWork(10);
    const { schedule } = createRebuilder(work, 60);
    for (let change = 0; change < 5; change += 1) {
      schedule();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(state.runs).toBe(0);
    await vi.advanceTimersByTimeAsync(20);
    expect(state.runs).toBe(1);
  });

  it('never runs builds in parallel, and bundles changes during a build into one more build', async () => {
    const { state, work } = slowWork(1000);
    const { start, schedule } = createRebuilder(work, 60);
    void start();
    for (let change = 0; change < 9; change += 1) {
      schedule();
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(state).toEqual({ running: 0, most: 1, runs: 2 });
  });

  it('runs one initial build, even after an earlier change', async () => {
    const { state, work } = slowWork(1000);
    const { start, schedule } = createRebuilder(work, 60);
    schedule();
    await vi.advanceTimersByTimeAsync(30);
    void start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(state).toEqual({ running: 0, most: 1, runs: 1 });
  });

  it('runs no build after it was stopped', async () => {
    const { state, work } = slowWork(10);
    const { schedule, stop } = createRebuilder(work, 60);
    schedule();
    await stop();
    schedule();
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.runs).toBe(0);
  });
});
