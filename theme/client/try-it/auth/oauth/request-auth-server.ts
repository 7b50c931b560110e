import { isJsonObject } from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { isMixed, watchPolicy } from '../../response/policy.js';
import { TokenError } from './token-error.js';

/** The response of an authorization server. */
export interface AuthServerResponse {
  readonly status: number;
  readonly isOk: boolean;
  /** Empty if the body is not a JSON object. */
  readonly fields: JsonObject;
}

/**
 * Sends a request to an authorization server, without cookies and referrer and without following redirects.
 *
 * @param url absolute
 * @throws TokenError if the browser cannot read the response
 */
export async function requestAuthServer(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<AuthServerResponse> {
  if (!URL.canParse(url)) throw new TokenError('no-endpoints', url);
  const { href, host } = new URL(url);
  if (isMixed(href)) throw new TokenError('mixed', host);
  const forbidden = watchPolicy(href);
  try {
    const response = await fetch(href, {
      ...init,
      signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    return {
      status: response.status,
      isOk: response.ok,
      fields: fieldsIn(await response.text()),
    };
  } catch (error) {
    // The event of a policy violation fires after the failure.
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal.throwIfAborted();
    if (!(error instanceof TypeError)) throw error;
    throw new TokenError(forbidden.happened() ? 'policy' : 'unreadable', host);
  } finally {
    forbidden.end();
  }
}

function fieldsIn(text: string): JsonObject {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
