import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../files/decode-text.js';
import { type ReadRefusal, RepositoryGuard } from './repository-guard.js';
import { type SourceRepository, sourceRepository } from './source-repository.js';

/** The files of the site to migrate. Paths are relative to its folder, with `/`; `../docs` is possible. */
export interface SourceFiles {
  /** Returns the paths of all files below a folder, sorted. */
  list(folder: string): readonly string[];
  /** Returns the text of a file; undefined if it does not exist. */
  text(file: string): string | undefined;
  has(file: string): boolean;
  /** Returns the existing files and folders that were asked for since the last call and may not be read. */
  takeRefused(): readonly RefusedFile[];
  readonly repository?: SourceRepository | undefined;
}

/** A file that the old site names and that may not be read. */
interface RefusedFile {
  readonly file: string;
  readonly reason: ReadRefusal;
}

/** Folders that hold neither pages nor settings. */
const skipped = /^(?:node_modules|\.git|\.docsgen|\.docusaurus|\.venv|__pycache__|\.cache)$/;

/**
 * Returns the files of a folder on disk, and those around it in its repository.
 * @param without absolute paths of files and folders that do not count, such as the new site
 */
export function diskFiles(root: string, without: readonly string[] = []): SourceFiles {
  const lists = new Map<string, readonly string[]>();
  const guard = new RepositoryGuard(root);
  let refused = new Map<string, ReadRefusal>();
  const mayRead = (full: string, file: string): boolean => {
    const reason = guard.refusal(full);
    if (reason !== undefined) refused.set(file, reason);
    return reason === undefined;
  };
  // The site does not name what only stands in a folder around it.
  const mayList = (file: string): boolean =>
    file.startsWith('../')
      ? guard.refusal(path.join(root, file)) === undefined
      : mayRead(path.join(root, file), file);
  const isLeftOut = (full: string): boolean =>
    without.some((one) => full === one || full.startsWith(one + path.sep));
  const isReadable = (file: string): boolean => {
    const full = path.join(root, file);
    return isFile(full) && !isLeftOut(full) && mayRead(full, file);
  };
  const walk = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isLeftOut(path.join(root, name))) return [];
      if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(name);
      const isFound = entry.isFile() ? mayList(name) : entry.isSymbolicLink() && isReadable(name);
      return isFound ? [name] : [];
    });
  return {
    repository: sourceRepository(guard.root, guard.site),
    list: (folder) => {
      const clean = normalPath(folder);
      const known = lists.get(clean);
      if (known) return known;
      const full = path.join(root, clean);
      const isListed = !isLeftOut(full) && isFolder(full) && mayRead(full, clean);
      const found = isListed ? walk(clean).toSorted() : [];
      lists.set(clean, found);
      return found;
    },
    text: (file) =>
      isReadable(file) ? decodeText(readFileSync(path.join(root, file))) : undefined,
    has: isReadable,
    takeRefused: () => {
      const taken = [...refused].map(([file, reason]) => ({ file, reason }));
      refused = new Map();
      return taken;
    },
  };
}

function isFile(full: string): boolean {
  // A path below a file is not an error: `mars.md/` is how links of addresses look.
  return existsSync(full) && statSync(full).isFile();
}

function isFolder(full: string): boolean {
  return existsSync(full) && statSync(full).isDirectory();
}

/** A file beside the folder of the site is in the new site: `../shared/static` is `shared/static`. */
export function withoutParents(file: string): string {
  return file.replace(/^(?:\.\.\/)+/, '');
}

/** `./docs/` → `docs`; the folder itself is empty. */
export function normalPath(file: string): string {
  const clean = path.posix.normalize(file).replace(/\/$/, '').replace(/^\/+/, '');
  return clean === '.' ? '' : clean;
}
