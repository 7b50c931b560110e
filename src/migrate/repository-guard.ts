import { realpathSync } from 'node:fs';
import path from 'node:path';
import { findAbove } from '../files/find-above.js';
import { isInside, isMissedWhenHidden, isPrivateKeyName } from '../files/index.js';

/** Why a file of the disk is not read. */
export type ReadRefusal = 'outside' | 'private';

/**
 * Decides which files a migration may read, because whoever wrote the old site may be a stranger: those of the Git
 * repository around the site, or of its folder if there is none, by their real paths, and none that can hold secrets.
 */
export class RepositoryGuard {
  /** Real path. */
  readonly root: string;
  readonly #known = new Map<string, ReadRefusal | undefined>();

  /** @param site absolute path of the folder of the old site */
  constructor(site: string) {
    const real = realPath(site) ?? site;
    const repository = findAbove(real, '.git');
    this.root = repository === undefined ? real : path.dirname(repository);
  }

  /**
   * Returns why a file or folder may not be read; undefined if it may, or if it does not exist.
   * @param file absolute path
   */
  refusal(file: string): ReadRefusal | undefined {
    if (!this.#known.has(file)) this.#known.set(file, this.#judge(file));
    return this.#known.get(file);
  }

  #judge(file: string): ReadRefusal | undefined {
    const real = realPath(file);
    if (real === undefined) return undefined;
    if (!isInside(real, this.root)) return 'outside';
    const names = path.relative(this.root, real).split(path.sep);
    return names.some(isPrivateName) ? 'private' : undefined;
  }
}

/** Settings of many tools are in hidden folders, such as `.vitepress`, and are no secrets. */
function isPrivateName(name: string): boolean {
  return name === '.git' || isMissedWhenHidden(name) || isPrivateKeyName(name);
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}
