import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeSlices } from '../timing/time-slice.js';
import { runOnMainThread, runWithTimeLimit } from './main-thread.js';

async function work(items: readonly string[], each: (item: string) => void, length = 0) {
  const done: string[] = [];
  const lost: string[] = [];
  await runOnMainThread(
    {
      items,
      work: (item) => {
        each(item);
        done.push(item);
      },
      lost: (item, { reason, begun }) => lost.push(`${item}: ${reason}, ${begun}`),
      slices: timeSlices(length),
    },
    100,
  );
  return { done, lost };
}

function forEver(): void {
  for (;;);
}

describe('running without workers', () => {
  it('aborts and names an item that never finishes, and processes the others', async () => {
    const each = (item: string): void => {
      if (item === 'endless') forEver();
    };
    const expected = { done: ['a', 'b', 'c'], lost: ['endless: slow, 3'] };
    expect(await work(['a', 'b', 'endless', 'c'], each)).toEqual(expected);
    expect(await work(['a', 'b', 'endless', 'c'], each, 1000)).toEqual(expected);
  });

  it('aborts an endless regular expression', async () => {
    const each = (item: string): void => void /^(a+)+$/.test(item);
    const { lost } = await work(['aaa', `${'a'.repeat(60)}b`], each);
    expect(lost).toHaveLength(1);
  });

  it('passes on the exception of an item unchanged', async () => {
    const wrong = new TypeError('wrong');
    const each = (): void => {
      throw wrong;
    };
    await expect(work(['a'], each)).rejects.toBe(wrong);
  });

  it('lets other tasks run between two items', async () => {
    const heard: string[] = [];
    const { done } = await work(['a', 'b'], (item) => {
      heard.push(item);
      setImmediate(() => heard.push(`after ${item}`));
    });
    expect(done).toEqual(['a', 'b']);
    expect(heard).toEqual(['a', 'after a', 'b']);
  });
});

it('reloads a library whose loading took longer than the limit', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'docsgen-'));
  const library = path.join(folder, 'slow.cjs');
  await writeFile(
    library,
    'if (!globalThis.isWarm) { globalThis.isWarm = true; for (;;); }\nmodule.exports = "Io";\n',
  );
  const load = createRequire(import.meta.url);
  expect(runWithTimeLimit(50, () => load(library))).toBe(false);
  expect(load(library)).toBe('Io');
  await rm(folder, { recursive: true });
});
