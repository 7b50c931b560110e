import { plainLabel, type Statement, StatementError, unknownStatement } from './statement.js';

export interface Commit {
  readonly id: string;
  /** Whether the author wrote the id. */
  readonly isNamed: boolean;
  readonly branch: string;
  readonly parents: readonly Commit[];
  readonly isMerge: boolean;
  /** `NORMAL`, `REVERSE` or `HIGHLIGHT`. */
  readonly type: string;
  readonly tags: readonly string[];
}

export interface GitHistory {
  /** In the order of their lanes. */
  readonly branches: readonly string[];
  readonly commits: readonly Commit[];
}

/** Runs the commands of a `gitGraph`: commit, branch, checkout, merge, cherry-pick. */
export function readHistory(statements: readonly Statement[], options: string): GitHistory {
  const repository = new Repository(/mainBranchName['"]?\s*:\s*['"]?([\w./-]+)/.exec(options)?.[1]);
  for (const statement of statements) repository.run(statement);
  if (repository.commits.length === 0) throw new StatementError('it has no commits', undefined);
  return repository;
}

class Repository implements GitHistory {
  readonly commits: Commit[] = [];
  readonly #heads = new Map<string, Commit | undefined>();
  readonly #orders = new Map<string, number>();
  #current: string;

  constructor(main = 'main') {
    this.#current = main;
    this.#heads.set(main, undefined);
  }

  get branches(): readonly string[] {
    const names = [...this.#heads.keys()].filter((name) => this.#heads.get(name) !== undefined);
    const order = (name: string): number => this.#orders.get(name) ?? names.indexOf(name);
    return names.toSorted((one, other) => order(one) - order(other));
  }

  run(statement: Statement): void {
    const [, command, rest = ''] =
      /^(commit|branch|checkout|switch|merge|cherry-pick)\b\s*(.*)$/.exec(statement.text) ?? [];
    if (command === undefined) throw unknownStatement(statement);
    const [, quoted, bare] = /^(?:"([^"]+)"|([^\s"]+))/.exec(rest) ?? [];
    const name = quoted ?? bare ?? '';
    if (command === 'commit') this.#commit(rest);
    else if (command === 'branch') this.#branch(name, rest, statement);
    else if (command === 'merge') this.#merge(name, rest, statement);
    else if (command === 'cherry-pick') this.#pick(rest, statement);
    else this.#checkOut(name, statement);
  }

  #checkOut(name: string, { line }: Statement): void {
    // The main branch may have another name, which its first use tells.
    if (!this.#heads.has(name)) throw new StatementError(`no branch is named "${name}"`, line);
    this.#current = name;
  }

  #branch(name: string, rest: string, { line }: Statement): void {
    if (this.#heads.has(name))
      throw new StatementError(`the branch "${name}" exists already`, line);
    this.#heads.set(name, this.#heads.get(this.#current));
    const [, order] = /\border:\s*(\d+)/.exec(rest) ?? [];
    if (order !== undefined) this.#orders.set(name, Number(order));
    this.#current = name;
  }

  #commit(rest: string, merged?: Commit, picked?: string): void {
    const head = this.#heads.get(this.#current);
    const id = quotedValue('id', rest);
    const message = quotedValue('msg', rest) ?? /^"([^"]*)"/.exec(rest)?.[1];
    const tags = [...rest.matchAll(/\btag:\s*"([^"]*)"/g)].map(([, tag = '']) => plainLabel(tag));
    const label = picked ?? message ?? id;
    const commit: Commit = {
      id: plainLabel(label ?? String(this.commits.length)),
      isNamed: label !== undefined,
      branch: this.#current,
      parents: [head, merged].filter((one) => one !== undefined),
      isMerge: merged !== undefined,
      type: /\btype:\s*(\w+)/.exec(rest)?.[1] ?? 'NORMAL',
      tags,
    };
    this.commits.push(commit);
    this.#heads.set(this.#current, commit);
  }

  #merge(name: string, rest: string, { line }: Statement): void {
    const merged = this.#heads.get(name);
    if (!merged) throw new StatementError(`no branch with commits is named "${name}"`, line);
    this.#commit(rest.replace(/^(?:"[^"]+"|\S+)\s*/, ''), merged);
  }

  #pick(rest: string, { line }: Statement): void {
    const id = quotedValue('id', rest);
    if (!this.commits.some((commit) => commit.id === id))
      throw new StatementError(`no commit has the id "${id}"`, line);
    this.#commit(rest, undefined, id);
  }
}

function quotedValue(name: string, rest: string): string | undefined {
  return new RegExp(`\\b${name}:\\s*"([^"]*)"`).exec(rest)?.[1];
}
