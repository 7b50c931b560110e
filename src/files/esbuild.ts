import type * as esbuild from 'esbuild';

/** esbuild's `build`. It loads esbuild when it is called, because most builds compile nothing. */
export const build: typeof esbuild.build = async (options) =>
  (await import('esbuild')).build(options);
