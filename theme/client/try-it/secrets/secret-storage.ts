import type { Credentials } from 'docsgen/request';

type Secrets = Credentials['schemes'];

/** Key in `sessionStorage`, which ends with the tab. Used only if the reader agrees. */
const storageKey = 'docsgen:try-it:secrets';

interface StoredSecrets {
  /** The origin that the secrets belong to. They are never passed to a different origin. */
  readonly origin: string;
  readonly secrets: Secrets;
}

/** Kept across pages of the site until the window reloads. */
let memory: StoredSecrets | undefined;

/** The secrets that the reader has entered for an origin in this tab. */
export function loadSecrets(origin: string | undefined): Secrets {
  const entry = memory ?? stored();
  return entry && entry.origin === origin ? entry.secrets : {};
}

export function areStored(): boolean {
  return stored() !== undefined;
}

/** Keeps the secrets of an origin in memory, and in `sessionStorage` if the reader agrees. */
export function saveSecrets(origin: string | undefined, secrets: Secrets, keep: boolean): void {
  clearSecrets();
  if (origin === undefined || Object.keys(secrets).length === 0) return;
  memory = { origin, secrets };
  if (!keep) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage is refused: keep them in memory only.
  }
}

export function clearSecrets(): void {
  memory = undefined;
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
