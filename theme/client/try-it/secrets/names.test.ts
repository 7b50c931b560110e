import type { ParameterShape } from 'docsgen/request';
import { describe, expect, it } from 'vitest';
import { isSecret } from './values.js';

const parameter = (name: string, schema = {}): ParameterShape => ({
  name,
  in: 'header',
  required: false,
  deprecated: false,
  style: 'simple',
  explode: false,
  allowReserved: false,
  schema,
});

describe('a parameter', () => {
  it.each([
    'api_key',
    'X-API-Key',
    'token',
    'access_token',
    'X-Auth-Token',
    'client-secret',
    'X-Secret-Key',
    'Authorization',
    'accesstoken',
    'userPassword',
    'pwd',
    'rootPass',
    'XAPIKEY',
    'apiKey1',
    'password2',
    'privateKeyPem',
    'secret[value]',
    'sshKey',
    'hmac_key',
    'X-Session-Id',
    'X-Auth',
    'mfaCode',
    'client_assertion',
  ])('is secret because of its name: %s', (name) => expect(isSecret(parameter(name))).toBe(true));

  it.each([
    'page_token',
    'nextPageToken',
    'keyboard',
    'sort_key',
    'Idempotency-Key',
    'monkey',
    'limit',
    'max_tokens',
    'theme',
    'compass',
    'bypass',
    'author',
    'status_code',
    'key_value',
    'token_count',
  ])('is not secret: %s', (name) => expect(isSecret(parameter(name))).toBe(false));

  it('is secret because of the format password', () => {
    expect(isSecret(parameter('code', { type: 'string', format: 'password' }))).toBe(true);
  });
});
