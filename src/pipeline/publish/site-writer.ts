import { createHash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isSystemError } from '../../files/index.js';
import type { OutputFile } from '../../files/source-file.js';
import { stampOf } from './file-stamp.js';
import { foldersAbove, outputPathProblem, parentFolder } from './output-path.js';
import { TargetFolder } from './target-folder.js';

/** What is known of a published file. */
export interface FileMark {
  /** SHA-256 of its contents. */
  readonly digest: string;
  /** See `OutputFile`. */
  readonly key?: string | undefined;
  readonly bytes: number;
  /** Another one when somebody has changed the file since; see {@link stampOf}. */
  readonly stamp: string;
}

/** Where a site is written; plain data, so that workers can write there too. */
export interface WriteFolders {
  /** Absolute path of the new site's folder. */
  readonly folder: string;
  /** That of the site to be replaced, which need not exist. */
  readonly oldFolder: string;
  /** What is known of the old site's files, by their paths. */
  readonly known: ReadonlyMap<string, FileMark>;
}

/**
 * Writes files of a site one by one. A file that the old site has with the same contents is linked, not written.
 * Nothing is done in the background: for small files the system is done sooner than a promise is made.
 */
export class SiteWriter {
  /** What has been written, by path. */
  readonly marks: Map<string, FileMark>;
  readonly #place: WriteFolders;
  readonly #target: TargetFolder;
  readonly #folders = new Set<string>();
  #canLink = true;

  /**
   * @param ground what lies in the folder already; nothing, if nothing is said. Where there is something, all paths
   * have been checked.
   * @param marks takes note of what is written
   */
  constructor(
    place: WriteFolders,
    ground = TargetFolder.empty(),
    marks = new Map<string, FileMark>(),
  ) {
    this.#place = place;
    this.#target = ground;
    this.marks = marks;
  }

  /** @throws DiagnosticError where the path leads astray or is taken; a system error where writing fails */
  write(file: OutputFile): void {
    const { path: name, key } = file;
    const known = this.#place.known.get(name);
    if (known && key !== undefined && known.key === key && this.#link(name, known)) return;
    const { contents } = file;
    const digest = createHash('sha256').update(contents).digest('base64url');
    if (known?.digest === digest && this.#link(name, { ...known, key })) return;
    const target = this.#prepare(name);
    this.#target.keeps(name, undefined);
    const handle = taking(name, () => openSync(target, 'wx'));
    try {
      writeFileSync(handle, contents);
      const stats = fstatSync(handle);
      this.marks.set(name, { digest, key, bytes: stats.size, stamp: stampOf(stats) });
    } finally {
      closeSync(handle);
    }
  }

  /** Takes over what is known of the old site; what is not as it was left stays away. */
  linkKnown(files: Iterable<string>): void {
    for (const file of files) {
      const mark = this.#place.known.get(file);
      if (mark) this.#link(file, mark);
    }
  }

  /**
   * Takes a file over from the old site.
   *
   * @returns whether it was there as it was left
   */
  #link(file: string, mark: FileMark): boolean {
    if (this.#target.keeps(file, mark.stamp)) {
      this.marks.set(file, mark);
      return true;
    }
    const target = this.#prepare(file);
    if (!this.#canLink) return false;
    try {
      taking(file, () => linkSync(path.join(this.#place.oldFolder, file), target));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      // A file system without links, or one of the few files with too many of them.
      if (!['EMLINK', 'ENOENT', 'ENOTDIR'].includes(error.code ?? '')) this.#canLink = false;
      return false;
    }
    // Afterwards: another publication may just have put another site there.
    const stats = lstatSync(target);
    if (stats.isFile() && stampOf(stats) === mark.stamp) {
      this.marks.set(file, mark);
      return true;
    }
    unlinkSync(target);
    return false;
  }

  /** @returns where the file goes; the folders above it are there */
  #prepare(file: string): string {
    const problem = outputPathProblem(file);
    if (problem !== undefined) refuse(file, problem);
    // Never with `recursive`, which would make all of it anew when a signal has just had it removed.
    const own = parentFolder(file);
    if (own !== '' && !this.#folders.has(own)) {
      for (const folder of foldersAbove(file)) if (!this.#folders.has(folder)) this.#make(folder);
    }
    return `${this.#place.folder}/${file}`;
  }

  #make(folder: string): void {
    this.#folders.add(folder);
    if (this.#target.hasFolder(folder)) return;
    const target = path.join(this.#place.folder, folder);
    try {
      mkdirSync(target);
    } catch (error) {
      if (!isSystemError(error, 'EEXIST', 'ENOTDIR')) throw error;
      const isFolder = lstatSync(target, { throwIfNoEntry: false })?.isDirectory();
      if (!isFolder) refuse(folder, 'another file has it as its folder');
    }
  }
}

/** Runs what makes a file, where there must be none yet. */
function taking<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) refuse(file, 'another file has the same path');
    throw error;
  }
}

function refuse(file: string, problem: string): never {
  throw new DiagnosticError([diagnose('build/output-path', { path: file, problem })]);
}
