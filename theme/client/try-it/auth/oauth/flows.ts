import type { SchemeShape } from 'docsgen/request';
import { discover, type Endpoints } from './endpoints.js';

/** A way to a token that a page can go. */
export interface UsableFlow {
  readonly type: 'authorizationCode' | 'clientCredentials';
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
  readonly endpoints: (signal: AbortSignal) => Promise<Endpoints>;
}

/** The scopes that an operation asks for; without `openid` it would not be OpenID Connect. */
export function wantedScopes({ type, scopes }: SchemeShape): readonly string[] {
  return type === 'openIdConnect' ? [...new Set(['openid', ...scopes])] : scopes;
}

/**
 * The ways that a page can go: others need a device, or show it the reader's password.
 *
 * @param server URL of the chosen server, which relative addresses begin at (OpenAPI 3.1.1, “Relative References in API URLs”)
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
  // In a base, what follows the last slash would be lost.
  const base = `${server}/`;
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}
