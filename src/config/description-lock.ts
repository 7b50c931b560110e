import * as z from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../files/source-file.js';
import type { Locate } from './validate.js';
import { checkYaml } from './yaml-file.js';

/** Folder of pulled files, relative to the site's folder. */
export const pulledFolder = 'openapi/pulled';

/** The lock file: what `docsgen pull` fetched. */
export const lockFile = `${pulledFolder}/lock.json`;

const lockedFile = z.strictObject({
  file: z
    .string()
    .refine(
      (file) => file.startsWith(`${pulledFolder}/`) && !file.split('/').includes('..'),
      `expected a file below ${pulledFolder}`,
    ),
  sha256: z.string().regex(/^[\da-f]{64}$/, 'expected 64 hexadecimal digits'),
  pulled: z.string(),
  etag: z.string().optional(),
  /** Where redirects led, if relative references resolve differently from there. */
  location: z.string().optional(),
});

const lockSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(z.string(), lockedFile),
});

/** A pulled file: its path, the digest of its bytes with line feeds, when it last changed, its ETag and its location. */
export type LockedFile = z.output<typeof lockedFile>;

/** Pulled files by their URL. */
export type LockedFiles = Readonly<Record<string, LockedFile>>;

export interface ParsedLock {
  readonly files: LockedFiles;
  readonly locate: Locate;
}

/** Parses the lock file; a damaged one counts as empty. */
export function parseLockFile(file: SourceFile): Outcome<ParsedLock> {
  const { value, diagnostics, locate } = checkYaml(file, lockSchema);
  return { value: { files: value?.files ?? {}, locate }, diagnostics };
}

/** Prints a lock file in a stable order, so that its changes can be reviewed. */
export function printLockFile(files: LockedFiles): string {
  const entries = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version: 1, files: Object.fromEntries(entries) }, null, 2)}\n`;
}
