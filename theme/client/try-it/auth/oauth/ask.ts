import { isMixed, watchPolicy } from '../../answer/policy.js';
import { TokenError } from './token-error.js';

/**
 * Asks an authorization server. The request carries neither cookies nor a referrer and follows no redirect.
 *
 * @throws TokenError where the browser cannot read the answer
 */
export async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  if (!URL.canParse(url, location.href)) throw new TokenError('no-endpoints', url);
  const { href, host } = new URL(url, location.href);
  if (isMixed(href)) throw new TokenError('mixed', host);
  const forbidden = watchPolicy(href);
  try {
    return await fetch(href, {
      ...init,
      signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  } catch (error) {
    // The event that tells of a policy comes after the failure.
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    if (!(error instanceof TypeError)) throw error;
    throw new TokenError(forbidden.happened() ? 'policy' : 'unreadable', host);
  } finally {
    forbidden.end();
  }
}
