import { describe, expect, it } from 'vitest';
import { MessageQueue } from './message-queue.js';

const large = 600_000;

/** A thread that ends each batch when it is asked to. */
function manualThread() {
  const batches: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const send = (messages: readonly string[]): Promise<void> => {
    batches.push(messages);
    return new Promise((resolve) => {
      ends.push(resolve);
    });
  };
  const queue = new MessageQueue((items: readonly string[]) => items.join('+'), send);
  return { queue, batches, end: () => ends.shift()?.() };
}

describe('message queue', () => {
  it('joins small items into one message', async () => {
    const { queue, batches, end } = manualThread();
    queue.add('Mars', 10);
    queue.add('Venus', large);
    expect(batches).toEqual([['Mars+Venus']]);
    end();
    await queue.finish();
  });

  it('keeps messages until the thread is free', async () => {
    const { queue, batches, end } = manualThread();
    for (const planet of ['Mars', 'Venus', 'Saturn']) queue.add(planet, large);
    expect(batches).toEqual([['Mars']]);
    end();
    await Promise.resolve();
    await Promise.resolve();
    expect(batches).toEqual([['Mars'], ['Venus', 'Saturn']]);
    end();
    await queue.finish();
  });

  it('sends the rest at the end', async () => {
    const { queue, batches, end } = manualThread();
    queue.add('Mars', 10);
    const finished = queue.finish();
    expect(batches).toEqual([['Mars']]);
    end();
    await finished;
  });

  it('reports at the end that sending failed', async () => {
    const failure = new Error('The thread has ended.');
    const queue = new MessageQueue(
      (items: readonly string[]) => items,
      () => Promise.reject(failure),
    );
    queue.add('Mars', large);
    await expect(queue.finish()).rejects.toBe(failure);
  });

  it('sends nothing without items', async () => {
    const { queue, batches } = manualThread();
    await queue.finish();
    expect(batches).toEqual([]);
  });
});
