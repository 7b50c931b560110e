import { startOfFile } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import { isConfigFile } from './config/config-files.js';
import type { Migration } from './migrate.js';
import type { MigratedFile } from './migrated-file.js';
import { isReservedPath } from './reserved-paths.js';
import type { SourceFiles } from './source-files.js';

/** Folders in which docsgen reads files, by those that it reads. */
const folders = new Map<string, RegExp>([
  ['content', /\.(?:mdx?|tsx)$/],
  ...['theme', 'blocks', 'tags', 'icons', 'plugins'].map((name) => [name, /./] as const),
]);

/** Folders whose names and purpose Docusaurus shares. */
const sharedFolders = ['versioned_docs', 'versioned_sidebars', 'i18n'];

/**
 * Returns the migration into the folder of the old site, where files of that site stay: those at the places of new
 * ones, and others that docsgen reads. They are part of the trial, unless docsgen would run them.
 *
 * @param files of the old site
 */
export function keepOldFiles(migration: Migration, files: SourceFiles, force: boolean): Migration {
  const migrated = migration.files.map((file): MigratedFile => {
    const isKept = !force && 'text' in file && files.has(file.path) && !isConfigFile(file.path);
    return isKept && files.text(file.path) !== file.text
      ? { path: file.path, copyOf: file.path, from: file.from }
      : file;
  });
  const replaced = migrated.filter((file, index) => file !== migration.files[index]);
  const paths = new Set(migrated.map(({ path }) => path));
  const left = (folder: string) => files.list(folder).filter((file) => !paths.has(file));
  const read = [...folders.keys(), ...sharedFolders]
    .flatMap(left)
    .filter((file) => !isReservedPath(file));
  const diagnostics = [
    ...replaced.map(({ path: file }) =>
      diagnose('migrate/file-exists', { file }, { place: startOfFile(file) }),
    ),
    ...[...folders].flatMap(([folder, pattern]) => {
      const count = left(folder).filter((file) => pattern.test(file)).length;
      return count === 0 ? [] : [diagnose('migrate/old-files', { folder, files: count })];
    }),
  ];
  return {
    ...migration,
    files: [...migrated, ...read.map((file) => ({ path: file, copyOf: file }))].toSorted(
      (one, other) => (one.path < other.path ? -1 : 1),
    ),
    unconverted: [...migration.unconverted, ...diagnostics],
    todos: [...migration.todos, ...diagnostics],
  };
}
