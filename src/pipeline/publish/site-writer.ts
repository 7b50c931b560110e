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
import { foldersAbove } from '../../files/folders-above.js';
import { isSystemError } from '../../files/index.js';
import type { OutputFile } from '../../files/output-file.js';
import { sha256 } from '../../files/sha256.js';
import { contentStamp } from '../file-state/stat-stamp.js';
import { outputPathProblem, parentFolder } from './output-path.js';
import { TargetFolder } from './target-folder.js';

/** State of a published file. */
export interface FileMark {
  /** SHA-256 of its contents. */
  readonly digest: string;
  /** See `OutputFile`. */
  readonly key?: string | undefined;
  readonly bytes: number;
  /** Changes if the file is edited; see {@link contentStamp}. */
  readonly stamp: string;
}

/** The folders of a publication. */
interface WriteFolders {
  /** Absolute path of the new site's folder. */
  readonly folder: string;
  /** Absolute path of the replaced site's folder, which may not exist. */
  readonly oldFolder: string;
  /** Known state of the old site's files by path. */
  readonly previousFiles: ReadonlyMap<string, FileMark>;
}

/**
 * Writes files of a site one by one. A file that is the same in the old site is linked instead.
 * Synchronous, because a system call for a small file is faster than a promise.
 */
export class SiteWriter {
  /** Written files by path. */
  readonly marks: Map<string, FileMark>;
  readonly #place: WriteFolders;
  readonly #target: TargetFolder;
  readonly #folders = new Set<string>();
  #canLink = true;

  /**
   * @param target existing contents of the folder, empty by default. If it is not empty, all paths
   * must have been checked.
   * @param marks receives the written files
   */
  constructor(
    place: WriteFolders,
    target = TargetFolder.empty(),
    marks = new Map<string, FileMark>(),
  ) {
    this.#place = place;
    this.#target = target;
    this.marks = marks;
  }

  /**
   * @throws DiagnosticError if the path is unsafe or already used; a system error if writing fails
   */
  write(file: OutputFile): void {
    const { path: name, key } = file;
    const known = this.#place.previousFiles.get(name);
    if (known && key !== undefined && known.key === key && this.#link(name, known)) return;
    const { contents } = file;
    const digest = sha256(contents);
    if (known?.digest === digest && this.#link(name, { ...known, key })) return;
    const target = this.#prepare(name);
    this.#target.keeps(name, undefined);
    const handle = taking(name, () => openSync(target, 'wx'));
    try {
      writeFileSync(handle, contents);
      const stats = fstatSync(handle);
      this.marks.set(name, { digest, key, bytes: stats.size, stamp: contentStamp(stats) });
    } finally {
      closeSync(handle);
    }
  }

  /**
   * Links a file of the old site.
   * @returns whether the file was there and unchanged
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
      // These errors concern one file; any other means that the file system has no hard links.
      if (!['EMLINK', 'ENOENT', 'ENOTDIR'].includes(error.code ?? '')) this.#canLink = false;
      return false;
    }
    // Checks after linking, because another publication may just have replaced the site.
    const stats = lstatSync(target);
    if (stats.isFile() && contentStamp(stats) === mark.stamp) {
      this.marks.set(file, mark);
      return true;
    }
    unlinkSync(target);
    return false;
  }

  /**
   * Creates the parent folders.
   * @returns path to write the file to
   */
  #prepare(file: string): string {
    const problem = outputPathProblem(file);
    if (problem !== undefined) refuse(file, problem);
    // Without `recursive`, which would create the root again after a signal handler has removed it.
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

/** Runs `make` to create a file; reports a file that already exists. */
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
