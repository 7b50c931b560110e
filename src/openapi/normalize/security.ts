import { asList, asObject, isObject, type RawObject } from '../../json-schema/json.js';
import type { Operation } from '../api/operation.js';
import type { OAuthFlow, SecurityScheme } from '../api/security.js';
import { isInternal } from '../internal-parts.js';
import { asText } from '../json.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import type { Context } from './context.js';

export function readSecuritySchemes(context: Context): readonly SecurityScheme[] {
  const schemes = asObject(asObject(context.document.components).securitySchemes);
  return Object.entries(schemes).flatMap(([name, raw]) => {
    const node = asObject(raw);
    const type = valueType(node.type);
    if (type === undefined || isInternal(node)) return [];
    const pointer = pointerTo('/components/securitySchemes', name);
    const scheme: SecurityScheme = {
      name,
      type,
      // Authentication schemes are case-insensitive (RFC 9110, section 11.1).
      scheme: type === 'http' ? asText(node.scheme)?.toLowerCase() : undefined,
      in: type === 'apiKey' ? valuePlace(node.in) : undefined,
      parameter: type === 'apiKey' ? asText(node.name) : undefined,
      bearerFormat: type === 'http' ? asText(node.bearerFormat) : undefined,
      openIdConnectUrl: type === 'openIdConnect' ? asText(node.openIdConnectUrl) : undefined,
      oauth2MetadataUrl: type === 'oauth2' ? asText(node.oauth2MetadataUrl) : undefined,
      flows: type === 'oauth2' ? readFlows(node) : undefined,
      deprecated: node.deprecated === true,
      description: context.describe(node, pointer),
    };
    return [scheme];
  });
}

const flowTypes = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'implicit',
  'password',
] as const;

function readFlows(node: RawObject): readonly OAuthFlow[] {
  return Object.entries(asObject(node.flows)).flatMap(([key, raw]) => {
    const type = flowTypes.find((known) => known === key);
    if (type === undefined || !isObject(raw)) return [];
    const flow: OAuthFlow = {
      type,
      authorizationUrl: asText(raw.authorizationUrl),
      deviceAuthorizationUrl: asText(raw.deviceAuthorizationUrl),
      tokenUrl: asText(raw.tokenUrl),
      refreshUrl: asText(raw.refreshUrl),
      scopes: Object.entries(asObject(raw.scopes)).map(([name, description]) => ({
        name,
        description: asText(description) ?? '',
      })),
    };
    return [flow];
  });
}

/** Returns the security requirements of an operation: its own, or else those of the description. */
export function readSecurity(
  operation: RawObject,
  document: RawObject,
): Required<Pick<Operation, 'security' | 'securityFrom'>> {
  const isOwn = Array.isArray(operation.security);
  const requirements = isOwn ? operation.security : document.security;
  const securityFrom = isOwn ? 'operation' : Array.isArray(requirements) ? 'description' : 'none';
  const security = asList(requirements).map((requirement) =>
    Object.entries(asObject(requirement)).map(([scheme, scopes]) => ({
      scheme: schemeName(scheme),
      scopes: asList(scopes).filter((scope) => typeof scope === 'string'),
    })),
  );
  return { security, securityFrom };
}

/** A requirement contains the scheme's name or a reference to it (3.2). */
export function schemeName(written: string): string {
  if (!written.startsWith('#/components/securitySchemes/')) return written;
  return pointerKeys(written.slice(1)).at(-1) ?? written;
}

function valueType(value: unknown): SecurityScheme['type'] | undefined {
  const types = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;
  return types.find((type) => type === value);
}

function valuePlace(value: unknown): SecurityScheme['in'] {
  return (['query', 'header', 'cookie'] as const).find((place) => place === value);
}
