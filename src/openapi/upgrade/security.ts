import { asObject, type RawObject } from '../../json-schema/json.js';
import { asText } from '../json.js';

/** OAuth flow names in 3.0. */
const flows: ReadonlyMap<string, string> = new Map(
  Object.entries({
    implicit: 'implicit',
    password: 'password',
    application: 'clientCredentials',
    accessCode: 'authorizationCode',
  }),
);

export function upgradeSecurityScheme(node: RawObject): RawObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = node;
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return node;
  const name = flows.get(asText(flow) ?? '');
  const details = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    scopes: Object.fromEntries(
      Object.entries(asObject(scopes)).filter(([scope]) => !scope.startsWith('x-')),
    ),
  };
  return { ...rest, type, flows: name === undefined ? {} : { [name]: details } };
}
