import type { MessageKey, MessageValues } from '../../../i18n/index.js';
import type { OAuthFlow, SecurityScheme } from '../../../openapi/api/security.js';
import type {
  FactView,
  FlowView,
  ScopeView,
  SecuritySchemeView,
} from '../../page-props/service-view.js';
import { addressFact } from '../texts/about-facts.js';

type Translate = (key: MessageKey, values?: MessageValues) => string;
type Words = Pick<SecuritySchemeView, 'label' | 'example'>;

/** Returns a security scheme with a label, a sample of what to send, and all flows with their scopes. */
export function securityView(
  scheme: SecurityScheme,
  anchor: string,
  description: string | undefined,
  t: Translate,
): SecuritySchemeView {
  return {
    name: scheme.name,
    anchor,
    ...inWords(scheme, t),
    deprecated: scheme.deprecated ?? false,
    scopes: [],
    facts: schemeFacts(scheme, t),
    flows: (scheme.flows ?? []).map((flow) => flowView(flow, t)),
    description,
  };
}

/** Returns a security scheme as an operation requires it: with the required scopes and the flows. */
export function requiredView(
  scheme: SecurityScheme,
  scopes: readonly string[],
  { anchor, url, description }: Pick<SecuritySchemeView, 'anchor' | 'url' | 'description'>,
  t: Translate,
): SecuritySchemeView {
  const view = securityView(scheme, anchor, description, t);
  const known = (scheme.flows ?? []).flatMap((flow) => flow.scopes);
  return {
    ...view,
    url,
    scopes: scopes.map((name): ScopeView => {
      const description = known.find((scope) => scope.name === name)?.description;
      return description ? { name, description } : { name };
    }),
    flows: view.flows.map((flow) => ({ ...flow, scopes: [] })),
  };
}

/** Returns only what an operation adds to the scheme's description elsewhere on the page. */
export function shortSecurityView(scheme: SecuritySchemeView): SecuritySchemeView {
  return { ...scheme, description: undefined, facts: [], flows: [] };
}

function schemeFacts(scheme: SecurityScheme, t: Translate): FactView[] {
  const { bearerFormat, openIdConnectUrl, oauth2MetadataUrl } = scheme;
  const format = { label: t('reference.security.tokenFormat'), value: bearerFormat ?? '' };
  return [
    ...(bearerFormat === undefined ? [] : [format]),
    ...addresses(t, [
      ['reference.security.discovery', openIdConnectUrl],
      ['reference.security.metadata', oauth2MetadataUrl],
    ]),
  ];
}

function addresses(
  t: Translate,
  written: readonly (readonly [MessageKey, string | undefined])[],
): FactView[] {
  return written.flatMap(([key, url]) => (url === undefined ? [] : [addressFact(t(key), url)]));
}

function flowView(flow: OAuthFlow, t: Translate): FlowView {
  return {
    type: flow.type,
    label: t(`reference.flow.${flow.type}`),
    facts: addresses(t, [
      ['reference.security.authorizationUrl', flow.authorizationUrl],
      ['reference.security.deviceUrl', flow.deviceAuthorizationUrl],
      ['reference.security.tokenUrl', flow.tokenUrl],
      ['reference.security.refreshUrl', flow.refreshUrl],
    ]),
    scopes: flow.scopes.map(({ name, description }) =>
      description === '' ? { name } : { name, description },
    ),
  };
}

function inWords(scheme: SecurityScheme, t: Translate): Words {
  switch (scheme.type) {
    case 'http':
      return http(scheme.scheme, t);
    case 'apiKey':
      return apiKey(scheme.in ?? 'header', scheme.parameter ?? scheme.name, t);
    case 'oauth2':
      return { label: 'OAuth 2.0', example: 'Authorization: Bearer {access token}' };
    case 'openIdConnect':
      return { label: 'OpenID Connect', example: 'Authorization: Bearer {access token}' };
    case 'mutualTLS':
      return { label: t('reference.security.mutualTls') };
  }
}

function http(scheme: string | undefined, t: Translate): Words {
  switch (scheme) {
    case 'bearer':
      return {
        label: t('reference.security.bearer'),
        example: 'Authorization: Bearer {token}',
      };
    case 'basic':
      return {
        label: t('reference.security.basic'),
        example: 'Authorization: Basic {base64(user:password)}',
      };
    default:
      return { label: t('reference.security.http', { scheme: scheme ?? '?' }) };
  }
}

function apiKey(place: 'query' | 'header' | 'cookie', name: string, t: Translate): Words {
  switch (place) {
    case 'query':
      return { label: t('reference.security.keyInQuery', { name }), example: `?${name}={key}` };
    case 'cookie':
      return {
        label: t('reference.security.keyInCookie', { name }),
        example: `Cookie: ${name}={key}`,
      };
    case 'header':
      return {
        label: t('reference.security.keyInHeader', { name }),
        example: `${name}: {key}`,
      };
  }
}
