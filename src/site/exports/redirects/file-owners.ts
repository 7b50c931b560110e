import type { Place } from '../../../diagnostics/diagnostic.js';
import { foldersAbove } from '../../../files/folders-above.js';

/** The file or page that occupies a path. */
export interface FileOwner {
  readonly name: string;
  readonly place?: Place | undefined;
}

/** The site's files, compared like on file systems that ignore case and Unicode form. */
export class FileOwners {
  readonly #files = new Map<string, FileOwner>();

  add(file: string, owner: FileOwner): void {
    const key = fileKey(file);
    if (!this.#files.has(key)) this.#files.set(key, owner);
  }

  /**
   * Returns the file that conflicts with a new file: one of the same name, one at the path of a needed folder, or one
   * that hosts serve at the same URL (`old.html` for `/old`).
   */
  fileOwner(file: string): FileOwner | undefined {
    const key = fileKey(file);
    const address = key.replace(/\/index\.html$/, '');
    const sameAddress = key.endsWith('/index.html')
      ? [`${address}.html`]
      : [`${key.replace(/\.html$/, '')}/index.html`];
    return [key, ...foldersAbove(key), ...sameAddress]
      .map((name) => this.#files.get(name))
      .find((owner) => owner !== undefined);
  }
}

function fileKey(file: string): string {
  return file.normalize('NFC').toLowerCase();
}
