import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { CodeCache } from './code-cache.js';
import type * as program from './program.js';

type Program = typeof program & {
  /** Leaves what V8 has compiled in this process for the next one, unless there is something already. */
  keepCompiled(): void;
};

/** The bundle is one function, of what modules know of themselves: `scripts/bundle.mjs`. */
type Bundle = (
  module: { exports: typeof program },
  require: NodeJS.Require,
  url: string,
  importModule: (name: string) => Promise<unknown>,
) => void;

/**
 * Room for what is new, of which a build keeps most, grows to its full size in one step: on the way there V8 would
 * look through all of it a dozen times, and take for old what it has seen twice.
 */
const growth = '--semi-space-growth-factor=16';

/** Loads the bundled program, which lies beside the bundle of this file, as it was compiled before. */
export function loadProgram(): Program {
  // Before anything compiled is taken: V8 asks for the same flags.
  setFlagsFromString(growth);
  const url = new URL('program.cjs', import.meta.url);
  const file = fileURLToPath(url);
  const cache = new CodeCache(file, readBuildId());
  const cachedData = cache.read();
  // No path of this machine, as it would be part of what is kept. The bundle is ASCII: that is read fastest.
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: 'docsgen/lib/bundle/program.cjs',
    cachedData,
  });
  const module = { exports: {} as typeof program };
  const bundle: Bundle = script.runInThisContext();
  // Imports go through this module: V8 forgets what they are relative to when it takes compiled code.
  bundle(module, createRequire(url), url.href, (name) => import(name));
  const isKept = cachedData !== undefined && script.cachedDataRejected !== true;
  // A long build would have forgotten most of it at its end: V8 lets go of what has not run for a while.
  if (!isKept) setFlagsFromString('--no-flush-bytecode');
  const keepCompiled = (): void => {
    if (isKept) return;
    // V8 takes compiled code only under the flags it was made with.
    setFlagsFromString('--flush-bytecode');
    cache.write(() => script.createCachedData());
  };
  return { ...module.exports, keepCompiled };
}

/** Undefined where docsgen is being compiled. */
function readBuildId(): string | undefined {
  try {
    return readFileSync(new URL('../build-id', import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
}
