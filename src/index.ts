import type { UserConfig } from './config/index.js';

export type { UserConfig } from './config/index.js';
export type { Diagnostic, Place } from './diagnostics/diagnostic.js';

/** Gives an editor the types of `docsgen.config.ts`. Returns what it is given. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
