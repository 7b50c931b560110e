import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from '../files/decode-text.js';
import { findAbove } from '../files/find-above.js';
import { isInside } from '../files/index.js';

/** The files of the site to migrate. Paths are relative to its folder, with `/`; `../docs` is possible. */
export interface SourceFiles {
  /** Returns the paths of all files below a folder, sorted. */
  list(folder: string): readonly string[];
  /** Returns the text of a file; undefined if it does not exist. */
  text(file: string): string | undefined;
  has(file: string): boolean;
}

/** Folders that hold neither pages nor settings. */
const skipped = /^(?:node_modules|\.git|\.docsgen|\.docusaurus|\.venv|__pycache__|\.cache)$/;

/**
 * Returns the files of a folder on disk.
 * @param without absolute paths of files and folders that do not count, such as the new site
 */
export function diskFiles(root: string, without: readonly string[] = []): SourceFiles {
  const lists = new Map<string, readonly string[]>();
  const walk = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (without.includes(path.join(root, name))) return [];
      if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(name);
      const isPage = entry.isFile() || (entry.isSymbolicLink() && linksInside(root, name));
      return isPage ? [name] : [];
    });
  return {
    list: (folder) => {
      const clean = normalPath(folder);
      const known = lists.get(clean);
      if (known) return known;
      const found = existsSync(path.join(root, clean)) ? walk(clean).toSorted() : [];
      lists.set(clean, found);
      return found;
    },
    text: (file) => {
      const full = path.join(root, file);
      return isFile(full) ? decodeText(readFileSync(full)) : undefined;
    },
    has: (file) => isFile(path.join(root, file)),
  };
}

/** Whether a symbolic link leads to a file of the site or of the repository around it: `docs/index.md` to `README.md`. */
function linksInside(root: string, name: string): boolean {
  const link = path.join(root, name);
  if (!isFile(link)) return false;
  const target = realpathSync(link);
  return isInside(target, realpathSync(repositoryAround(root)));
}

function repositoryAround(root: string): string {
  const entry = findAbove(path.resolve(root), '.git');
  return entry === undefined ? root : path.dirname(entry);
}

function isFile(full: string): boolean {
  // A path below a file is no error: `mars.md/` is how links of addresses look.
  return existsSync(full) && statSync(full).isFile();
}

/** Returns files in memory, by path. */
export function memoryFiles(texts: Readonly<Record<string, string>>): SourceFiles {
  const paths = Object.keys(texts).toSorted();
  return {
    list: (folder) => {
      const clean = normalPath(folder);
      return clean === '' ? paths : paths.filter((file) => file.startsWith(`${clean}/`));
    },
    text: (file) => texts[normalPath(file)],
    has: (file) => normalPath(file) in texts,
  };
}

/** `./docs/` → `docs`; the folder itself is empty. */
export function normalPath(file: string): string {
  const clean = path.posix.normalize(file).replace(/\/$/, '').replace(/^\/+/, '');
  return clean === '.' ? '' : clean;
}
