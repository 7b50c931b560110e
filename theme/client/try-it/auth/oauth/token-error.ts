/** Why a token request failed. */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  /**
   * @param reason `refused` by the server, whose own words are the message (RFC 6749, section 5.2), or what the browser
   * or the page could not do. The message is then the host or the URL in question.
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
