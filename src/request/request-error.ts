/** A value that cannot be sent: a line break in a header, say, would begin another header (RFC 9110, section 5.5). */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param field Whose value it is: a parameter, a header, a security scheme, a server's variable, `method`,
   * `path`.
   * @param reason Why, for programs: readers are told in their language.
   */
  constructor(
    readonly field: string,
    readonly reason: 'controlCharacter' | 'separator' | 'notAToken' | 'notHttp' | 'missing',
  ) {
    super(`${field}: ${reason}`);
  }
}
