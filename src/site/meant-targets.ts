import path from 'node:path/posix';
import type { Targets } from './links.js';
import { markdownFile } from './source-candidates.js';
import { suggestTarget } from './suggest-target.js';

/** Finds what was meant by targets that lead nowhere. */
export class MeantTargets {
  readonly #targets: Omit<Targets, 'names'>;
  /** The same text may stand on hundreds of pages. */
  readonly #known = new Map<string, string | undefined>();

  constructor(targets: Omit<Targets, 'names'>) {
    this.#targets = targets;
  }

  /**
   * @param name without query and hash, decoded
   * @param file that it is written in; of a translation, where the original lies
   */
  find(kind: 'link' | 'image', name: string, file: string): string | undefined {
    const key = `${kind} ${name.startsWith('/') ? '' : file} ${name}`;
    if (!this.#known.has(key)) {
      this.#known.set(key, suggestTarget(name, this.#candidates(kind, name, file)));
    }
    return this.#known.get(key);
  }

  /** Everything that could be meant, written in the way the author wrote. */
  #candidates(kind: 'link' | 'image', name: string, file: string): string[] {
    const { pages, sources, files, contentAssets } = this.#targets;
    const relative = (other: string): string => {
      const found = path.relative(path.dirname(file), other);
      return found.startsWith('.') || !name.startsWith('.') ? found : `./${found}`;
    };
    if (kind === 'image') {
      return name.startsWith('/')
        ? [...files.keys()].map((output) => `/${output}`)
        : [...contentAssets.keys()].map(relative);
    }
    if (name.startsWith('/')) {
      return markdownFile.test(name)
        ? [...sources.keys()].map((source) => source.slice('content'.length))
        : [...pages.keys(), ...[...files.keys()].map((output) => `/${output}`)];
    }
    return [...sources.keys(), ...contentAssets.keys()].map(relative);
  }
}
