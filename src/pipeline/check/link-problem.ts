import type { LinkCheckResult } from './follow-links.js';
import { privateAddress } from './public-address.js';

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such server',
  EAI_AGAIN: 'the name of the server cannot be looked up',
  ECONNREFUSED: 'the server does not respond',
  ECONNRESET: 'the server closed the connection',
  [privateAddress]: 'it leads to a private address, which is not contacted',
  BAD_REDIRECT: 'it is redirected to an invalid URL',
  TOO_MANY_REDIRECTS: 'it is in a redirect loop',
  TimeoutError: 'the server took too long',
  UND_ERR_CONNECT_TIMEOUT: 'the server took too long',
  UND_ERR_HEADERS_TIMEOUT: 'the server took too long',
  CERT_HAS_EXPIRED: 'the certificate of the server has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the server is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate belongs to another server',
};

/** Describes in a sentence what is wrong with a URL. */
export function linkProblem({ status, reason }: LinkCheckResult): string {
  if (status === 0) return reasons[reason ?? ''] ?? `no response (${reason ?? 'unknown reason'})`;
  if (status === 404) return 'there is no such page (404)';
  if (status === 410) return 'the page is gone (410)';
  return `the server responds with ${status}`;
}

/** Whether a failure proves that the page does not exist. Other failures may be temporary. */
export function isPermanentFailure({ status, reason }: LinkCheckResult): boolean {
  return status === 404 || status === 410 || (status === 0 && reason === 'ENOTFOUND');
}
