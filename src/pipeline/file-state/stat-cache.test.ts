import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../../files/sha256.js';
import type { ReadFile } from './source-files.js';
import { StatCache } from './stat-cache.js';

let folder: string;
const at = (name: string): string => path.join(folder, name);
const record = () => at('sources.json');
/** Reads some time after the last write. */
const openCache = (): StatCache => new StatCache(folder, record(), () => Date.now() + 60_000);

const readAs = (from: StatCache, name: string): ReadFile | undefined => {
  const read = from.read(at(name));
  return read && 'contents' in read ? read : undefined;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docsgen-stat-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the stat cache', () => {
  it('reads a file only when its contents are needed', () => {
    writeFileSync(at('mars.md'), 'red');
    const first = openCache();
    expect(readAs(first, 'mars.md')?.digest).toBe(sha256('red'));
    first.keep();
    // The digest comes from the record until the file is read.
    const noted = readFileSync(record(), 'utf8');
    const file = readAs(openCache(), 'mars.md');
    expect(file?.digest).toBe(sha256('red'));
    writeFileSync(at('mars.md'), 'rust');
    expect(file?.digest).toBe(sha256('red'));
    expect(String(Buffer.from(file?.contents ?? []))).toBe('rust');
    expect(file?.digest).toBe(sha256('rust'));
    expect(readFileSync(record(), 'utf8')).toBe(noted);
  });

  it.each([
    ['another length', () => writeFileSync(at('mars.md'), 'rust')],
    ['the same length and time', rewritten],
  ])('detects a changed file with %s', async (_, change) => {
    writeFileSync(at('mars.md'), 'red');
    utimesSync(at('mars.md'), 1000, 1000);
    const first = openCache();
    first.read(at('mars.md'));
    first.keep();
    // Exceeds the resolution of the file system clock.
    await new Promise((resolve) => setTimeout(resolve, 50));
    change();
    const now = readFileSync(at('mars.md'));
    expect(readAs(openCache(), 'mars.md')?.digest).toBe(sha256(now));
  });

  it('does not record files that were modified a moment ago', () => {
    writeFileSync(at('mars.md'), 'red');
    const first = new StatCache(folder, record());
    first.read(at('mars.md'));
    first.keep();
    expect(readdirSync(folder)).not.toContain('sources.json');
  });

  it('returns nothing for a deleted file', () => {
    writeFileSync(at('mars.md'), 'red');
    const first = openCache();
    first.read(at('mars.md'));
    first.keep();
    rmSync(at('mars.md'));
    expect(readAs(openCache(), 'mars.md')).toBeUndefined();
  });
});

function rewritten(): void {
  writeFileSync(at('mars.md'), 'rot');
  utimesSync(at('mars.md'), 1000, 1000);
}
