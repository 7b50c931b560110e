import { Spellings } from '../../diagnostics/index.js';

/** Existing paths, for suggestions. */
export class TargetSpellings {
  readonly #whole: Spellings;
  readonly #byName = new Map<string, string[]>();
  readonly #names: Spellings;

  constructor(paths: readonly string[]) {
    this.#whole = new Spellings(paths);
    for (const path of paths) {
      const name = lastName(path);
      const others = this.#byName.get(name);
      if (others) others.push(path);
      else this.#byName.set(name, [path]);
    }
    this.#names = new Spellings(this.#byName.keys());
  }

  /** Returns the only other path that ends with all segments of a path; undefined if there are several. */
  moved(path: string): string | undefined {
    const found = (this.#byName.get(lastName(path)) ?? []).filter(
      (other) => other !== path && other.endsWith(path),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  /**
   * Returns the path that the author probably meant: the one with the most similar spelling, else the one whose last
   * segment is most similar, in any folder.
   *
   * @param path a path that does not exist
   * @param written the path as the author wrote it
   * @param write returns another path in the author's notation
   */
  suggest(path: string, written = path, write = (other: string) => other): string | undefined {
    const whole = this.#whole.nearest(path, written.length);
    if (whole !== undefined) return write(whole);
    const name = this.#names.nearest(lastName(path));
    if (name === undefined) return undefined;
    const [first, ...others] = (this.#byName.get(name) ?? []).map(write);
    return others.reduce((one, other) => (other.length < (one?.length ?? 0) ? other : one), first);
  }
}

function lastName(path: string): string {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? path;
}
