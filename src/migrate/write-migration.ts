import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { isInside } from '../files/index.js';
import type { MigratedFile } from './migrated-file.js';
import { RepositoryGuard } from './repository-guard.js';

export interface WriteOptions {
  /** Absolute path of the old site. */
  readonly from: string;
  /** Absolute path of the new site; may be the same. */
  readonly to: string;
  /** Whether files with another text are overwritten. */
  readonly force: boolean;
}

/** Number of files written, and a finding for each that was kept. */
export interface WriteResult {
  readonly fileCount: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes the files of a migration. Files that exist with other bytes are kept, unless they or `force` say otherwise.
 * Nothing is written through a symbolic link that leads out of the new site, and nothing is copied that may not be read.
 */
export function writeMigration(
  files: readonly MigratedFile[],
  { from, to, force }: WriteOptions,
): WriteResult {
  const diagnostics: Diagnostic[] = [];
  const guard = new RepositoryGuard(from);
  let fileCount = 0;
  for (const file of files) {
    const target = path.join(to, file.path);
    const source = 'copyOf' in file ? path.join(from, file.copyOf) : undefined;
    if (source === target) continue;
    if (!isBelow(to, target)) {
      diagnostics.push(diagnose('migrate/outside-site', { file: file.path }));
      continue;
    }
    const reason = source === undefined ? undefined : guard.refusal(source);
    if (reason !== undefined) {
      diagnostics.push(diagnose('migrate/refused-file', { file: file.path, reason }));
      continue;
    }
    const contents =
      source === undefined ? Buffer.from('text' in file ? file.text : '') : readFileSync(source);
    if (existsSync(target)) {
      if (readFileSync(target).equals(contents)) continue;
      if (!force && !('overwrites' in file && file.overwrites)) {
        const place = { file: file.path, start: { line: 1, column: 1, offset: 0 } };
        diagnostics.push(diagnose('migrate/file-exists', { file: file.path }, { place }));
        continue;
      }
    }
    mkdirSync(path.dirname(target), { recursive: true });
    if (source === undefined) writeFileSync(target, contents);
    else copyFileSync(source, target);
    fileCount += 1;
  }
  return { fileCount, diagnostics };
}

/** Whether a file, which need not exist, is below a folder by its real path, too. */
function isBelow(folder: string, file: string): boolean {
  if (!isInside(file, folder)) return false;
  let existing = file;
  while (existing !== folder && !existsSync(existing)) {
    // A link that leads nowhere: what it names would be created.
    if (lstatSync(existing, { throwIfNoEntry: false })) return false;
    existing = path.dirname(existing);
  }
  return (
    !existsSync(folder) || isInside(realpathSync.native(existing), realpathSync.native(folder))
  );
}
