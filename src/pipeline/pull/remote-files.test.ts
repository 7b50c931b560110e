import { expect, it } from 'vitest';
import { failureReason } from './remote-files.js';

const failed = (code: string, message: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

it.each([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
])('says with %s how Node.js learns of the authority', (code) => {
  expect(failureReason(failed(code, 'untrusted'))).toBe(
    `${code}: untrusted; set NODE_EXTRA_CA_CERTS to a PEM file with the certificate of the authority`,
  );
});

it('reports other failures with their code', () => {
  expect(failureReason(failed('ENOTFOUND', 'no such host'))).toBe('ENOTFOUND: no such host');
  expect(failureReason(new Error('it redirects'))).toBe('it redirects');
});
