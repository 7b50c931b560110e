import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileGuard } from '../../files/index.js';
import { sha256 } from '../../files/sha256.js';
import { timeSlices } from '../timing/time-slice.js';
import type { ReadFile } from './read-file.js';
import { SourceReader } from './source-reader.js';
import { StatCache } from './stat-cache.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docsgen-stat-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
/** Some time after the last write. */
const later = () => Date.now() + 60_000;
/** Longer than the resolution of the local file system's clock. */
const tick = () => new Promise((resolve) => setTimeout(resolve, 50));

const read = (from: StatCache, name: string): ReadFile | undefined => {
  const found = from.readFound(at(name));
  return found && 'contents' in found ? found : undefined;
};
const text = (from: StatCache, name: string) =>
  String(Buffer.from(read(from, name)?.contents ?? []));

function rewriteAtSameTime(): void {
  write('mars.md', 'rot');
  utimesSync(at('mars.md'), 1000, 1000);
}

const changes: readonly [string, () => void][] = [
  ['another length', () => write('mars.md', 'rust')],
  ['the same length and time', rewriteAtSameTime],
];

describe('the stat cache of a build', () => {
  const recordFile = () => at('sources.json');
  const open = (now = later): StatCache =>
    new StatCache({ record: { siteDir: folder, file: recordFile() }, now });
  const buildOnce = (now?: () => number) => {
    const first = open(now);
    const found = read(first, 'mars.md');
    first.save();
    return found;
  };

  it('reads a file only when its contents are needed', () => {
    write('mars.md', 'red');
    expect(buildOnce()?.digest).toBe(sha256('red'));
    const recorded = readFileSync(recordFile(), 'utf8');
    const second = open();
    const file = read(second, 'mars.md');
    write('mars.md', 'rust');
    expect(file?.digest).toBe(sha256('red'));
    expect(String(Buffer.from(file?.contents ?? []))).toBe('rust');
    expect(file?.digest).not.toBe(sha256('red'));
    second.save();
    expect(readFileSync(recordFile(), 'utf8')).toBe(recorded);
  });

  it.each(changes)('detects a changed file with %s', async (_, change) => {
    write('mars.md', 'red');
    utimesSync(at('mars.md'), 1000, 1000);
    buildOnce();
    await tick();
    change();
    expect(read(open(), 'mars.md')?.digest).toBe(sha256(readFileSync(at('mars.md'))));
  });

  it('does not record files that were modified a moment ago', () => {
    write('mars.md', 'red');
    buildOnce(Date.now);
    expect(readdirSync(folder)).not.toContain('sources.json');
  });

  it('returns nothing for a deleted file', () => {
    write('mars.md', 'red');
    buildOnce();
    rmSync(at('mars.md'));
    expect(read(open(), 'mars.md')).toBeUndefined();
  });
});

it('keeps no file of a build after its release', () => {
  write('mars.md', 'red');
  write('io.png', 'red');
  const stats = new StatCache({ now: later });
  const names = ['mars.md', 'io.png'];
  const held = names.map((name) => read(stats, name));
  expect(names.map((name) => read(stats, name) === held.shift())).toEqual([true, true]);
  const before = names.map((name) => read(stats, name));
  new SourceReader({ siteDir: folder, allow: [], named: [] }, stats).release();
  expect(names.map((name) => read(stats, name) === before.shift())).toEqual([false, false]);
});

describe('the stat cache of the development server', () => {
  const open = (now = later) => new StatCache({ keepsTexts: false, now });
  const guard = () => new FileGuard({ siteDir: folder, allow: [], named: [] });

  it('returns the same file object while the file is unchanged', () => {
    write('mars.md', 'red');
    const files = open();
    const first = read(files, 'mars.md');
    expect(text(files, 'mars.md')).toBe('red');
    expect(read(files, 'mars.md')).toBe(first);
    const named = files.readNamed(at('mars.md'), guard());
    expect(files.readNamed(at('mars.md'), guard())).toBe(named);
  });

  it.each(changes)('detects a changed file with %s', async (_, change) => {
    write('mars.md', 'red');
    utimesSync(at('mars.md'), 1000, 1000);
    const files = open();
    expect(text(files, 'mars.md')).toBe('red');
    await tick();
    change();
    expect(text(files, 'mars.md')).toBe(readFileSync(at('mars.md'), 'utf8'));
  });

  it('reads files again that were modified a moment ago', () => {
    const files = open(Date.now);
    for (const color of ['red', 'tan', 'sad', 'raw', 'fat']) {
      write('mars.md', color);
      utimesSync(at('mars.md'), 1000, 1000);
      expect(text(files, 'mars.md')).toBe(color);
    }
  });

  it('returns nothing for missing and deleted files', () => {
    const files = open();
    write('mars.md', 'red');
    expect(read(files, 'mars.md')).toBeDefined();
    for (const missing of ['venus.md', 'venus/moon.md', 'mars.md/moon.md', '.']) {
      expect(read(files, missing)).toBeUndefined();
    }
    rmSync(at('mars.md'));
    expect(read(files, 'mars.md')).toBeUndefined();
    write('mars.md', 'red');
    expect(text(files, 'mars.md')).toBe('red');
  });

  it('lists files that were changed or deleted since they were read', async () => {
    for (const name of ['mars.md', 'venus.md', 'moon.md', 'io.png', 'named.yml'])
      write(name, 'red');
    const files = open();
    for (const name of ['mars.md', 'venus.md', 'moon.md', 'io.png']) read(files, name)?.digest;
    files.readNamed(at('named.yml'), guard());
    const changed = () => files.changed(timeSlices());
    expect(await changed()).toEqual([]);
    await tick();
    for (const name of ['mars.md', 'io.png', 'named.yml']) write(name, 'tan');
    rmSync(at('moon.md'));
    write('venus.md', 'red');
    const expected = ['mars.md', 'moon.md', 'io.png', 'named.yml'].map(at);
    expect(await changed()).toEqual(expected);
  });
});
