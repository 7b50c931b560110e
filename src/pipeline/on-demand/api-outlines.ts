import path from 'node:path/posix';
import { outlineApi } from '../../openapi/outline-api.js';
import type { PlannedPage } from '../../site/index.js';
import { type ApiLoader, findCachedApi, isLargeApi } from '../apis/cached-api.js';
import type { BuildCache } from '../cache/index.js';

/** API descriptions that are only outlined, unless they are small and cached. */
export class ApiOutlines {
  readonly load: ApiLoader;
  /** Paths of the outlined descriptions. */
  readonly #outlined = new Set<string>();

  constructor(cache: BuildCache) {
    this.load = async (file, content, options) => {
      const { cached } = isLargeApi(file) ? {} : findCachedApi(file, content, options, cache);
      if (cached) return cached;
      this.#outlined.add(file.path);
      return { value: outlineApi(file), diagnostics: [] };
    };
  }

  /** Whether any description is only outlined. */
  get areAny(): boolean {
    return this.#outlined.size > 0;
  }

  /** Whether a source is an outlined description. */
  has(source: string | undefined): boolean {
    return source !== undefined && this.#outlined.has(source);
  }

  /**
   * Whether an outlined description may have a page at an unknown path: below its known pages.
   * @param file path relative to the output folder
   */
  mayHave(file: string, pages: readonly Pick<PlannedPage, 'file' | 'source'>[]): boolean {
    return pages.some(({ file: known, source }) => {
      if (!this.has(source)) return false;
      const folder = path.dirname(known);
      return folder === '.' || file.startsWith(`${folder}/`);
    });
  }
}
