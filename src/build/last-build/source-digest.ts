import { createHash, type Hash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * SHA-256 over names and contents of files and folders, with all that is in them. What does not exist counts, too.
 * One file after the other: for small files the system is done sooner than a promise is made.
 *
 * @param names relative to `siteDir`; hidden files in folders are no sources
 */
export function digestSources(siteDir: string, names: readonly string[]): string {
  const all = createHash('sha256');
  for (const name of names.toSorted()) addPath(all, path.resolve(siteDir, name), name);
  return all.digest('base64url');
}

function addPath(all: Hash, file: string, name: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) addFolder(all, file, name);
  else if (stats?.isFile()) addFile(all, file, name);
  else all.update(`nothing ${name}\0`);
}

function addFolder(all: Hash, folder: string, name: string): void {
  all.update(`folder ${name}\0`);
  const entries = readdirSync(folder, { withFileTypes: true }).filter(isSource);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) addFolder(all, file, `${name}/${entry.name}`);
    else if (entry.isFile()) addFile(all, file, `${name}/${entry.name}`);
    // A link to a file is read as that file; one to a folder is not followed.
    else if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
      addFile(all, file, `${name}/${entry.name}`);
    }
  }
}

function addFile(all: Hash, file: string, name: string): void {
  const contents = readFileSync(file);
  all.update(`file ${name}\0${contents.byteLength}\0`).update(contents);
}

function isSource({ name }: Dirent): boolean {
  return !name.startsWith('.') || name === '.well-known';
}
