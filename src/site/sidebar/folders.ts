import type { DocEntry } from '../entries.js';
import { lastName, type OrderedName, orderedNames } from '../number-prefix.js';

/** The documents of a version by folder and by id, since a sidebar asks for those of each folder. */
export class Folders {
  readonly #pages = new Map<string, DocEntry[]>();
  readonly #folders = new Map<string, Set<string>>();
  readonly #byId = new Map<string, DocEntry>();
  readonly #names: ReadonlyMap<string, OrderedName>;

  constructor(entries: readonly DocEntry[]) {
    for (const entry of entries) {
      const { folder, id } = entry;
      const beside = this.#pages.get(folder);
      if (beside) beside.push(entry);
      else this.#addFolder(folder, entry);
      if (!this.#byId.has(id)) this.#byId.set(id, entry);
    }
    this.#names = orderedNames([...this.#folders.values()].flatMap((folders) => [...folders]));
  }

  /** The documents that lie in a folder itself; empty at the root of the documents. */
  pagesIn(folder: string): readonly DocEntry[] {
    return this.#pages.get(folder) ?? [];
  }

  /** `api` → `api/orders`, `api/prices`: those in which there is something, at whatever depth. */
  foldersIn(folder: string): readonly string[] {
    return [...(this.#folders.get(folder) ?? [])];
  }

  /** What a folder is called, and the number that orders it. */
  nameOf(folder: string): OrderedName {
    return this.#names.get(folder) ?? { name: lastName(folder) };
  }

  /** The first document of that id. */
  find(id: string): DocEntry | undefined {
    return this.#byId.get(id);
  }

  #addFolder(folder: string, first: DocEntry): void {
    this.#pages.set(folder, [first]);
    for (let below = folder; below !== ''; ) {
      const above = below.slice(0, Math.max(0, below.lastIndexOf('/')));
      const known = this.#folders.get(above) ?? new Set();
      this.#folders.set(above, known.add(below));
      below = above;
    }
  }
}
