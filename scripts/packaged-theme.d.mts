import type { CompiledTheme } from '../src/pipeline/theme/index.js';

export declare function writePackagedTheme(
  lib: string,
  theme: CompiledTheme,
  sources: Readonly<Record<string, string>>,
): Promise<void>;
