import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';

const digestLength = 32;

/**
 * What V8 made of a program, kept beside it: whoever may write there can change the program as well, so that it
 * deserves the same trust. V8 itself looks only at its version, its flags and the length of the program; the
 * digest says that nothing is damaged, and that it was made of this program.
 */
export class CodeCache {
  readonly #file: string;
  readonly #buildId: string | undefined;

  /**
   * @param program absolute path
   * @param buildId is another one for every other program; without one nothing is kept
   */
  constructor(program: string, buildId: string | undefined) {
    // Another Node has a file of its own.
    this.#file = `${program.replace(/\.c?js$/, '')}-${cachedDataVersionTag().toString(16)}.code`;
    this.#buildId = buildId;
  }

  /** Undefined where there is none, or none that can be trusted. */
  read(): Buffer | undefined {
    if (this.#buildId === undefined) return undefined;
    try {
      const bytes = readFileSync(this.#file);
      const code = bytes.subarray(digestLength);
      return this.#digest(code).equals(bytes.subarray(0, digestLength)) ? code : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Replaces what is there as a whole. Where the folder cannot be written, nothing is kept.
   *
   * @param compile is not called in vain
   */
  write(compile: () => Buffer): void {
    if (this.#buildId === undefined) return;
    const temporary = `${this.#file}.${process.pid}`;
    try {
      const handle = openSync(temporary, 'wx');
      try {
        const code = compile();
        writeFileSync(handle, this.#digest(code));
        writeFileSync(handle, code);
      } finally {
        closeSync(handle);
      }
      renameSync(temporary, this.#file);
    } catch {
      rmSync(temporary, { force: true });
    }
  }

  #digest(code: Uint8Array): Buffer {
    return createHash('sha256')
      .update(this.#buildId ?? '')
      .update(code)
      .digest();
  }
}
