import { EventEmitter } from 'node:events';
import type { ChokidarOptions } from 'chokidar';
import { describe, expect, it, vi } from 'vitest';
import { watch } from './watch.js';

const started: (ChokidarOptions | undefined)[] = [];
const emitters: EventEmitter[] = [];

vi.mock('chokidar', () => ({
  watch: (_paths: readonly string[], options: ChokidarOptions) => {
    started.push(options);
    const emitter = Object.assign(new EventEmitter(), { add: () => {}, close: async () => {} });
    emitters.push(emitter);
    queueMicrotask(() => emitter.emit('ready'));
    return emitter;
  },
}));

describe('file watching without free system watches', () => {
  it('warns once and falls back to polling', async () => {
    const limits: string[] = [];
    const changes: string[] = [];
    await watch({
      siteDir: '/site',
      targets: ['/site/content'],
      onChange: (file) => changes.push(file),
      onLimit: (problem) => limits.push(problem),
      onError: () => {},
    });
    const noSpace = Object.assign(new Error('System limit reached'), { code: 'ENOSPC' });
    emitters[0]?.emit('error', noSpace);
    await expect.poll(() => started).toHaveLength(2);
    emitters[0]?.emit('error', noSpace);
    emitters[1]?.emit('all', 'change', '/site/content/mars.md');
    expect(started.map((options) => options?.usePolling)).toEqual([false, true]);
    expect(limits).toEqual(['ENOSPC']);
    expect(changes).toEqual(['/site/content/mars.md']);
  });
});

it('asks to look for missed changes in folders that are watched later', async () => {
  const { setTargets } = await startWatching();
  expect(setTargets(['/site/content', '/site/content/docs'])).toBeUndefined();
  expect(setTargets(['/site/content', '/shared/icons'])).toBeInstanceOf(Promise);
});

async function startWatching() {
  const watcher = await watch({
    siteDir: '/site',
    targets: ['/site/content'],
    onChange: () => {},
    onLimit: () => {},
    onError: () => {},
  });
  return { setTargets: (targets: readonly string[]) => watcher.setTargets(targets) };
}
