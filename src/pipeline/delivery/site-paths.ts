import path from 'node:path';
import { encodePath } from '../../site/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';

/** Finds the file of a URL among the output files, and its path relative to another file. */
export class SitePaths {
  readonly #baseUrl: string;
  readonly #files: ReadonlySet<string>;

  constructor(baseUrl: string, files: readonly { readonly path: string }[]) {
    this.#baseUrl = baseUrl;
    this.#files = new Set(files.map((file) => file.path));
  }

  /**
   * Returns the path of a site's own URL below the output folder, `/base/docs/x#y` →
   * `docs/x/index.html#y`; undefined for other URLs.
   */
  path(url: string): string | undefined {
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const isOwn = /^\/(?!\/)/.test(address) && `${address}/`.startsWith(this.#baseUrl);
    if (!isOwn) return undefined;
    const name = decodeUriPart(address.slice(this.#baseUrl.length)).replace(/\/$/, '');
    const index = name === '' ? 'index.html' : `${name}/index.html`;
    const file = [name, index].find((one) => this.#files.has(one)) ?? name;
    return encodePath(file) + rest;
  }

  /** Returns the URL relative to the page in a file, `../x/index.html#y`; other URLs unchanged. */
  relative(url: string, page: string): string {
    const target = this.path(url);
    if (target === undefined) return url;
    const [, file = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const steps = path.posix.relative(path.posix.dirname(encodePath(page)), file);
    return (steps.startsWith('../') ? steps : `./${steps}`) + rest;
  }
}
