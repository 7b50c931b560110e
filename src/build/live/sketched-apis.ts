import { sketchApi } from '../../openapi/sketch-api.js';
import type { BuildCache } from '../cache/index.js';
import { type ApiLoader, isLarge, knownApi } from '../cached-api.js';

/** Descriptions of which only the name has been looked at, unless they are small and known. */
export class SketchedApis {
  readonly load: ApiLoader;
  /** Their paths. */
  readonly #sketched = new Set<string>();

  constructor(cache: BuildCache) {
    this.load = async (file, content, options) => {
      const { known } = isLarge(file) ? {} : knownApi(file, content, options, cache);
      if (known) return known;
      this.#sketched.add(file.path);
      return { value: sketchApi(file), diagnostics: [] };
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
}
