/**
 * Path of the manifest of a search, below the locale's own address. It is the one file of the search whose name
 * stays the same: pages that name it need not change when some text does.
 *
 * @param version of the page that searches, where it belongs to one
 * @param leading the version that pages of every version search in
 */
export function scopeFile(version: string | undefined, leading: string | undefined): string {
  return version === undefined || version === leading
    ? 'search-index.json'
    : `search-index-${version}.json`;
}
