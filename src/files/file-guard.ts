import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import type { FileAccess } from './file-access.js';
import { isInside } from './is-inside.js';
import { privateNameProblem } from './private-names.js';
import { kindProblem, maxFileBytes, readRegularFile } from './regular-file.js';
import { isSystemError, systemProblem } from './system-problem.js';

/** Why docsgen refuses to read an existing file. */
export interface FileRefusal {
  readonly reason: 'outside' | 'private' | 'unreadable';
  /** Its position is the file itself; callers that know the referring source replace it. */
  readonly diagnostic: Diagnostic;
}

/** Maximum size of text and configuration files in bytes. */
export const maxTextBytes = 32 * 1024 * 1024;

export function isRefusal(value: object | undefined): value is FileRefusal {
  return value !== undefined && 'reason' in value && 'diagnostic' in value;
}

/**
 * Decides which files a site may read: regular files in the site's folder and in configured paths,
 * judged by their real paths, except those whose names suggest secrets.
 */
export class FileGuard {
  readonly #siteDir: string;
  /** Real paths of the readable files and folders. */
  readonly #roots: readonly string[];

  constructor({ siteDir, allow, named }: FileAccess) {
    this.#siteDir = siteDir;
    const site = realOrWritten(siteDir);
    this.#roots = [
      site,
      ...allow.map(realOrWritten),
      ...named.map((one) => namedRoot(one, siteDir)),
    ];
  }

  /**
   * Checks a file or folder by its location only.
   * @param file absolute path as found or written
   * @param real its real path
   */
  check(file: string, real: string): FileRefusal | undefined {
    const inside = this.#roots.filter((root) => isInside(real, root));
    if (inside.length === 0) return this.#outside(file, real);
    let problem: string | undefined;
    for (const root of inside) {
      const names = path.relative(root, real).split(path.sep);
      problem = names.map(privateNameProblem).find((one) => one !== undefined);
      if (problem === undefined) return undefined;
    }
    return this.#refuse('private', file, 'files/private-name', {
      file: this.#sitePath(real),
      problem: problem ?? '',
    });
  }

  /**
   * Reads a file by a path from a document or the configuration.
   * @param file absolute path
   * @returns undefined if the file does not exist
   */
  read(file: string, maxBytes = maxFileBytes): Uint8Array | FileRefusal | undefined {
    // No file has such a name, and Node.js throws another error than for missing files.
    if (file.includes('\0')) return undefined;
    try {
      const real = realpathSync.native(file);
      const refused = this.check(file, real);
      if (refused) return refused;
      const seen = lstatSync(real);
      const problem = seen.isDirectory() ? 'it is a folder, not a file' : kindProblem(seen);
      if (problem !== undefined) return this.unreadable(file, problem);
      // Checks again after opening: a symbolic link may have replaced the file or a parent folder
      // (TOCTOU).
      const contents = readRegularFile(real, maxBytes, ({ dev, ino }) => {
        const now = lstatSync(real);
        return realpathSync.native(real) === real && now.dev === dev && now.ino === ino;
      });
      return contents && 'problem' in contents ? this.unreadable(file, contents.problem) : contents;
    } catch (error) {
      return this.#failed(file, error);
    }
  }

  /** Returns the refusal of a file because of its type or a system error. */
  unreadable(file: string, problem: string): FileRefusal {
    const args = { file: this.#sitePath(file), problem };
    return this.#refuse('unreadable', file, 'build/cannot-read', args);
  }

  #failed(file: string, error: unknown): FileRefusal | undefined {
    if (!isSystemError(error)) throw error;
    if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP')) {
      const isElsewhere = !this.#roots.some((root) => isInside(file, root));
      const isBesideSite = !isInside(file, this.#siteDir);
      return isElsewhere && isBesideSite ? this.#outside(file, file) : undefined;
    }
    return this.unreadable(file, systemProblem(error));
  }

  #outside(file: string, real: string): FileRefusal {
    const args = { file: this.#sitePath(file), target: real === file ? undefined : real };
    return this.#refuse('outside', file, 'files/outside-site', args);
  }

  #refuse<C extends 'files/outside-site' | 'files/private-name' | 'build/cannot-read'>(
    reason: FileRefusal['reason'],
    file: string,
    code: C,
    args: Parameters<typeof diagnose<C>>[1],
  ): FileRefusal {
    const place = startOfFile(this.#sitePath(file));
    return { reason, diagnostic: diagnose(code, args, { place }) };
  }

  #sitePath(file: string): string {
    const name = sitePath(this.#siteDir, file);
    return name === '' ? '.' : name;
  }
}

function realOrWritten(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}

/**
 * Resolves links only in folders that also contain the site, because contributors could replace the
 * other ones by links.
 */
function namedRoot(file: string, siteDir: string): string {
  let common = siteDir;
  while (!isInside(file, common)) common = path.dirname(common);
  return path.join(realOrWritten(common), path.relative(common, file));
}
