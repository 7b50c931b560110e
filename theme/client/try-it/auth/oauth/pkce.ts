/** The secret of an authorization request and its hash, which the authorization server receives first (RFC 7636). */
export interface PkcePair {
  readonly verifier: string;
  /** SHA-256 of the verifier, `S256`. */
  readonly challenge: string;
}

/** @throws Error outside secure contexts, where browsers have no SHA-256 */
export async function makePkcePair(): Promise<PkcePair> {
  const verifier = randomText();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(hash)) };
}

/** 256 random bits in 43 characters. */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
