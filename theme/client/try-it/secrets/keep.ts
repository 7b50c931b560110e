import type { Credentials } from 'docsgen/request';

type Secrets = Credentials['schemes'];

/** Key in `sessionStorage`, which ends with the tab. Used only if the reader agrees. */
const place = 'docsgen:try-it:secrets';

interface Held {
  /** The origin that the secrets belong to. They are never passed to a different origin. */
  readonly origin: string;
  readonly secrets: Secrets;
}

/** Kept across pages of the site until the window reloads. */
let memory: Held | undefined;

/** The secrets that the reader has entered for an origin in this tab. */
export function recallSecrets(origin: string | undefined): Secrets {
  const held = memory ?? stored();
  return held && held.origin === origin ? held.secrets : {};
}

export function areKept(): boolean {
  return stored() !== undefined;
}

/** Keeps the secrets of an origin in memory, and in `sessionStorage` if the reader agrees. */
export function holdSecrets(origin: string | undefined, secrets: Secrets, keep: boolean): void {
  forgetSecrets();
  if (origin === undefined || Object.keys(secrets).length === 0) return;
  memory = { origin, secrets };
  if (!keep) return;
  try {
    sessionStorage.setItem(place, JSON.stringify(memory));
  } catch {
    // Storage is refused: keep them in memory only.
  }
}

export function forgetSecrets(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}

function stored(): Held | undefined {
  try {
    const held: Partial<Held> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return held?.origin && held.secrets
      ? { origin: held.origin, secrets: held.secrets }
      : undefined;
  } catch {
    return undefined;
  }
}
