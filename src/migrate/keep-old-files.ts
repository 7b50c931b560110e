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

/** Which files of the old site may be overwritten. */
interface OverwriteOptions {
  readonly force: boolean;
  /** Whether Git still has the old files. */
  readonly isInGit: boolean;
}

/**
 * Returns the migration into the folder of the old site, where files of that site stay: those at the places of new
 * ones, and others that docsgen reads. They are part of the trial, unless docsgen would run them. In a Git repository,
 * files that the new site reads at the place of the old one, such as frozen versions, are converted in place.
 *
 * @param files of the old site
 */
export function keepOldFiles(
  migration: Migration,
  files: SourceFiles,
  { force, isInGit }: OverwriteOptions,
): Migration {
  const converted = new Set(migration.convertedInPlace);
  const isVersionList = (file: string): boolean =>
    file === 'versions.json' || file.startsWith('versioned_sidebars/');
  const migrated = migration.files.map((file): MigratedFile => {
    const isOld = !force && 'text' in file && files.has(file.path) && !isConfigFile(file.path);
    if (!isOld) return file;
    // Also a text that is still the old one: repairs may change it.
    if (isInGit && (converted.has(file.path) || isVersionList(file.path)))
      return { ...file, overwrites: true };
    return files.text(file.path) === file.text
      ? file
      : { path: file.path, copyOf: file.path, from: file.from };
  });
  const replaced = migrated.filter(
    (file, index) => file !== migration.files[index] && !('overwrites' in file),
  );
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
