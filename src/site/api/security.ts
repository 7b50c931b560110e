import type { SecurityScheme, SecuritySchemeView, Texts } from '../../model/index.js';
import { formatText } from '../../strings/index.js';

type Words = Pick<SecuritySchemeView, 'label' | 'example'>;

/** A security scheme in words, and what to send where that can be shown. */
export function securityView(
  scheme: SecurityScheme,
  scopes: readonly string[],
  html: string | undefined,
  texts: Texts,
): SecuritySchemeView {
  return { name: scheme.name, ...inWords(scheme, texts), scopes, html };
}

function inWords(scheme: SecurityScheme, texts: Texts): Words {
  switch (scheme.type) {
    case 'http':
      return http(scheme.scheme, texts);
    case 'apiKey':
      return apiKey(scheme.in ?? 'header', scheme.parameter ?? scheme.name, texts);
    case 'oauth2':
      return { label: 'OAuth 2.0', example: 'Authorization: Bearer {access token}' };
    case 'openIdConnect':
      return { label: 'OpenID Connect', example: 'Authorization: Bearer {access token}' };
    case 'mutualTLS':
      return { label: formatText(texts, 'reference.security.mutualTls') };
  }
}

function http(scheme: string | undefined, texts: Texts): Words {
  switch (scheme) {
    case 'bearer':
      return {
        label: formatText(texts, 'reference.security.bearer'),
        example: 'Authorization: Bearer {token}',
      };
    case 'basic':
      return {
        label: formatText(texts, 'reference.security.basic'),
        example: 'Authorization: Basic {base64(user:password)}',
      };
    default:
      return { label: formatText(texts, 'reference.security.http', { scheme: scheme ?? '?' }) };
  }
}

function apiKey(place: 'query' | 'header' | 'cookie', name: string, texts: Texts): Words {
  switch (place) {
    case 'query':
      return {
        label: formatText(texts, 'reference.security.keyInQuery', { name }),
        example: `?${name}={key}`,
      };
    case 'cookie':
      return {
        label: formatText(texts, 'reference.security.keyInCookie', { name }),
        example: `Cookie: ${name}={key}`,
      };
    case 'header':
      return {
        label: formatText(texts, 'reference.security.keyInHeader', { name }),
        example: `${name}: {key}`,
      };
  }
}
