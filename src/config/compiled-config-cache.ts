import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledConfig } from './compile.js';

/**
 * Returns the compiled configuration of an earlier command; undefined if an input has changed.
 * @param keptIn absolute path of the cache file
 */
export function findCachedConfig(
  keptIn: string,
  siteDir: string,
  configFile: string,
): CompiledConfig | undefined {
  const [digest, json] = fileText(keptIn)?.split('\n', 2) ?? [];
  // A damaged cache file counts as missing.
  if (json === undefined || sha256(json) !== digest) return undefined;
  const { key, compiled }: { key: string; compiled: CompiledConfig } = JSON.parse(json);
  return key === inputsKey(compiled.inputs, siteDir, configFile) ? compiled : undefined;
}

/**
 * Caches the compiled configuration. Write errors are ignored, because the cache only saves time.
 */
export function cacheCompiledConfig(
  keptIn: string,
  siteDir: string,
  configFile: string,
  compiled: CompiledConfig,
): void {
  const json = JSON.stringify({ key: inputsKey(compiled.inputs, siteDir, configFile), compiled });
  const fresh = `${keptIn}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(keptIn), { recursive: true });
    writeFileSync(fresh, `${sha256(json)}\n${json}\n`);
    renameSync(fresh, keptIn);
  } catch {
    if (existsSync(fresh)) rmSync(fresh);
  }
}

function inputsKey(inputs: readonly string[], siteDir: string, configFile: string): string {
  const texts = inputs.map((name) => [name, fileText(path.resolve(siteDir, name)) ?? null]);
  return sha256(JSON.stringify([configFile, texts]));
}

function fileText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
