import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import type { FileAccess } from './file-access.js';
import { isInside } from './inside.js';
import { privateNameProblem } from './private-names.js';
import { kindProblem, maxFileBytes, readRegularFile } from './regular-file.js';
import { isSystemError, systemProblem } from './system-problem.js';

/** Why docsgen does not read a file that is there. */
export interface FileRefusal {
  readonly reason: 'outside' | 'private' | 'unreadable';
  /** Its place is the file itself; callers that know where a text names the file say so instead. */
  readonly diagnostic: Diagnostic;
}

/** A text or a configuration that is larger is a mistake. */
export const maxTextBytes = 32 * 1024 * 1024;

export function isRefusal(value: object | undefined): value is FileRefusal {
  return value !== undefined && 'reason' in value && 'diagnostic' in value;
}

/**
 * Decides which files a site may be made from: regular files of the site's folder and of what the configuration
 * allows, judged by their real paths, and none whose names suggest secrets.
 */
export class FileGuard {
  readonly #siteDir: string;
  /** Real paths of the files and folders that may be read. */
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
   * Judges a file or folder by its place alone.
   *
   * @param file absolute path, as it was found or written
   * @param real where it really is
   */
  judge(file: string, real: string): FileRefusal | undefined {
    const inside = this.#roots.filter((root) => isInside(real, root));
    if (inside.length === 0) return this.#outside(file, real);
    let problem: string | undefined;
    for (const root of inside) {
      const names = path.relative(root, real).split(path.sep);
      problem = names.map(privateNameProblem).find((one) => one !== undefined);
      if (problem === undefined) return undefined;
    }
    return this.#refuse('private', file, 'files/private-name', {
      file: this.#nameOf(real),
      problem: problem ?? '',
    });
  }

  /**
   * Reads a file by any path, as texts and the configuration name them.
   *
   * @param file absolute path
   * @returns undefined where there is no such file
   */
  read(file: string, maxBytes = maxFileBytes): Uint8Array | FileRefusal | undefined {
    // No file system has such names; Node throws something else than for missing files.
    if (file.includes('\0')) return undefined;
    try {
      const real = realpathSync.native(file);
      const refused = this.judge(file, real);
      if (refused) return refused;
      const seen = lstatSync(real);
      const problem = seen.isDirectory() ? 'it is a folder, not a file' : kindProblem(seen);
      if (problem !== undefined) return this.unreadable(file, problem);
      // Somebody may put a link in its place, or in that of a folder above, at any moment.
      const contents = readRegularFile(real, maxBytes, ({ dev, ino }) => {
        const now = lstatSync(real);
        return realpathSync.native(real) === real && now.dev === dev && now.ino === ino;
      });
      return contents && 'problem' in contents ? this.unreadable(file, contents.problem) : contents;
    } catch (error) {
      return this.#failed(file, error);
    }
  }

  /** Says that docsgen does not read a file because of what it is. */
  unreadable(file: string, problem: string): FileRefusal {
    const args = { file: this.#nameOf(file), problem };
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
    const args = { file: this.#nameOf(file), target: real === file ? undefined : real };
    return this.#refuse('outside', file, 'files/outside-site', args);
  }

  #refuse<C extends 'files/outside-site' | 'files/private-name' | 'build/cannot-read'>(
    reason: FileRefusal['reason'],
    file: string,
    code: C,
    args: Parameters<typeof diagnose<C>>[1],
  ): FileRefusal {
    const place = { file: this.#nameOf(file), start: { line: 1, column: 1, offset: 0 } };
    return { reason, diagnostic: diagnose(code, args, { place }) };
  }

  #nameOf(file: string): string {
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

/** Only what contains the site as well may be reached through links: contributors could replace the rest by one. */
function namedRoot(file: string, siteDir: string): string {
  let common = siteDir;
  while (!isInside(file, common)) common = path.dirname(common);
  return path.join(realOrWritten(common), path.relative(common, file));
}
