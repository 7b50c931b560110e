import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const newline = 10;

/** The value that {@link writeRecord} has written; undefined where the file is not there or not whole. */
export function readRecord<T>(file: string): T | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf(newline);
    // Of some megabytes: neither copied nor encoded again.
    const json = bytes.subarray(end + 1);
    const isWhole = hash('sha256', json) === bytes.toString('latin1', 0, end);
    return isWhole ? (JSON.parse(json.toString()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value in one step. A folder that cannot be written costs time and nothing else. */
export function writeRecord(file: string, value: unknown): void {
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
