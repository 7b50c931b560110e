import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledConfig } from './compile.js';

/**
 * The compiled configuration that an earlier command has kept, if nothing that went into it has changed.
 *
 * @param keptIn absolute path of the file it is kept in
 */
export function findCachedConfig(
  keptIn: string,
  siteDir: string,
  configFile: string,
): CompiledConfig | undefined {
  const [digest, json] = fileText(keptIn)?.split('\n', 2) ?? [];
  // Whatever has befallen the file: what is not whole is compiled anew.
  if (json === undefined || sha256(json) !== digest) return undefined;
  const { key, compiled }: { key: string; compiled: CompiledConfig } = JSON.parse(json);
  return key === inputsKey(compiled.inputs, siteDir, configFile) ? compiled : undefined;
}

/** Keeps it for the next command. A folder that cannot be written costs time and nothing else. */
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
