import {
  parseVersionSidebars,
  parseVersions,
  type SiteConfig,
  type VersionList,
  type VersionSidebars,
} from '../config/index.js';
import type { Diagnostic, Outcome, Place } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import { docsFolder, isInDocsFolder } from '../files/index.js';
import { type DocsVersion, originalPath } from '../site/index.js';
import { createConfigLocator } from './config-locator.js';
import type { LocaleSource } from './locales.js';
import { strayVersions } from './stray-versions.js';
import type { VersionSources } from './version-sources.js';

/** A version; the label is undefined if it is an interface message, which depends on the locale. */
export type DescribedVersion = Omit<DocsVersion, 'label'> & { readonly label: string | undefined };

type Settings = SiteConfig['docs']['versions'][string];

/**
 * Returns the versions to publish, newest first; only the current documents if nothing is frozen.
 */
export function versionsOf(
  sources: VersionSources,
  config: SiteConfig,
): Outcome<readonly DescribedVersion[]> {
  const list: Outcome<VersionList> = sources.list
    ? parseVersions(sources.list)
    : { value: { names: [], placeOf: () => undefined }, diagnostics: [] };
  const listed = list.value.names;
  const all = ['current', ...listed.filter((name, index) => listed.indexOf(name) === index)];
  const { includeCurrentVersion, onlyIncludeVersions } = config.docs;
  const names = all.filter(
    (name) =>
      (name !== 'current' || includeCurrentVersion || onlyIncludeVersions?.includes(name)) &&
      (onlyIncludeVersions?.includes(name) ?? true),
  );
  const sidebars = sources.sidebars.map((file) => ({ file, ...parseVersionSidebars(file) }));
  const frozen = new Map(sidebars.map(({ file, value }) => [file.path, value]));
  const versions = describeVersions(names.length === 0 ? ['current'] : names, frozen, config);
  return {
    value: versions,
    diagnostics: [
      ...list.diagnostics,
      ...sidebars.flatMap(({ diagnostics }) => diagnostics),
      ...(list.diagnostics.length > 0 ? [] : strayVersions(list.value, sources)),
      ...(names.length === 0 ? [noVersion(config)] : []),
      ...unknownNames(all, names, config),
      ...samePaths(versions, config),
    ],
  };
}

/** Returns a filter for documents of published versions. */
export function publishedOnly(
  versions: readonly DescribedVersion[],
  locales: readonly LocaleSource[],
  { docs }: SiteConfig,
): (path: string) => boolean {
  const folders = versions.map(({ folder }) => folder);
  const ofVersions = ['versioned_docs', docsFolder(docs)];
  return (path) => {
    const originals = locales.flatMap(({ translations }) => originalPath(path, translations) ?? []);
    const original = originals[0] ?? path;
    return (
      !ofVersions.some((folder) => isInDocsFolder(original, folder)) ||
      folders.some((folder) => isInDocsFolder(original, folder))
    );
  };
}

/** Returns the path of a frozen version's sidebars. */
export function sidebarsFile(name: string): string {
  return `versioned_sidebars/version-${name}-sidebars.json`;
}

/** Returns the path of a frozen version's list of API descriptions. */
export function descriptionsFile(name: string): string {
  return `versioned_openapi/version-${name}-openapi.json`;
}

/** Returns the folder of a frozen version's API descriptions. */
export function descriptionsFolder(name: string): string {
  return `versioned_openapi/version-${name}`;
}

/** Returns the folder of a frozen version's documents. */
export function versionFolder(name: string): string {
  return `versioned_docs/version-${name}`;
}

function describeVersions(
  names: readonly string[],
  frozen: ReadonlyMap<string, VersionSidebars>,
  config: SiteConfig,
): readonly DescribedVersion[] {
  const { docs } = config;
  const released = names.find((name) => name !== 'current');
  const wanted = docs.lastVersion;
  const last = wanted !== undefined && names.includes(wanted) ? wanted : (released ?? 'current');
  const lastIndex = names.indexOf(last);
  return names.map((name, index): DescribedVersion => {
    const own: Settings | undefined = docs.versions[name];
    const isLatest = name === last;
    const path = own?.path ?? (isLatest ? '' : name === 'current' ? 'next' : name);
    const base = [docs.routeBasePath, path].flatMap((part) => part.split('/'));
    return {
      name,
      label: own?.label ?? (name === 'current' ? docs.versionLabel : name),
      folder: name === 'current' ? docsFolder(docs) : versionFolder(name),
      path,
      routeBase: base.filter((part) => part !== '').join('/'),
      isLatest,
      banner: versionBanner(own?.banner, index - lastIndex),
      badge: own?.badge ?? names.length > 1,
      noIndex: own?.noIndex ?? false,
      ...nameSidebars(name, frozen, config),
    };
  });
}

/** @param distance from the latest version; negative for newer ones */
function versionBanner(own: Settings['banner'], distance: number): DocsVersion['banner'] {
  if (own !== undefined) return own === 'none' ? undefined : own;
  if (distance === 0) return undefined;
  return distance < 0 ? 'unreleased' : 'unmaintained';
}

function nameSidebars(
  name: string,
  frozen: ReadonlyMap<string, VersionSidebars>,
  config: SiteConfig,
): Pick<DocsVersion, 'sidebars' | 'locateSidebar'> {
  if (name === 'current') {
    const locate = createConfigLocator(config);
    return {
      sidebars: config.docs.sidebars,
      locateSidebar: (path) => locate(['docs', 'sidebars', ...path]),
    };
  }
  const own = frozen.get(sidebarsFile(name));
  return { sidebars: own?.sidebars, locateSidebar: own?.locate ?? (() => undefined) };
}

function noVersion(config: SiteConfig): Diagnostic {
  const key = config.docs.onlyIncludeVersions ? 'onlyIncludeVersions' : 'includeCurrentVersion';
  return diagnose('config/no-version', undefined, {
    place: createConfigLocator(config)(['docs', key]),
  });
}

/** Reports configured versions that do not exist or are not published. */
function unknownNames(
  all: readonly string[],
  published: readonly string[],
  config: SiteConfig,
): Diagnostic[] {
  const { onlyIncludeVersions = [], lastVersion, versions } = config.docs;
  const locate = createConfigLocator(config);
  const check = (
    version: string,
    known: readonly string[],
    place: Place | undefined,
  ): Diagnostic[] =>
    known.includes(version)
      ? []
      : [
          diagnose(
            'config/unknown-version',
            { version, known },
            { place, hint: didYouMean(version, known) },
          ),
        ];
  return [
    ...onlyIncludeVersions.flatMap((name, index) =>
      check(name, all, locate(['docs', 'onlyIncludeVersions', index])),
    ),
    ...(lastVersion === undefined
      ? []
      : check(lastVersion, published, locate(['docs', 'lastVersion']))),
    ...Object.keys(versions).flatMap((name) =>
      check(name, all, locate(['docs', 'versions', name])),
    ),
  ];
}

function samePaths(versions: readonly DescribedVersion[], config: SiteConfig): Diagnostic[] {
  return versions.flatMap(({ name: version, routeBase: path }, index) => {
    const other = versions.slice(0, index).find(({ routeBase }) => routeBase === path)?.name;
    if (other === undefined) return [];
    const place = createConfigLocator(config)(['docs', 'versions', version, 'path']);
    return [diagnose('config/version-path', { version, other, path }, { place })];
  });
}
