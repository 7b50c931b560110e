import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../assets/fingerprint.js';
import { diagnose } from '../diagnostics/index.js';
import { DiagnosticError } from '../model/index.js';
import { isSystemError } from './system-error.js';

export const markdownFile = /\.(md|markdown)$/i;

/** A file as it was when it was first asked for. */
export interface ReadFile {
  readonly contents: Uint8Array;
  /** SHA-256, hex; made when it is first asked for. */
  readonly digest: string;
}

/** Gives what files hold. */
export interface FileReader {
  /**
   * @param file absolute path; a link is read as the file that it leads to
   * @returns undefined where there is none, or a folder
   */
  read(file: string): ReadFile | undefined;
  /** As {@link sourcesBelow}. */
  below(folder: string): readonly Found[];
}

/**
 * Reads files, each once: whoever looks whether there is something to build sees what is then built. One file after
 * the other, as for small ones the system is done sooner than a promise is made.
 */
export class SourceFiles implements FileReader {
  readonly #files = new Map<string, ReadFile | undefined>();
  readonly #folders = new Map<string, readonly Found[]>();
  readonly #readMarkdown: FileReader['read'];

  /** @param readMarkdown reads a Markdown file; what it gives may be read when somebody asks what is in it */
  constructor(readMarkdown: FileReader['read'] = readIfThere) {
    this.#readMarkdown = readMarkdown;
  }

  read(file: string): ReadFile | undefined {
    const known = this.#files.get(file);
    if (known || this.#files.has(file)) return known;
    const found = markdownFile.test(file) ? this.#readMarkdown(file) : readIfThere(file);
    this.#files.set(file, found);
    return found;
  }

  /** As they were when somebody first asked. */
  below(folder: string): readonly Found[] {
    const known = this.#folders.get(folder) ?? sourcesBelow(folder);
    this.#folders.set(folder, known);
    return known;
  }

  /** Forgets all, which would be too much to hold as long as a large site is made. */
  release(): void {
    this.#files.clear();
    this.#folders.clear();
  }
}

/** Undefined where there is no such file. */
export function readIfThere(file: string): ReadFile | undefined {
  const contents = unlessMissing(() => readFileSync(file));
  if (!contents) return undefined;
  let known: string | undefined;
  return {
    contents,
    get digest() {
      known ??= digest(contents);
      return known;
    },
  };
}

/**
 * Undefined where a file is not there, or is a folder.
 *
 * @throws DiagnosticError where the system does not let docsgen read it
 */
export function unlessMissing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP')) return undefined;
    throw refusal(error);
  }
}

/** What lies in a folder, in an order that does not depend on the file system; nothing where there is none. */
export function entriesIn(folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw refusal(error);
  }
}

/** A file or a folder that lies somewhere below another folder. */
export interface Found {
  /** Relative to that folder, with `/`. */
  readonly name: string;
  /** Absolute path, always the same text: whoever asks for it by thousands is answered sooner. */
  readonly file: string;
  readonly isFolder: boolean;
}

/**
 * What lies below a folder, each folder before what is in it, in an order that does not depend on the file system.
 * Links are what they lead to, but for one to a folder that it lies in.
 */
export function sourcesBelow(folder: string): readonly Found[] {
  const found: Found[] = [];
  const walk = (below: string, linked: readonly string[]): void => {
    const within = below === '' ? folder : path.join(folder, below.slice(0, -1));
    for (const entry of entriesIn(within).filter(isSource)) {
      const name = below + entry.name;
      const target = entry.isSymbolicLink() ? linkedFolder(within, entry.name, linked) : undefined;
      const isFolder = entry.isDirectory() || target !== undefined;
      if (isFolder || entry.isFile() || entry.isSymbolicLink()) {
        found.push({ name, file: within + path.sep + entry.name, isFolder });
      }
      if (isFolder) walk(`${name}/`, target === undefined ? linked : [...linked, target]);
    }
  };
  walk('', [unlessMissing(() => realpathSync(folder)) ?? folder]);
  return found;
}

/**
 * Where a link to a folder leads. Undefined where it leads elsewhere, or back.
 *
 * @param linked where it all begins, and the folders that links have led into on the way to `within`
 */
function linkedFolder(within: string, name: string, linked: readonly string[]): string | undefined {
  const file = path.join(within, name);
  if (!unlessMissing(() => statSync(file))?.isDirectory()) return undefined;
  const target = realpathSync(file);
  const leadsBack = `${realpathSync(within)}${path.sep}`.startsWith(`${target}${path.sep}`);
  return leadsBack || linked.includes(target) ? undefined : target;
}

/** Hidden files are none of the site's. */
function isSource({ name }: Pick<Dirent, 'name'>): boolean {
  return !name.startsWith('.') || name === '.well-known';
}

/** What to throw for what the system does not allow; anything else is a fault of docsgen. */
function refusal(error: unknown): unknown {
  if (!isSystemError(error, 'EACCES', 'EPERM')) return error;
  const { path: file = '' } = error;
  return new DiagnosticError([
    diagnose('build/cannot-read', { file, problem: 'access is denied' }),
  ]);
}
