import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type CachedCompilation,
  type CompilationStore,
  compileWithCache,
} from './cached-compilation.js';

class MemoryStore implements CompilationStore<string> {
  #kept: { key: string; value: CachedCompilation<string> } | undefined;

  find(): { key: string; value: CachedCompilation<string> } | undefined {
    return this.#kept;
  }

  keep(_: string, kept: { key: string; value: CachedCompilation<string> }): void {
    this.#kept = kept;
  }
}

test('compiles a file again that was saved while it was compiled', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'docsgen-compilation-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const file = path.join(siteDir, 'Footer.tsx');
  const site = { siteDir, baseUrl: '/', staticDirs: [] };
  const store = new MemoryStore();
  const compile = (meanwhile?: string) =>
    compileWithCache([], site, store, async () => {
      const value = readFileSync(file, 'utf8');
      if (meanwhile !== undefined) writeFileSync(file, meanwhile);
      return { value, inputs: [file] };
    });
  writeFileSync(file, 'first');
  expect((await compile('second')).value).toBe('first');
  expect((await compile()).value).toBe('second');
});

test('compiles again with a file that appeared in the theme during a compilation', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'docsgen-compilation-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const file = path.join(siteDir, 'theme/slots/TocTop.tsx');
  mkdirSync(path.dirname(file), { recursive: true });
  const store = new MemoryStore();
  const compile = () =>
    compileWithCache([], { siteDir, baseUrl: '/', staticDirs: [] }, store, async () => {
      const value = existsSync(file) ? 'with it' : 'without it';
      writeFileSync(file, 'slot');
      return { value, inputs: [] };
    });
  expect((await compile()).value).toBe('without it');
  expect((await compile()).value).toBe('with it');
});
