import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The value that {@link keepRecord} has written; undefined where the file is not there or not whole. */
export function findRecord<T>(file: string): T | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return hash('sha256', json) === text.slice(0, end) ? (JSON.parse(json) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value in one step. A folder that cannot be written costs time and nothing else. */
export function keepRecord(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  const fresh = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(fresh, `${hash('sha256', json)}\n${json}`);
    renameSync(fresh, file);
  } catch {
    try {
      rmSync(fresh, { force: true });
    } catch {
      // It was never there.
    }
  }
}
