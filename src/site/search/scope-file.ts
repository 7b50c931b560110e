/**
 * Returns the path of a search manifest, below the locale's prefix. It is the only search file without a content hash:
 * pages refer to it and must not change whenever any text changes.
 *
 * A version of another product than the main one has a slash in its name, `sdk/2.0`: `search-index-sdk@2.0.json`.
 *
 * @param version docs version of the searching page, if it has one
 * @param defaultVersion the version that unversioned pages search
 */
export function scopeFile(version: string | undefined, defaultVersion: string | undefined): string {
  return version === undefined || version === defaultVersion
    ? 'search-index.json'
    : `search-index-${version.replace('/', '@')}.json`;
}
