import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';

type Options = Readonly<Record<string, unknown>>;

/** Returns the versions in `versions.json` that have documents. No other version is published. */
export function publishedVersions(files: SourceFiles): readonly string[] {
  return listedVersions(files).filter((name) => hasDocuments(name, files));
}

function hasDocuments(version: string, files: SourceFiles): boolean {
  return files.list(versionFolder(version)).length > 0;
}

function versionFolder(version: string): string {
  return `versioned_docs/version-${version}`;
}

/** Returns the names in `versions.json`, which may also list the current version. */
function listedVersions(files: SourceFiles): readonly string[] {
  try {
    const names: unknown = JSON.parse(files.text('versions.json') ?? '[]');
    return Array.isArray(names) ? names.map(String).filter((name) => name !== 'current') : [];
  } catch {
    return [];
  }
}

/** Reports versions whose documents are not in the folder: a script of the old site copies them. */
export function missingVersions(files: SourceFiles): Diagnostic[] {
  return listedVersions(files)
    .filter((name) => !hasDocuments(name, files))
    .map((name) => diagnose('migrate/missing-file', { target: versionFolder(name) }));
}

/**
 * Returns the settings of the docs plugin without versions that have no documents. If one of these is the last version,
 * the current documents take its place: scripts that copy a version at each build copy it from there.
 */
export function withPublishedVersions(written: Options, files: SourceFiles): Options {
  const docs = withAllVersions(written);
  const listed = listedVersions(files);
  const isMissing = (name: unknown) =>
    listed.some((one) => one === name && !hasDocuments(one, files));
  if (!listed.some(isMissing)) return docs;
  const { onlyIncludeVersions: only, versions } = docs;
  const included = Array.isArray(only) ? listed.filter((name) => only.includes(name)) : listed;
  const last = String(docs.lastVersion ?? included[0]);
  const replaced = isMissing(last) ? last : undefined;
  return {
    ...docs,
    ...(replaced !== undefined && { lastVersion: 'current', includeCurrentVersion: true }),
    ...(Array.isArray(only) && { onlyIncludeVersions: onlyPublished(only, isMissing, replaced) }),
    versions:
      versions instanceof ComputedValue
        ? versions
        : publishedSettings(isRecord(versions) ? versions : {}, isMissing, replaced),
  };
}

/** Publishes all versions if code adds to the list of them. */
function withAllVersions({ onlyIncludeVersions: only, ...docs }: Options): Options {
  const added = Array.isArray(only) && only.find((one) => one instanceof ComputedValue);
  return { ...docs, ...(only !== undefined && { onlyIncludeVersions: added || only }) };
}

/** @param replaced the last version, if the current documents take its place */
function onlyPublished(
  names: readonly unknown[],
  isMissing: (name: unknown) => boolean,
  replaced: string | undefined,
): readonly unknown[] {
  const published = names.map((name) => (name === replaced ? 'current' : name));
  return [...new Set(published)].filter((name) => !isMissing(name));
}

/**
 * Returns the settings of each published version. In the place of the last version, the current documents have its
 * name and settings alone: their own path would change the addresses of its pages.
 *
 * @param replaced the last version, if the current documents take its place
 */
function publishedSettings(
  versions: Options,
  isMissing: (name: unknown) => boolean,
  replaced: string | undefined,
): Options {
  const published = Object.entries(versions).filter(([name]) => !isMissing(name));
  if (replaced === undefined) return Object.fromEntries(published);
  const others = published.filter(([name]) => name !== 'current');
  const own = versions[replaced] ?? {};
  const current = isRecord(own) ? { label: replaced, ...own } : own;
  return Object.fromEntries([...others, ['current', current]]);
}

/** Returns the files of the versions: their list and their sidebars. */
export function versionFiles(files: SourceFiles): Readonly<Record<string, string>> {
  const versions = publishedVersions(files);
  const copies = versions.flatMap((name) => {
    const file = `versioned_sidebars/version-${name}-sidebars.json`;
    const text = files.text(file);
    return text === undefined ? [] : [[file, withoutVersion(text, name)] as const];
  });
  const list = ['versions.json', `${JSON.stringify(versions, null, 2)}\n`] as const;
  return Object.fromEntries(versions.length > 0 ? [list, ...copies] : copies);
}

/** Early releases of Docusaurus wrote the version before each id and name: `"version-1.2/guide/intro"`. */
function withoutVersion(sidebars: string, name: string): string {
  return sidebars.replaceAll(`"version-${name}/`, '"');
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
