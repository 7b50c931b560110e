import type { ParameterValue, ServerValues } from 'docsgen/request';
import { readStored, writeStored } from '../../storage.js';

/** Values that a reader has named, for all operations of the site. Never contains secrets. */
export interface NamedEnvironment {
  readonly name: string;
  readonly servers: readonly ChosenServer[];
  readonly baseUrls: readonly BaseUrl[];
  /** Parameters with the same value in all operations. */
  readonly parameters: readonly ParameterValue[];
  /** Names of the schemes of the chosen authentication: `key + token`. */
  readonly security?: string | undefined;
}

/** A server of one description. */
export interface ChosenServer extends Pick<ServerValues, 'variables' | 'url'> {
  /** As the description writes it: operations may list their servers in another order. */
  readonly described: string;
}

/** The base URL of a description, and the reader's in its place. */
export interface BaseUrl {
  readonly from: string;
  readonly to: string;
}

/** Key in `localStorage`. */
const key = 'docsgen:try-it:environments';

interface Stored {
  readonly chosen?: string;
  readonly environments: readonly NamedEnvironment[];
}

export function environments(): readonly NamedEnvironment[] {
  return stored().environments;
}

/** The environment that the reader has chosen. */
export function chosenEnvironment(): NamedEnvironment | undefined {
  const { chosen, environments: all } = stored();
  return all.find(({ name }) => name === chosen);
}

/** @param name undefined for the servers of the description */
export function chooseEnvironment(name: string | undefined): void {
  store(name, environments());
}

/** Adds an environment, or replaces the one of that name, and chooses it. */
export function saveEnvironment(environment: NamedEnvironment, replaced = environment.name): void {
  const all = environments();
  const isKnown = all.some(({ name }) => name === replaced);
  store(
    environment.name,
    isKnown ? all.map((one) => (one.name === replaced ? environment : one)) : [...all, environment],
  );
}

/** Changes the chosen environment, if there is one. */
export function changeEnvironment(
  change: (environment: NamedEnvironment) => NamedEnvironment,
): boolean {
  const chosen = chosenEnvironment();
  if (chosen) saveEnvironment(change(chosen), chosen.name);
  return chosen !== undefined;
}

export function deleteEnvironment(name: string): void {
  store(
    undefined,
    environments().filter((one) => one.name !== name),
  );
}

function store(chosen: string | undefined, all: readonly NamedEnvironment[]): void {
  const kept: Stored = chosen === undefined ? { environments: all } : { chosen, environments: all };
  writeStored(key, JSON.stringify(kept));
}

function stored(): Stored {
  try {
    const { chosen, environments: all }: Partial<Stored> = JSON.parse(readStored(key) ?? '{}');
    const valid = Array.isArray(all) ? all.filter(isEnvironment) : [];
    return { ...(typeof chosen === 'string' ? { chosen } : {}), environments: valid };
  } catch {
    return { environments: [] };
  }
}

function isEnvironment(one: unknown): one is NamedEnvironment {
  const { name, servers, baseUrls, parameters } = (one ?? {}) as Partial<NamedEnvironment>;
  return typeof name === 'string' && [servers, baseUrls, parameters].every(Array.isArray);
}
