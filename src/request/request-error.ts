/**
 * A value that cannot be sent, such as a line break in a header, which would start another header
 * (RFC 9110, section 5.5).
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param field source of the value: a parameter, header, security scheme or server variable
   *   name, or `server`, `method`, `path`
   * @param reason machine-readable reason; the caller shows a localized message
   */
  constructor(
    readonly field: string,
    readonly reason: RefusalReason,
  ) {
    super(`${field}: ${reason}`);
  }
}

export type RefusalReason =
  /** Contains a line break or NUL. */
  | 'controlCharacter'
  /** Contains a character that ends a cookie or a user name. */
  | 'separator'
  /** Not a valid method or header name. */
  | 'notAToken'
  /** A dot segment in a path. */
  | 'dots'
  /** The server's scheme is not HTTP. */
  | 'notHttp'
  /** Required but without a value. */
  | 'missing';
