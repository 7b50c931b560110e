import path from 'node:path/posix';
import { outlineApi } from '../../openapi/outline-api.js';
import type { PlannedPage } from '../../site/index.js';
import type { BuildCache } from '../cache/index.js';
import { type ApiLoader, findCachedApi, isLargeApi } from '../cached-api.js';

/** Descriptions of which only the name has been looked at, unless they are small and known. */
export class OutlinedApis {
  readonly load: ApiLoader;
  /** Their paths. */
  readonly #sketched = new Set<string>();

  constructor(cache: BuildCache) {
    this.load = async (file, content, options) => {
      const { known } = isLargeApi(file) ? {} : findCachedApi(file, content, options, cache);
      if (known) return known;
      this.#sketched.add(file.path);
      return { value: outlineApi(file), diagnostics: [] };
    };
  }

  /** Whether there are any of which no more is known. */
  get areAny(): boolean {
    return this.#sketched.size > 0;
  }

  /** Whether something is made from one of which no more is known. */
  has(source: string | undefined): boolean {
    return source !== undefined && this.#sketched.has(source);
  }

  /**
   * Whether one of them may have a page of its own at a place that none is known of: below those that are.
   *
   * @param file path below the output folder
   */
  mayHave(file: string, pages: readonly Pick<PlannedPage, 'file' | 'source'>[]): boolean {
    return pages.some(({ file: known, source }) => {
      if (!this.has(source)) return false;
      const folder = path.dirname(known);
      return folder === '.' || file.startsWith(`${folder}/`);
    });
  }
}
