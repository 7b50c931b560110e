import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command has come to. */
export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface ResidentOptions {
  /** Of the process, beside what this one has. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A process that runs commands of a compiled docsgen, one after the other, each in milliseconds. */
export class Resident {
  readonly #lib: string;
  readonly #options: ResidentOptions;
  #child: ChildProcess | undefined;
  #commands = 0;

  /** @param program absolute path of `bin/docsgen.js`, see `compileInto` */
  constructor(program: string, options: ResidentOptions = {}) {
    this.#lib = pathToFileURL(path.join(path.dirname(program), '../lib')).href;
    this.#options = options;
  }

  async run(...args: readonly string[]): Promise<Ran> {
    // What a build has opened to read its cache stays open as long as its process lives.
    if (this.#commands % 200 === 0) this.stop();
    this.#commands += 1;
    const { cwd = '/', env = {} } = this.#options;
    this.#child ??= fork(path.join(import.meta.dirname, 'resident.mjs'), {
      cwd,
      env: { ...process.env, ...env },
      execArgv: [],
      serialization: 'json',
    });
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) =>
        reject(new Error(`docsgen ${args.join(' ')} ended its process with ${code}`));
      child.once('exit', ended);
      child.once('message', (ran: Ran) => {
        child.off('exit', ended);
        resolve(ran);
      });
      child.send({ lib: this.#lib, args, cwd, env });
    });
  }

  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }
}
