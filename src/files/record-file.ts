import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './sha256.js';

const newline = 10;

/**
 * Returns the value that {@link writeRecord} has written; undefined if the file is missing or
 * damaged.
 */
export function readRecord<T>(file: string): T | undefined {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf(newline);
    // A view instead of a copy, because the record has several megabytes.
    const json = bytes.subarray(end + 1);
    const isWhole = sha256(json) === bytes.toString('latin1', 0, end);
    return isWhole ? (JSON.parse(json.toString()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a value atomically. Failures are ignored, because the record only saves time. */
export function writeRecord(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  const fresh = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(fresh, `${sha256(json)}\n${json}`);
    renameSync(fresh, file);
  } catch {
    try {
      rmSync(fresh, { force: true });
    } catch {
      // The temporary file was never created.
    }
  }
}
