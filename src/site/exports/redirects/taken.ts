import type { Place } from '../../../diagnostics/diagnostic.js';

/** What already lies at an address. */
export interface FileOwner {
  readonly name: string;
  readonly place?: Place | undefined;
}

/** The files of a site, as a file system sees them that ignores case and Unicode form. */
export class TakenFiles {
  readonly #files = new Map<string, FileOwner>();

  add(file: string, owner: FileOwner): void {
    const key = fileKey(file);
    if (!this.#files.has(key)) this.#files.set(key, owner);
  }

  /**
   * What a new file would hide or be hidden by: a file of that name, one that lies where it needs a folder, or
   * one that hosts serve at the same address (`old.html` for `/old`).
   */
  ownerOf(file: string): FileOwner | undefined {
    const key = fileKey(file);
    const address = key.replace(/\/index\.html$/, '');
    const folders = key.split('/').slice(0, -1);
    const above = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
    const sameAddress = key.endsWith('/index.html')
      ? [`${address}.html`]
      : [`${key.replace(/\.html$/, '')}/index.html`];
    return [key, ...above, ...sameAddress]
      .map((name) => this.#files.get(name))
      .find((owner) => owner !== undefined);
  }
}

function fileKey(file: string): string {
  return file.normalize('NFC').toLowerCase();
}
