import {
  type DocsProduct,
  parseVersionSidebars,
  parseVersions,
  type SiteConfig,
  type VersionList,
  type VersionSidebars,
} from '../../config/index.js';
import type { Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { docsFolder, frozenDocs, isInDocsFolder, mainProduct } from '../../files/index.js';
import { type DocsVersion, originalPath } from '../../site/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import type { LocaleSource } from '../locales/locales.js';
import { checkVersionFolders } from './check-version-folders.js';
import { sidebarsFile, versionFolder } from './version-files.js';
import type { VersionSources } from './version-sources.js';

/** A version; the label is undefined if it is an interface message, which depends on the locale. */
export type DescribedVersion = Omit<DocsVersion, 'label' | 'productLabel'> & {
  readonly label: string | undefined;
  readonly productLabel: string | undefined;
};

type Settings = DocsProduct['versions'][string];

/** A product whose versions are described. */
interface Described {
  readonly product: DocsProduct;
  readonly config: SiteConfig;
}

/**
 * Returns the versions to publish, those of each product newest first; only the current documents
 * of a product of which nothing is frozen.
 * @param sources in the order of the products
 */
export function versionsToPublish(
  sources: readonly VersionSources[],
  config: SiteConfig,
): Outcome<readonly DescribedVersion[]> {
  const found = config.docs.map((product, index) =>
    productVersions(sources[index] ?? noSources, { product, config }),
  );
  return {
    value: found.flatMap(({ value }) => value),
    diagnostics: found.flatMap(({ diagnostics }) => diagnostics),
  };
}

const noSources: VersionSources = { sidebars: [], folders: [], filled: [] };

function productVersions(
  sources: VersionSources,
  described: Described,
): Outcome<readonly DescribedVersion[]> {
  const { product } = described;
  const list: Outcome<VersionList> = sources.list
    ? parseVersions(sources.list)
    : { value: { names: [], placeOf: () => undefined }, diagnostics: [] };
  const listed = list.value.names;
  const all = ['current', ...listed.filter((name, index) => listed.indexOf(name) === index)];
  const { includeCurrentVersion, onlyIncludeVersions } = product;
  const isFilled = (name: string): boolean =>
    name === 'current' || sources.filled.includes(versionFolder(product.id, name));
  const names = all.filter(
    (name) =>
      isFilled(name) &&
      (name !== 'current' || includeCurrentVersion || onlyIncludeVersions?.includes(name)) &&
      (onlyIncludeVersions?.includes(name) ?? true),
  );
  const sidebars = sources.sidebars.map((file) => ({ file, ...parseVersionSidebars(file) }));
  const frozen = new Map(sidebars.map(({ file, value }) => [file.path, value]));
  const versions = describeVersions(names.length === 0 ? ['current'] : names, frozen, described);
  return {
    value: versions,
    diagnostics: [
      ...list.diagnostics,
      ...sidebars.flatMap(({ diagnostics }) => diagnostics),
      ...(list.diagnostics.length > 0 ? [] : checkVersionFolders(list.value, sources, product.id)),
      ...(names.length === 0 ? [noVersion(described)] : []),
      ...unknownNames(all, names, described),
      ...samePaths(versions, described),
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
  const current = docs.map(docsFolder);
  return (path) => {
    const originals = locales.flatMap(({ translations }) => originalPath(path, translations) ?? []);
    const original = originals[0] ?? path;
    return (
      !(frozenDocs.test(original) || current.some((folder) => isInDocsFolder(original, folder))) ||
      folders.some((folder) => isInDocsFolder(original, folder))
    );
  };
}

function describeVersions(
  names: readonly string[],
  frozen: ReadonlyMap<string, VersionSidebars>,
  described: Described,
): readonly DescribedVersion[] {
  const { product } = described;
  const released = names.find((name) => name !== 'current');
  const wanted = product.lastVersion;
  const last = wanted !== undefined && names.includes(wanted) ? wanted : (released ?? 'current');
  const lastIndex = names.indexOf(last);
  return names.map((name, index): DescribedVersion => {
    const settings: Settings | undefined = product.versions[name];
    const isLatest = name === last;
    const path = settings?.path ?? (isLatest ? '' : name === 'current' ? 'next' : name);
    const base = [product.routeBasePath, path].flatMap((part) => part.split('/'));
    return {
      name: product.id === mainProduct ? name : `${product.id}/${name}`,
      ownName: name,
      product: product.id,
      productLabel: product.label ?? (product.id === mainProduct ? undefined : product.id),
      label: settings?.label ?? (name === 'current' ? product.versionLabel : name),
      folder: name === 'current' ? docsFolder(product) : versionFolder(product.id, name),
      path,
      routeBase: base.filter((part) => part !== '').join('/'),
      isLatest,
      banner: versionBanner(settings?.banner, index - lastIndex),
      badge: settings?.badge ?? names.length > 1,
      noIndex: settings?.noIndex ?? false,
      ...nameSidebars(name, frozen, described),
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
  { product, config }: Described,
): Pick<DocsVersion, 'sidebars' | 'locateSidebar'> {
  if (name === 'current') {
    const locate = createConfigLocator(config);
    return {
      sidebars: product.sidebars,
      locateSidebar: (path) => locate([...product.keyPath, 'sidebars', ...path]),
    };
  }
  const own = frozen.get(sidebarsFile(product.id, name));
  return { sidebars: own?.sidebars, locateSidebar: own?.locate ?? (() => undefined) };
}

function noVersion({ product, config }: Described): Diagnostic {
  const key = product.onlyIncludeVersions ? 'onlyIncludeVersions' : 'includeCurrentVersion';
  return diagnose('config/no-version', undefined, {
    place: createConfigLocator(config)([...product.keyPath, key]),
  });
}

/** Reports configured versions that do not exist or are not published. */
function unknownNames(
  all: readonly string[],
  published: readonly string[],
  { product, config }: Described,
): Diagnostic[] {
  const { onlyIncludeVersions = [], lastVersion, versions, keyPath } = product;
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
      check(name, all, locate([...keyPath, 'onlyIncludeVersions', index])),
    ),
    ...(lastVersion === undefined
      ? []
      : check(lastVersion, published, locate([...keyPath, 'lastVersion']))),
    ...Object.keys(versions).flatMap((name) =>
      check(name, all, locate([...keyPath, 'versions', name])),
    ),
  ];
}

function samePaths(
  versions: readonly DescribedVersion[],
  { product, config }: Described,
): Diagnostic[] {
  return versions.flatMap(({ ownName: version, routeBase: path }, index) => {
    const other = versions.slice(0, index).find(({ routeBase }) => routeBase === path)?.ownName;
    if (other === undefined) return [];
    const place = createConfigLocator(config)([...product.keyPath, 'versions', version, 'path']);
    return [diagnose('config/version-path', { version, other, path }, { place })];
  });
}
