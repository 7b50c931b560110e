import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord, writeRecord } from '../files/record-file.js';
import { valueDigest } from '../files/sha256.js';
import type { CompiledConfig } from './compile.js';

interface CachedConfig {
  /** See {@link inputsKey}. */
  readonly key: string;
  readonly compiled: CompiledConfig;
}

/**
 * Returns the compiled configuration of an earlier command; undefined if an input has changed.
 * @param compiledConfigFile absolute path of the cache file
 */
export function findCachedConfig(
  compiledConfigFile: string,
  siteDir: string,
  configFile: string,
): CompiledConfig | undefined {
  const known = readRecord<CachedConfig>(compiledConfigFile);
  if (known === undefined) return undefined;
  const { key, compiled } = known;
  return key === inputsKey(compiled.inputs, siteDir, configFile) ? compiled : undefined;
}

/** Caches the compiled configuration. */
export function cacheCompiledConfig(
  compiledConfigFile: string,
  siteDir: string,
  configFile: string,
  compiled: CompiledConfig,
): void {
  const key = inputsKey(compiled.inputs, siteDir, configFile);
  writeRecord(compiledConfigFile, { key, compiled } satisfies CachedConfig);
}

function inputsKey(inputs: readonly string[], siteDir: string, configFile: string): string {
  const texts = inputs.map((name) => [name, fileText(path.resolve(siteDir, name)) ?? null]);
  return valueDigest([configFile, texts]);
}

function fileText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
