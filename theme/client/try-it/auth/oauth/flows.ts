import type { SchemeShape } from 'docsgen/request';
import { discover, type Endpoints } from './endpoints.js';

/** An OAuth flow that works in a browser. */
export interface UsableFlow {
  readonly type: 'authorizationCode' | 'clientCredentials';
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
  readonly endpoints: (signal: AbortSignal) => Promise<Endpoints>;
}

/** The scopes of an operation, with `openid` for OpenID Connect, which requires it. */
export function wantedScopes({ type, scopes }: SchemeShape): readonly string[] {
  return type === 'openIdConnect' ? [...new Set(['openid', ...scopes])] : scopes;
}

/**
 * The flows that work in a browser: the others need a device or expose the reader's password to the page.
 *
 * @param server URL of the chosen server, the base of relative URLs (OpenAPI 3.1.1, “Relative References in API URLs”)
 */
export function usableFlows(scheme: SchemeShape, server: string): readonly UsableFlow[] {
  const { flows = [], openIdConnectUrl } = scheme;
  if (scheme.type === 'openIdConnect' && openIdConnectUrl !== undefined) {
    const url = absolute(openIdConnectUrl, server);
    const common = {
      scopes: wantedScopes(scheme).map((name) => ({ name, description: '' })),
      endpoints: (signal: AbortSignal) => discover(url, signal),
    };
    return [
      { type: 'authorizationCode', ...common },
      { type: 'clientCredentials', ...common },
    ];
  }
  return flows.flatMap((flow): UsableFlow[] => {
    const { type, authorizationUrl = '', tokenUrl = '', refreshUrl, scopes } = flow;
    const endpoints = async (): Promise<Endpoints> => ({
      authorizationUrl: absolute(authorizationUrl, server),
      tokenUrl: absolute(tokenUrl, server),
      refreshUrl: refreshUrl && absolute(refreshUrl, server),
    });
    const isUsable =
      tokenUrl !== '' &&
      (type === 'clientCredentials' || (type === 'authorizationCode' && authorizationUrl !== ''));
    return isUsable ? [{ type, scopes, endpoints }] : [];
  });
}

function absolute(url: string, server: string): string {
  // Without a trailing slash, resolving would drop the last segment of the base.
  const base = `${server}/`;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
