import { isJsonObject } from 'docsgen/request';
import type { Json, JsonObject } from 'docsgen/theme';
import { isMixed, watchPolicy } from '../../answer/policy.js';
import { TokenError } from './token-error.js';

/** What an authorization server has said. */
export interface Reply {
  readonly status: number;
  readonly isOk: boolean;
  /** Empty where the body is no object in JSON. */
  readonly fields: JsonObject;
}

/**
 * Asks an authorization server. The request carries neither cookies nor a referrer and follows no redirect.
 *
 * @param url absolute
 * @throws TokenError where the browser cannot read the answer
 */
export async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Reply> {
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
    // The event that tells of a policy comes after the failure.
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
