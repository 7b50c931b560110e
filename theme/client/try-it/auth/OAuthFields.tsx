import type { SchemeShape } from 'docsgen/request';
import { useState } from 'react';
import { CheckField } from '../fields/CheckField.js';
import { FormField } from '../fields/FormField.js';
import { SecretInput } from '../fields/SecretInput.js';
import { Select } from '../fields/Select.js';
import { TextInput } from '../fields/TextInput.js';
import { useFormTranslation } from '../messages.js';
import { redirectUri } from './oauth/authorize.js';
import { type UsableFlow, usableFlows, wantedScopes } from './oauth/flows.js';
import type { Client } from './oauth/token.js';
import { useTokenRequest } from './use-token-request.js';

interface Props {
  readonly scheme: SchemeShape;
  /** URL of the chosen server. */
  readonly server: string;
  readonly onToken: (token: string) => void;
}

/**
 * Requests a token by the flows that work in a browser: with the reader's login, or with the client's own credentials.
 */
export function OAuthFields({ scheme, server, onToken }: Props) {
  const t = useFormTranslation();
  const usable = usableFlows(scheme, server);
  const [index, setIndex] = useState(0);
  const [client, setClient] = useState<EnteredClient>({ id: '', secret: '', secretIn: 'header' });
  const [scopes, setScopes] = useState<readonly string[]>(() => wantedScopes(scheme));
  const { progress, canRenew, ask, renew, stop } = useTokenRequest(onToken);
  const flow = usable[index];
  if (!flow) {
    const flows = (scheme.flows ?? []).map(({ type }) => type).join(', ') || '—';
    return <p className="try-hint">{t('tryIt.tokenElsewhere', { flows })}</p>;
  }
  const hasLogin = flow.type === 'authorizationCode';
  const askForScopes = (): void => {
    const offered = flow.scopes.map(({ name }) => name);
    ask(
      flow,
      client,
      offered.filter((name) => scopes.includes(name)),
    );
  };
  return (
    <details className="try-oauth">
      <summary>{t('tryIt.getToken')}</summary>
      {usable.length > 1 && <FlowChoice flows={usable} index={index} onChange={setIndex} />}
      <ClientFields client={client} isSecretOptional={hasLogin} onChange={setClient} />
      {flow.scopes.length > 0 && <ScopeChoice flow={flow} scopes={scopes} onChange={setScopes} />}
      {hasLogin && (
        <p className="try-hint">
          {t('tryIt.redirectUri')} <code dir="ltr">{redirectUri()}</code>
        </p>
      )}
      <div className="try-actions">
        <button
          className="try-button"
          type="button"
          disabled={client.id === ''}
          onClick={askForScopes}
        >
          {hasLogin ? t('tryIt.logIn') : t('tryIt.askToken')}
        </button>
        {canRenew && (
          <button className="try-button" type="button" onClick={() => renew(flow, client)}>
            {t('tryIt.renewToken')}
          </button>
        )}
        {progress?.isWaiting && (
          <button className="try-button" type="button" onClick={stop}>
            {t('tryIt.stop')}
          </button>
        )}
      </div>
      <p className={progress?.isProblem ? 'try-problem' : 'try-hint'} role="status">
        {progress?.text}
      </p>
    </details>
  );
}

interface FlowChoiceProps {
  readonly flows: readonly UsableFlow[];
  readonly index: number;
  readonly onChange: (index: number) => void;
}

function FlowChoice({ flows, index, onChange }: FlowChoiceProps) {
  const t = useFormTranslation();
  return (
    <FormField label={t('tryIt.flow')}>
      {(attributes) => (
        <select
          {...attributes}
          className="try-input"
          value={index}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {flows.map(({ type }, place) => (
            <option key={type} value={place}>
              {type === 'authorizationCode' ? t('tryIt.flow.code') : t('tryIt.flow.client')}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

type EnteredClient = Required<Client>;

interface ClientProps {
  readonly client: EnteredClient;
  readonly isSecretOptional: boolean;
  readonly onChange: (client: EnteredClient) => void;
}

/** The credentials of the application that asks for the token. */
function ClientFields({ client, isSecretOptional, onChange }: ClientProps) {
  const t = useFormTranslation();
  const { id, secret, secretIn } = client;
  return (
    <>
      <FormField label={t('tryIt.clientId')} required>
        {(attributes) => (
          <TextInput
            {...attributes}
            value={id}
            onChange={({ target }) => onChange({ ...client, id: target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('tryIt.clientSecret')}
        hint={isSecretOptional ? t('tryIt.secretOptional') : undefined}
      >
        {(attributes) => (
          <SecretInput
            attributes={attributes}
            value={secret}
            onChange={(text) => onChange({ ...client, secret: text })}
          />
        )}
      </FormField>
      {secret !== '' && (
        <FormField label={t('tryIt.secretPlace')}>
          {(attributes) => (
            <Select
              attributes={attributes}
              value={secretIn}
              options={(['header', 'body'] as const).map((place) => ({
                value: place,
                label: t(`tryIt.secretPlace.${place}`),
              }))}
              onChange={(place) =>
                onChange({ ...client, secretIn: place === 'body' ? 'body' : 'header' })
              }
            />
          )}
        </FormField>
      )}
    </>
  );
}

interface ScopeProps {
  readonly flow: UsableFlow;
  readonly scopes: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

function ScopeChoice({ flow, scopes, onChange }: ScopeProps) {
  const t = useFormTranslation();
  return (
    <FormField label={t('tryIt.scopes')} isGroup>
      {() =>
        flow.scopes.map(({ name, description }) => (
          <CheckField
            key={name}
            isChecked={scopes.includes(name)}
            onChange={(isWanted) =>
              onChange(isWanted ? [...scopes, name] : scopes.filter((one) => one !== name))
            }
          >
            <code>{name}</code> {description}
          </CheckField>
        ))
      }
    </FormField>
  );
}
