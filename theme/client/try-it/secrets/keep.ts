import type { Credentials } from 'docsgen/request';

type Secrets = Credentials['schemes'];

/** In `sessionStorage`, only where the reader wants it: it ends with the tab. */
const place = 'docsgen:try-it:secrets';

interface Held {
  /** Whom the secrets are meant for. They are never given to another. */
  readonly origin: string;
  readonly secrets: Secrets;
}

/** In memory, from one page of the site to the next; gone when the window loads anew. */
let memory: Held | undefined;

/** What the reader has given for an origin, in this tab. */
export function recallSecrets(origin: string | undefined): Secrets {
  const held = memory ?? stored();
  return held && held.origin === origin ? held.secrets : {};
}

export function areKept(): boolean {
  return stored() !== undefined;
}

/** Holds secrets for an origin in memory; beyond it only where the reader wants to keep them. */
export function holdSecrets(origin: string | undefined, secrets: Secrets, keep: boolean): void {
  forgetSecrets();
  if (origin === undefined || Object.keys(secrets).length === 0) return;
  memory = { origin, secrets };
  if (!keep) return;
  try {
    sessionStorage.setItem(place, JSON.stringify(memory));
  } catch {
    // The browser keeps nothing: memory has to do.
  }
}

export function forgetSecrets(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept.
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
