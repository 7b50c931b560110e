import path from 'node:path/posix';
import { isMarkdownFile } from '../../files/markdown-file.js';
import type { LinkTargets } from './link-target.js';
import { TargetSpellings } from './target-spellings.js';

/** Suggests targets for broken links. */
export class TargetSuggestions {
  readonly #targets: Omit<LinkTargets, 'names'>;
  /** Cache, because the same text may appear on hundreds of pages. */
  readonly #found = new Map<string, string | undefined>();
  readonly #known = new Map<string, TargetSpellings>();

  constructor(targets: Omit<LinkTargets, 'names'>) {
    this.#targets = targets;
  }

  /**
   * Returns the suggested target, or undefined.
   *
   * @param name percent-decoded, without query and fragment
   * @param file the file with the link; for a translation, the path of the original
   */
  find(kind: 'link' | 'image', name: string, file: string): string | undefined {
    const key = `${kind} ${name.startsWith('/') ? '' : file} ${name}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#search(kind, name, file));
    return this.#found.get(key);
  }

  /** Searches the possible targets and returns one in the author's notation. */
  #search(kind: 'link' | 'image', name: string, file: string): string | undefined {
    const { pages, sources, files, contentAssets } = this.#targets;
    if (name.startsWith('/')) {
      const outputs = (): string[] => [...files.keys()].map((output) => `/${output}`);
      if (kind === 'image') return this.#among('outputs', outputs).suggest(name);
      return isMarkdownFile(name)
        ? this.#among('texts', () =>
            [...sources.keys()].flatMap((source) =>
              source.startsWith('content/') ? [source.slice('content'.length)] : [],
            ),
          ).suggest(name)
        : this.#among('routes', () => [...pages.keys(), ...outputs()]).suggest(name);
    }
    const folder = path.dirname(file);
    const relative = (other: string): string => {
      const found = path.relative(folder, other);
      return found.startsWith('.') || !name.startsWith('.') ? found : `./${found}`;
    };
    const candidates =
      kind === 'image'
        ? this.#among('assets', () => [...contentAssets.keys()])
        : this.#among('files', () => [...sources.keys(), ...contentAssets.keys()]);
    return candidates.suggest(path.join(folder, name), name, relative);
  }

  #among(what: string, paths: () => string[]): TargetSpellings {
    const known = this.#known.get(what) ?? new TargetSpellings(paths());
    this.#known.set(what, known);
    return known;
  }
}
