import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { compileInto } from './compile.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute path of `bin/docsgen.js`, compiled as installed. */
    readonly program: string;
  }
}

/** Compiles docsgen once for all tests that run it in child processes. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-program-')));
  project.provide('program', await compileInto(root));
  return () => rm(root, { recursive: true });
}
