import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that defines a block. */
export interface BlockFile {
  /** `price-table`, from `PriceTable.tsx` or `price-table.tsx`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** Absolute path of another file that gives a block of the same folder this name. */
  readonly twin?: string | undefined;
}

/** Returns the folders of blocks, the strongest first: that of the site, then those that it extends. */
export function blockFolders(
  siteDir: string,
  extendedDirs: readonly string[] = [],
): readonly string[] {
  return [siteDir, ...extendedDirs].map((dir) => path.join(dir, 'blocks'));
}

/**
 * Returns the files that define blocks, by name. A block of the site replaces one of a folder that it extends. Names
 * that begin with an underscore are modules that blocks share.
 */
export function blockFiles(folders: readonly string[]): readonly BlockFile[] {
  const all = folders.filter(existsSync).flatMap((folder) =>
    distinct([
      ...filesIn(folder),
      // Subfolders also contain parts of blocks, which are components like the blocks.
      ...subfolders(folder)
        .flatMap(filesIn)
        .filter(({ file }) => /\bdefineBlock\b/.test(readFileSync(file, 'utf8'))),
    ]),
  );
  return [...new Map(all.toReversed().map((one) => [one.name, one])).values()].toReversed();
}

function distinct(files: readonly BlockFile[]): readonly BlockFile[] {
  return files.flatMap((one) => {
    const [first, second] = files.filter(({ name }) => name === one.name);
    return one === first ? [{ ...one, twin: second?.file }] : [];
  });
}

function filesIn(folder: string): readonly BlockFile[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((entry): BlockFile[] => {
      const [, stem] = /^([A-Za-z][\w-]*)\.[jt]sx?$/.exec(entry) ?? [];
      return stem === undefined ? [] : [{ name: kebabCase(stem), file: path.join(folder, entry) }];
    });
}

/** Returns the folders below a folder, except those whose names begin with an underscore. */
function subfolders(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Za-z]/.test(entry.name))
    .map(({ name }) => path.join(folder, name))
    .toSorted()
    .flatMap((below) => [below, ...subfolders(below)]);
}

function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}
