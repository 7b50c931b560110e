import type { Operation } from '../api/operation.js';
import type { OAuthFlow, SecurityScheme } from '../api/security.js';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.js';
import { pointerKeys, pointerTo } from '../pointer.js';
import { type Context, isInternal } from './context.js';

export function readSecuritySchemes(context: Context): readonly SecurityScheme[] {
  const schemes = objectOf(objectOf(context.document.components).securitySchemes);
  return Object.entries(schemes).flatMap(([name, raw]) => {
    const node = objectOf(raw);
    const type = typeOf(node.type);
    if (type === undefined || isInternal(node)) return [];
    const pointer = pointerTo('/components/securitySchemes', name);
    const scheme: SecurityScheme = {
      name,
      type,
      // Schemes are case-insensitive (RFC 9110, section 11.1).
      scheme: type === 'http' ? textOf(node.scheme)?.toLowerCase() : undefined,
      in: type === 'apiKey' ? placeOf(node.in) : undefined,
      parameter: type === 'apiKey' ? textOf(node.name) : undefined,
      bearerFormat: type === 'http' ? textOf(node.bearerFormat) : undefined,
      openIdConnectUrl: type === 'openIdConnect' ? textOf(node.openIdConnectUrl) : undefined,
      oauth2MetadataUrl: type === 'oauth2' ? textOf(node.oauth2MetadataUrl) : undefined,
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

function readFlows(node: JsonObject): readonly OAuthFlow[] {
  return Object.entries(objectOf(node.flows)).flatMap(([key, raw]) => {
    const type = flowTypes.find((known) => known === key);
    if (type === undefined || !isObject(raw)) return [];
    const flow: OAuthFlow = {
      type,
      authorizationUrl: textOf(raw.authorizationUrl),
      deviceAuthorizationUrl: textOf(raw.deviceAuthorizationUrl),
      tokenUrl: textOf(raw.tokenUrl),
      refreshUrl: textOf(raw.refreshUrl),
      scopes: Object.entries(objectOf(raw.scopes)).map(([name, description]) => ({
        name,
        description: textOf(description) ?? '',
      })),
    };
    return [flow];
  });
}

/** What an operation asks for: its own requirements, else those of the whole description. */
export function readSecurity(
  operation: JsonObject,
  document: JsonObject,
): Required<Pick<Operation, 'security' | 'securityFrom'>> {
  const isOwn = Array.isArray(operation.security);
  const requirements = isOwn ? operation.security : document.security;
  const securityFrom = isOwn ? 'operation' : Array.isArray(requirements) ? 'description' : 'none';
  const security = listOf(requirements).map((requirement) =>
    Object.entries(objectOf(requirement)).map(([scheme, scopes]) => ({
      scheme: schemeNameOf(scheme),
      scopes: listOf(scopes).filter((scope) => typeof scope === 'string'),
    })),
  );
  return { security, securityFrom };
}

/** A requirement names its scheme, or refers to it (3.2). */
export function schemeNameOf(written: string): string {
  if (!written.startsWith('#/components/securitySchemes/')) return written;
  return pointerKeys(written.slice(1)).at(-1) ?? written;
}

function typeOf(value: unknown): SecurityScheme['type'] | undefined {
  const types = ['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'] as const;
  return types.find((type) => type === value);
}

function placeOf(value: unknown): SecurityScheme['in'] {
  return (['query', 'header', 'cookie'] as const).find((place) => place === value);
}
