import type { DocEntry } from '../doc-routes.js';
import { lastName, type OrderedName, orderedNames } from '../number-prefix.js';

/** Index of a version's documents by folder and id, for generating sidebars. */
export class FolderIndex {
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

  /** Returns the documents directly in a folder; the root has the empty path. */
  pagesIn(folder: string): readonly DocEntry[] {
    return this.#pages.get(folder) ?? [];
  }

  /** `api` → `api/orders`, `api/prices`: returns the subfolders that contain documents at any depth. */
  foldersIn(folder: string): readonly string[] {
    return [...(this.#folders.get(folder) ?? [])];
  }

  /** Returns a folder's name without its number prefix, and the number. */
  folderName(folder: string): OrderedName {
    return this.#names.get(folder) ?? { name: lastName(folder) };
  }

  /** Returns the first document with the id. */
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
