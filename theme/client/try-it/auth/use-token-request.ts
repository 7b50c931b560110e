import { useEffect, useRef, useState } from 'react';
import { type FormMessageKey, useFormTranslation } from '../messages.js';
import { type AuthorizationCode, authorize } from './oauth/authorize.js';
import type { UsableFlow } from './oauth/flows.js';
import { type Client, type OAuthTokens, requestToken } from './oauth/token.js';
import { TokenError } from './oauth/token-error.js';

/** State of the token request. */
interface Progress {
  readonly text: string;
  readonly isProblem: boolean;
  readonly isWaiting?: boolean;
}

/** Requests tokens and says how that goes. */
interface TokenRequest {
  readonly progress: Progress | undefined;
  /** Whether the server has given a token that renews the current one. */
  readonly canRenew: boolean;
  readonly ask: (flow: UsableFlow, client: Client, scopes: readonly string[]) => void;
  readonly renew: (flow: UsableFlow, client: Client) => void;
  readonly stop: () => void;
}

const reasons: Readonly<Record<TokenError['reason'], FormMessageKey>> = {
  refused: 'tryIt.tokenRefused',
  popup: 'tryIt.popupBlocked',
  insecure: 'tryIt.tokenInsecure',
  mixed: 'tryIt.cause.mixed',
  policy: 'tryIt.cause.policy',
  'no-endpoints': 'tryIt.noEndpoints',
  issuer: 'tryIt.wrongIssuer',
  unreadable: 'tryIt.tokenFailed',
};

/** One token request at a time; it ends with the form. */
export function useTokenRequest(onToken: (token: string) => void): TokenRequest {
  const t = useFormTranslation();
  const [refresh, setRefresh] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Requests tokens and shows the progress. */
  const get = async (tokensFrom: (signal: AbortSignal) => Promise<OAuthTokens>): Promise<void> => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setProgress({ text: t('tryIt.tokenAwaited'), isProblem: false, isWaiting: true });
    try {
      const tokens = await tokensFrom(signal);
      // The reader may have chosen another server meanwhile, which must not receive the token.
      signal.throwIfAborted();
      onToken(tokens.access);
      setRefresh((before) => tokens.refresh ?? before);
      setProgress({ text: t('tryIt.tokenGot'), isProblem: false });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TokenError)) throw error;
      const { reason, message } = error;
      const text = t(reasons[reason], { reason: message, host: message, url: message });
      setProgress({ text, isProblem: true });
    }
  };
  const onClosed = (): void => setProgress({ text: t('tryIt.windowClosed'), isProblem: true });
  return {
    progress,
    canRenew: refresh !== undefined,
    ask: (flow, client, scopes) =>
      void get((signal) => firstTokens(flow, { client, scopes, onClosed }, signal)),
    renew: (flow, client) => void get((signal) => renewedTokens(flow, client, refresh, signal)),
    stop: () => {
      running.current?.abort();
      setProgress({ text: t('tryIt.tokenGivenUp'), isProblem: false });
    },
  };
}

async function firstTokens(
  flow: UsableFlow,
  login: Omit<AuthorizationCode, 'endpoints'>,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  const endpoints = () => flow.endpoints(signal);
  if (flow.type === 'authorizationCode') {
    return authorize({ ...login, endpoints }, signal);
  }
  const { client, scopes } = login;
  const scope: Readonly<Record<string, string>> =
    scopes.length > 0 ? { scope: scopes.join(' ') } : {};
  const { tokenUrl } = await endpoints();
  return requestToken(tokenUrl, client, { grant_type: 'client_credentials', ...scope }, signal);
}

async function renewedTokens(
  flow: UsableFlow,
  client: Client,
  refresh: string | undefined,
  signal: AbortSignal,
): Promise<OAuthTokens> {
  const { refreshUrl, tokenUrl } = await flow.endpoints(signal);
  // RFC 6749, section 6.
  const fields = { grant_type: 'refresh_token', refresh_token: refresh ?? '' };
  return requestToken(refreshUrl || tokenUrl, client, fields, signal);
}
