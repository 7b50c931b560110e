import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The result of a command. */
export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface ResidentOptions {
  /** Additional environment variables of the process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A long-lived process that runs commands of a compiled docsgen without startup time. */
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
    // File handles of the cache stay open until the process exits.
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
