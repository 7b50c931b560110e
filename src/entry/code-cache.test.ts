import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodeCache } from './code-cache.js';

const source = '(function(){return 6*7})';
const compiled = () => new Script(source).createCachedData();

let folder: string;
let program: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docsgen-code-'));
  program = path.join(folder, 'program.cjs');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The one file that is kept. */
function kept(): string {
  const [name, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^program-[\da-f]+\.code$/);
  return path.join(folder, name ?? '');
}

describe('the cache of compiled code', () => {
  it('gives V8 what it has compiled', () => {
    const cache = new CodeCache(program, 'one');
    expect(cache.read()).toBeUndefined();
    cache.write(compiled);
    const cachedData = new CodeCache(program, 'one').read();
    const script = new Script(source, { cachedData });
    expect(script.cachedDataRejected).toBe(false);
    expect(script.runInThisContext()()).toBe(42);
  });

  it('is not that of another program of the same length', () => {
    new CodeCache(program, 'one').write(compiled);
    const other = new CodeCache(program, 'two');
    expect(other.read()).toBeUndefined();
    other.write(compiled);
    expect(other.read()).toBeDefined();
    kept();
  });

  it.each([0, 31, 32, 40, -1])('is not believed where byte %i is damaged', (at) => {
    const cache = new CodeCache(program, 'one');
    cache.write(compiled);
    const bytes = readFileSync(kept());
    const place = at < 0 ? bytes.length + at : at;
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(kept(), bytes);
    expect(cache.read()).toBeUndefined();
  });

  it.each([0, 20, 100])('is not believed where it was cut after %i bytes', (length) => {
    const cache = new CodeCache(program, 'one');
    cache.write(compiled);
    writeFileSync(kept(), readFileSync(kept()).subarray(0, length));
    expect(cache.read()).toBeUndefined();
  });

  it('leaves nothing behind where compiling fails', () => {
    const fail = () => {
      throw new Error('out of memory');
    };
    new CodeCache(program, 'one').write(fail);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('asks for no code where there is no place for it', () => {
    const nowhere = new CodeCache(path.join(folder, 'missing/program.cjs'), 'one');
    nowhere.write(() => expect.fail('compiled in vain'));
    expect(nowhere.read()).toBeUndefined();
  });

  it('keeps nothing of a program that cannot be told from others', () => {
    const cache = new CodeCache(program, undefined);
    cache.write(compiled);
    expect(readdirSync(folder)).toEqual([]);
  });
});
