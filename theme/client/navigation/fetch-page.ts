/** What a server answered to a page's URL. */
export interface FetchedPage {
  /** After redirects of the server, with the hash that was asked for. */
  readonly url: URL;
  /** Undefined where the answer is nothing that can be shown in place of the page: the browser has to load it. */
  readonly html: string | undefined;
}

/** Not now: what RFC 9110 and RFC 6585 answer to requests that may be made again. */
const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/**
 * Asks for a page.
 *
 * @throws Error where nobody answers, or the server says that it cannot do so now
 */
export async function fetchPage(url: URL, options: RequestInit): Promise<FetchedPage> {
  const response = await ask(url, options);
  if (!response) return { url, html: undefined };
  const { status, statusText, headers } = response;
  if (isPassing(status)) throw new Error(`${status} ${statusText}`.trim());
  const found = new URL(response.url);
  found.hash ||= url.hash;
  // A Not Found page is a page.
  const readable =
    (response.ok || status === 404) && headers.get('Content-Type')?.startsWith('text/html');
  if (!readable) await response.body?.cancel();
  return { url: found, html: readable ? await response.text() : undefined };
}

async function ask(url: URL, options: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(url, { headers: { Accept: 'text/html' }, ...options });
  } catch (error) {
    // A redirect to another site fails as a broken network does; only this tells them apart.
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer?.type === 'opaqueredirect') return undefined;
    throw error;
  }
}
