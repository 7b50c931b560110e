import type { SchemeShape } from 'docsgen/request';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../fields/Field.js';
import { SecretInput } from '../fields/SecretInput.js';
import { Select } from '../fields/Select.js';
import { TextInput } from '../fields/TextInput.js';
import { type MessageText, useTranslate } from '../words.js';
import { authorize, redirectUri } from './oauth/authorize.js';
import type { Endpoints } from './oauth/endpoints.js';
import { usableFlows, wantedScopes } from './oauth/flows.js';
import { askForToken, type Client, type OAuthTokens } from './oauth/token.js';
import { TokenError } from './oauth/token-error.js';

interface Props {
  readonly scheme: SchemeShape;
  /** URL of the chosen server. */
  readonly server: string;
  readonly onToken: (token: string) => void;
}

/** State of the token request. */
interface Progress {
  readonly text: string;
  readonly isProblem: boolean;
  readonly isWaiting?: boolean;
}

const reasons: Readonly<Record<TokenError['reason'], MessageText>> = {
  refused: 'tryIt.tokenRefused',
  popup: 'tryIt.popupBlocked',
  insecure: 'tryIt.tokenInsecure',
  mixed: 'tryIt.cause.mixed',
  policy: 'tryIt.cause.policy',
  'no-endpoints': 'tryIt.noEndpoints',
  issuer: 'tryIt.wrongIssuer',
  unreadable: 'tryIt.tokenFailed',
};

/**
 * Requests a token by the flows that work in a browser: with the reader's login, or with the client's own credentials.
 */
export function OAuthFields({ scheme, server, onToken }: Props) {
  const say = useTranslate();
  const usable = usableFlows(scheme, server);
  const [index, setIndex] = useState(0);
  const [id, setId] = useState('');
  const [secret, setSecret] = useState('');
  const [secretIn, setSecretIn] = useState<'header' | 'body'>('header');
  const [refresh, setRefresh] = useState<string>();
  const [scopes, setScopes] = useState<readonly string[]>(() => wantedScopes(scheme));
  const [state, setState] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const flow = usable[index];
  if (!flow) {
    const flows = (scheme.flows ?? []).map(({ type }) => type).join(', ') || '—';
    return <p className="try-hint">{say('tryIt.tokenElsewhere', { flows })}</p>;
  }

  const client: Client = { id, secret, secretIn };
  /** Requests tokens and shows the progress. */
  const get = async (tokensFrom: (signal: AbortSignal) => Promise<OAuthTokens>): Promise<void> => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ text: say('tryIt.tokenAwaited'), isProblem: false, isWaiting: true });
    try {
      const tokens = await tokensFrom(signal);
      // The reader may have chosen another server meanwhile, which must not receive the token.
      signal.throwIfAborted();
      onToken(tokens.access);
      setRefresh((before) => tokens.refresh ?? before);
      setState({ text: say('tryIt.tokenGot'), isProblem: false });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof TokenError)) throw error;
      const { reason, message } = error;
      const text = say(reasons[reason], { reason: message, host: message, url: message });
      setState({ text, isProblem: true });
    }
  };
  const ask = (signal: AbortSignal): Promise<OAuthTokens> => {
    const chosen = flow.scopes.map(({ name }) => name).filter((name) => scopes.includes(name));
    const endpoints = (): Promise<Endpoints> => flow.endpoints(signal);
    if (flow.type === 'authorizationCode') {
      const onClosed = (): void => setState({ text: say('tryIt.windowClosed'), isProblem: true });
      return authorize({ endpoints, client, scopes: chosen, onClosed }, signal);
    }
    const scope: Readonly<Record<string, string>> =
      chosen.length > 0 ? { scope: chosen.join(' ') } : {};
    const fields = { grant_type: 'client_credentials', ...scope };
    return endpoints().then(({ tokenUrl }) => askForToken(tokenUrl, client, fields, signal));
  };
  const renew = async (signal: AbortSignal): Promise<OAuthTokens> => {
    const { refreshUrl, tokenUrl } = await flow.endpoints(signal);
    // RFC 6749, section 6.
    const fields = { grant_type: 'refresh_token', refresh_token: refresh ?? '' };
    return askForToken(refreshUrl || tokenUrl, client, fields, signal);
  };
  const giveUp = (): void => {
    running.current?.abort();
    setState({ text: say('tryIt.tokenGivenUp'), isProblem: false });
  };
  return (
    <details className="try-oauth">
      <summary>{say('tryIt.getToken')}</summary>
      {usable.length > 1 && (
        <FormField label={say('tryIt.flow')}>
          {(control) => (
            <select
              {...control}
              className="try-input"
              value={index}
              onChange={({ target }) => setIndex(Number(target.value))}
            >
              {usable.map(({ type }, place) => (
                <option key={type} value={place}>
                  {type === 'authorizationCode' ? say('tryIt.flow.code') : say('tryIt.flow.client')}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField label={say('tryIt.clientId')} required>
        {(control) => (
          <TextInput {...control} value={id} onChange={({ target }) => setId(target.value)} />
        )}
      </FormField>
      <FormField
        label={say('tryIt.clientSecret')}
        hint={flow.type === 'authorizationCode' ? say('tryIt.secretOptional') : undefined}
      >
        {(control) => <SecretInput control={control} value={secret} onChange={setSecret} />}
      </FormField>
      {secret !== '' && (
        <FormField label={say('tryIt.secretPlace')}>
          {(control) => (
            <Select
              control={control}
              value={secretIn}
              options={(['header', 'body'] as const).map((place) => ({
                value: place,
                label: say(`tryIt.secretPlace.${place}`),
              }))}
              onChange={(place) => setSecretIn(place === 'body' ? 'body' : 'header')}
            />
          )}
        </FormField>
      )}
      {flow.scopes.length > 0 && (
        <FormField label={say('tryIt.scopes')} isGroup>
          {() =>
            flow.scopes.map(({ name, description }) => (
              <label className="try-check" key={name}>
                <input
                  type="checkbox"
                  checked={scopes.includes(name)}
                  onChange={({ target }) =>
                    setScopes(
                      target.checked ? [...scopes, name] : scopes.filter((one) => one !== name),
                    )
                  }
                />
                <span>
                  <code>{name}</code> {description}
                </span>
              </label>
            ))
          }
        </FormField>
      )}
      {flow.type === 'authorizationCode' && (
        <p className="try-hint">
          {say('tryIt.redirectUri')} <code dir="ltr">{redirectUri()}</code>
        </p>
      )}
      <div className="try-actions">
        <button
          className="try-button"
          type="button"
          disabled={id === ''}
          onClick={() => void get(ask)}
        >
          {flow.type === 'authorizationCode' ? say('tryIt.logIn') : say('tryIt.askToken')}
        </button>
        {refresh !== undefined && (
          <button className="try-button" type="button" onClick={() => void get(renew)}>
            {say('tryIt.renewToken')}
          </button>
        )}
        {state?.isWaiting && (
          <button className="try-button" type="button" onClick={giveUp}>
            {say('tryIt.stop')}
          </button>
        )}
      </div>
      <p className={state?.isProblem ? 'try-problem' : 'try-hint'} role="status">
        {state?.text}
      </p>
    </details>
  );
}
