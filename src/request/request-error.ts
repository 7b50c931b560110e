/** A value that cannot be sent: a line break in a header, say, would begin another one (RFC 9110, section 5.5). */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param field Whose value it is: a parameter, a header, a security scheme, a server's variable, `server`,
   * `method`, `path`.
   * @param reason Why, for programs: readers are told in their language.
   */
  constructor(
    readonly field: string,
    readonly reason: RefusalReason,
  ) {
    super(`${field}: ${reason}`);
  }
}

export type RefusalReason =
  /** A line break or NUL. */
  | 'controlCharacter'
  /** What would end a cookie, or a user's name. */
  | 'separator'
  /** No name that a method or a header can have. */
  | 'notAToken'
  /** A step up in a path. */
  | 'dots'
  /** A server that is not spoken to over HTTP. */
  | 'notHttp'
  /** Required, and without a value. */
  | 'missing';
