import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import type { SourceFiles } from '../../source-files.js';

/** Returns the names in `versions.json`, which may also list the current version. No other version is published. */
export function publishedVersions(files: SourceFiles): readonly string[] {
  try {
    const names: unknown = JSON.parse(files.text('versions.json') ?? '[]');
    return Array.isArray(names) ? names.map(String).filter((name) => name !== 'current') : [];
  } catch {
    return [];
  }
}

/** Returns the files of the versions: their list and their sidebars. */
export function versionFiles(files: SourceFiles): Readonly<Record<string, string>> {
  const versions = publishedVersions(files);
  const sidebars = versions.map((name) => `versioned_sidebars/version-${name}-sidebars.json`);
  const copies = sidebars.flatMap((file) => {
    const text = files.text(file);
    return text === undefined ? [] : [[file, text] as const];
  });
  const list = ['versions.json', `${JSON.stringify(versions, null, 2)}\n`] as const;
  return Object.fromEntries(versions.length > 0 ? [list, ...copies] : copies);
}

/** Reports the folders of versions that the old site did not publish, each once. */
export function unpublishedVersions(files: SourceFiles): Diagnostic[] {
  const published = new Set(publishedVersions(files).map((name) => `version-${name}`));
  const folders = new Set(files.list('versioned_docs').map((file) => file.split('/')[1] ?? ''));
  return [...folders]
    .filter((folder) => folder.startsWith('version-') && !published.has(folder))
    .map((folder) => {
      const place = {
        file: `versioned_docs/${folder}`,
        start: { line: 1, column: 1, offset: 0 },
      };
      const what = `The folder versioned_docs/${folder}`;
      const hint = 'versions.json does not list it, so that the old site has no pages of it';
      return diagnose('migrate/no-equivalent', { what }, { place, hint });
    });
}
