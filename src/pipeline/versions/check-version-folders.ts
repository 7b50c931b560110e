import type { VersionList } from '../../config/index.js';
import { type Diagnostic, startOfFile } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { versionFolder, versionsFile } from './version-files.js';
import type { VersionSources } from './version-sources.js';

/** Reports differences between a product's `versions.json` and its version folders. */
export function checkVersionFolders(
  { names, placeOf }: VersionList,
  sources: VersionSources,
  product: string,
): Diagnostic[] {
  const folderNames = names.map((name) => `version-${name}`);
  const check = (file: string, version: string): Diagnostic[] => {
    if (folderNames.includes(version)) return [];
    const circumstances = { place: startOfFile(file), hint: didYouMean(version, folderNames) };
    const list = versionsFile(product);
    return [diagnose('config/unlisted-version', { folder: file, list }, circumstances)];
  };
  const spellings = new Map<string, number>();
  return [
    ...sources.folders.flatMap((folder) => check(folder, folder.split('/').at(-1) ?? folder)),
    ...sources.sidebars.flatMap(({ path }) =>
      check(path, (path.split('/').at(-1) ?? path).replace(/-sidebars\.json$/, '')),
    ),
    ...names.flatMap((version, index): Diagnostic[] => {
      // Some file systems ignore letter case.
      const spelling = version.normalize('NFC').toLowerCase();
      const first = spellings.get(spelling);
      const place = placeOf(index);
      if (first !== undefined) {
        const related = [{ message: 'The first time', place: placeOf(first) }];
        return [diagnose('config/duplicate-version', { version }, { place, related })];
      }
      spellings.set(spelling, index);
      const folder = versionFolder(product, version);
      if (sources.filled.includes(folder)) return [];
      return [diagnose('config/missing-version', { version, folder }, { place })];
    }),
  ];
}
