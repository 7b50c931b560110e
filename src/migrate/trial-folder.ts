import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MigratedFile } from './migrated-file.js';
import { RepositoryGuard } from './repository-guard.js';

/** A temporary folder with the new site, in which docsgen can check it before it is written. */
export class TrialFolder {
  readonly path = mkdtempSync(path.join(tmpdir(), 'docsgen-migrate-'));

  readonly #guard: RepositoryGuard;

  /** @param from absolute path of the old site */
  constructor(readonly from: string) {
    this.#guard = new RepositoryGuard(from);
  }

  /** Writes the files that differ from those that are there. Leaves out copies that may not be read. */
  write(files: readonly MigratedFile[]): void {
    for (const file of files) {
      const target = path.join(this.path, file.path);
      if ('copyOf' in file) this.#copy(path.join(this.from, file.copyOf), target);
      else writeIfChanged(target, file.text);
    }
  }

  #copy(source: string, target: string): void {
    if (existsSync(target) || this.#guard.refusal(source) !== undefined) return;
    place(source, target);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function writeIfChanged(target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Links a file, because images and videos can be big; copies it if the folder is on another disk. */
function place(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(realpathSync(source), target);
  } catch {
    copyFileSync(source, target);
  }
}
