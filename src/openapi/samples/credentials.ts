import type { Security, SecurityScheme } from '../../model/index.js';
import type { Field } from './sample-request.js';

export interface Credentials {
  readonly headers: readonly Field[];
  readonly query: readonly Field[];
  readonly cookies: readonly Field[];
}

/**
 * What a request must carry to be let in, with environment variables for the secrets. Of alternatives it is
 * the first one; without requirements, or where none is an alternative and stands first, nothing.
 */
export function credentialsFor(
  security: Security,
  schemes: readonly SecurityScheme[],
): Credentials {
  const [first = []] = security;
  const found = first.flatMap(({ scheme }) => schemes.filter(({ name }) => name === scheme));
  const placed = found.map(place);
  const at = (wanted: string) =>
    placed.flatMap(({ where, field }) => (where === wanted ? field : []));
  return { headers: at('header'), query: at('query'), cookies: at('cookie') };
}

function place(scheme: SecurityScheme): { readonly where: string; readonly field: Field[] } {
  const secret = (name: string, value: string): Field[] => [{ name, value }];
  switch (scheme.type) {
    case 'apiKey':
      return {
        where: scheme.in ?? 'header',
        field: secret(scheme.parameter ?? 'X-Api-Key', '$API_KEY'),
      };
    case 'http': {
      if (scheme.scheme === 'basic') {
        return { where: 'header', field: secret('Authorization', 'Basic $API_CREDENTIALS') };
      }
      const name = scheme.scheme ?? 'bearer';
      const written = name.charAt(0).toUpperCase() + name.slice(1);
      return { where: 'header', field: secret('Authorization', `${written} $API_KEY`) };
    }
    case 'oauth2':
    case 'openIdConnect':
      return { where: 'header', field: secret('Authorization', 'Bearer $ACCESS_TOKEN') };
    case 'mutualTLS':
      return { where: 'none', field: [] };
  }
}
