import { parseVersionDescriptions } from '../config/index.js';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { mainProduct } from '../files/index.js';
import type { SourceFile } from '../files/source-file.js';
import { translatedPath } from '../site/index.js';
import type { LocaleSource } from './locales.js';
import type { SiteSources } from './read.js';
import type { DescriptionSource } from './read-descriptions.js';
import { descriptionsFile } from './version-files.js';
import type { DescribedVersion } from './versions.js';

/**
 * Returns the descriptions of all published versions, each at its route followed by the version's
 * path: `/api/1.0`. If no version was frozen with descriptions, those of the configuration apply to
 * all. Descriptions are frozen with the main product only.
 */
export function versionedDescriptions(
  { descriptions, frozenDescriptions }: Pick<SiteSources, 'descriptions' | 'frozenDescriptions'>,
  published: readonly DescribedVersion[],
  locales: readonly LocaleSource[],
): Outcome<readonly DescriptionSource[]> {
  const versions = published.filter(({ product }) => product === mainProduct);
  const files = new Map(frozenDescriptions.map((file) => [file.path, file]));
  const lists = versions.flatMap(({ name }) => files.get(descriptionsFile(name)) ?? []);
  if (lists.length === 0) return { value: descriptions, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const ofAll = descriptions.filter(({ options }) => !options.versioned);
  const ofVersions = versions.flatMap((version): readonly DescriptionSource[] => {
    if (version.name === 'current') {
      return descriptions
        .filter(({ options }) => options.versioned)
        .map((source) => inVersion(source, version));
    }
    const list = files.get(descriptionsFile(version.name));
    const frozen = list && frozenIn(list, files, locales);
    diagnostics.push(...(frozen?.diagnostics ?? []));
    return (frozen?.value ?? []).map((source) => inVersion(source, version));
  });
  return { value: [...ofVersions, ...ofAll], diagnostics };
}

function frozenIn(
  list: SourceFile,
  files: ReadonlyMap<string, SourceFile>,
  locales: readonly LocaleSource[],
): Outcome<readonly DescriptionSource[]> {
  const { value, diagnostics } = parseVersionDescriptions(list);
  const sources = value.descriptions.map((options): DescriptionSource => {
    const { path = '', keyPath } = options;
    const file = files.get(path);
    const translations = locales.flatMap(({ locale, translations: folders }) => {
      const translated = files.get(translatedPath(path, folders) ?? '');
      return translated ? [[locale.code, translated] as const] : [];
    });
    return {
      options,
      // The file contains the value of `openapi`, so the first key is dropped.
      locate: (...keys) => value.locate([...keyPath.slice(1), ...keys]),
      files: file ? [file] : [],
      translations: new Map(translations),
      overlays: [],
      missingOverlays: [],
    };
  });
  return { value: sources, diagnostics };
}

function inVersion(
  { options, ...source }: DescriptionSource,
  { name, path }: DescribedVersion,
): DescriptionSource {
  const route = path === '' ? options.route : `${options.route}/${path}`;
  return { ...source, options: { ...options, route }, version: name };
}
