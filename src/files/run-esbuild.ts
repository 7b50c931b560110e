import type * as esbuild from 'esbuild';

/** Runs esbuild. Loads it only when it is called, because most builds compile nothing. */
export const runEsbuild: typeof esbuild.build = async (options) =>
  (await import('esbuild')).build(options);
