/** A server's response to a page request. */
export interface FetchedPage {
  /** After redirects, with the hash of the request. */
  readonly url: URL;
  /** Undefined if the response cannot be shown in place of the page, so the browser has to load it. */
  readonly html: string | undefined;
}

/** Whether the request may succeed later: server errors, and 408 and 429 (RFC 9110, RFC 6585). */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Fetches a page.
 *
 * @throws Error if there is no response, or one with a temporary failure
 */
export async function fetchPage(url: URL, options: RequestInit): Promise<FetchedPage> {
  const response = await ask(url, options);
  if (!response) return { url, html: undefined };
  const { status, statusText, headers } = response;
  if (isPassing(status)) throw new Error(`${status} ${statusText}`.trim());
  const found = new URL(response.url);
  found.hash ||= url.hash;
  // A Not Found page is shown like any other.
  const readable =
    (response.ok || status === 404) && headers.get('Content-Type')?.startsWith('text/html');
  if (!readable) await response.body?.cancel();
  return { url: found, html: readable ? await response.text() : undefined };
}

async function ask(url: URL, options: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, { headers: { Accept: 'text/html' }, ...options });
  } catch (error) {
    // A redirect to another site fails like a network error; only this request tells them apart.
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (response?.type === 'opaqueredirect') return undefined;
    throw error;
  }
}
