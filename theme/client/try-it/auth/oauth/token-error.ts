/** Why there is no token. */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  /**
   * @param reason `refused`: in the server's own words (RFC 6749, section 5.2), which are the message; else what
   * stands in the way here. The message is then the host, or the address that says too little.
   */
  constructor(
    readonly reason:
      | 'refused'
      | 'popup'
      | 'insecure'
      | 'mixed'
      | 'policy'
      | 'no-endpoints'
      | 'issuer'
      | 'unreadable',
    message = '',
  ) {
    super(message);
  }
}
