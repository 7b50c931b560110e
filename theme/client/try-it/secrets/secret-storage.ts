import type { Credentials } from 'docsgen/request';

type Secrets = Credentials['schemes'];

/** Key in `sessionStorage`, which ends with the tab. Used only if the reader agrees. */
const storageKey = 'docsgen:try-it:secrets';

interface StoredSecrets {
  /** The origin that the secrets belong to. They are never passed to a different origin. */
  readonly origin: string;
  readonly secrets: Secrets;
}

/** By origin, so that a reader who switches between servers enters each key once. Ends when the window reloads. */
const memory = new Map<string, Secrets>();

/** The secrets that the reader has entered for an origin in this tab. */
export function loadSecrets(origin: string | undefined): Secrets {
  if (origin === undefined) return {};
  const entry = stored();
  return memory.get(origin) ?? (entry?.origin === origin ? entry.secrets : {});
}

export function areStored(): boolean {
  return stored() !== undefined;
}

/** Keeps the secrets of an origin in memory, and in `sessionStorage` if the reader agrees; there, only the last ones. */
export function saveSecrets(origin: string | undefined, secrets: Secrets, keep: boolean): void {
  removeStored();
  if (origin === undefined) return;
  memory.set(origin, secrets);
  if (!keep || Object.keys(secrets).length === 0) return;
  const entry: StoredSecrets = { origin, secrets };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entry));
  } catch {
    // Storage is refused: keep them in memory only.
  }
}

function removeStored(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

function stored(): StoredSecrets | undefined {
  try {
    const entry: Partial<StoredSecrets> | null = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    );
    return entry?.origin && entry.secrets
      ? { origin: entry.origin, secrets: entry.secrets }
      : undefined;
  } catch {
    return undefined;
  }
}
