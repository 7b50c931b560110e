import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The SHA-256 of every file below a folder, including hidden files; empty if the folder does not exist. */
export function treeDigest(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const walk = (name: string): void => {
    for (const entry of readdirSync(path.join(folder, name), { withFileTypes: true })) {
      const file = path.join(name, entry.name);
      if (entry.isDirectory()) walk(file);
      else files.set(file, digestOf(readFileSync(path.join(folder, file))));
    }
  };
  try {
    walk('');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Paths of the files that differ between two folders or are missing in one. */
export function differences(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
}

function digestOf(contents: Uint8Array): string {
  return createHash('sha256').update(contents).digest('base64url');
}
