import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { findAbove } from '../files/find-above.js';
import { isInside, isPrivateKeyName, isSensitiveHiddenName } from '../files/index.js';
import { isMarkdownFile } from '../files/markdown-file.js';

/** Why a file of the disk is not read. */
export type ReadRefusal = 'outside' | 'private';

/**
 * Decides which files a migration may read, because the old site may be the work of strangers: those of the Git
 * repository around the site, or of its folder if there is none, by their real paths, and none that can hold secrets.
 */
export class RepositoryGuard {
  /** Real path. */
  readonly root: string;
  /** Real path of the site. */
  readonly site: string;
  readonly #known = new Map<string, ReadRefusal | undefined>();

  /** @param site absolute path of the folder of the old site */
  constructor(site: string) {
    const real = realPath(site) ?? site;
    this.site = real;
    const repository = findAbove(real, '.git');
    const around = repository === undefined ? real : path.dirname(repository);
    this.root = holdsHome(around) ? real : around;
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
    return isPrivatePath(path.relative(this.root, real).split(path.sep)) ? 'private' : undefined;
  }
}

/** Whether a repository holds more than a project: some people keep the settings of their account in Git. */
function holdsHome(repository: string): boolean {
  const home = realPath(homedir()) ?? homedir();
  return repository === path.parse(repository).root || isInside(home, repository);
}

/** Names of files and folders with passwords and tokens of other tools. */
const credentialName = /^\.(?:git|git-credentials|envrc|netrc|pypirc|kube|gnupg)$/i;
const credentialPath = /(?:^|\/)(?:\.docker\/config\.json|gh\/hosts\.yml)$/i;

/** Settings of many tools are in hidden folders, such as `.vitepress`, and are no secrets. */
function isPrivatePath(names: readonly string[]): boolean {
  const name = names.at(-1) ?? '';
  const isKey = isPrivateKeyName(name) && !isMarkdownFile(name);
  const isHidden = names.some(
    (one) => credentialName.test(one) || (isSensitiveHiddenName(one) && !isMarkdownFile(one)),
  );
  return isKey || isHidden || credentialPath.test(names.join('/'));
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}
