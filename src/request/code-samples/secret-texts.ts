import type { HttpRequest, SecretText } from '../http-request.js';
import { joinTexts, plainText, splitSecrets } from '../secret-text.js';
import type { PrintedBody, PrintedRequest } from './parts.js';

/** How a language writes string literals, environment variables and concatenation. */
export interface TextDialect {
  text(value: string): string;
  /** An expression for the value of an environment variable. */
  secret(name: string): string;
  readonly operator: string;
}

/**
 * Returns an expression that concatenates a text with secrets, for languages that use an operator.
 */
export function joinSecretText(value: SecretText, { text, secret, operator }: TextDialect): string {
  const parts = splitSecrets(value).map((part, index) =>
    index % 2 === 1 ? secret(part) : part && text(part),
  );
  return parts.filter((part) => part !== '').join(operator) || text('');
}

/** Returns all request headers, including Cookie and Content-Type. */
export function allHeaders(
  { headers, cookies }: Pick<PrintedRequest, 'headers' | 'cookies'>,
  contentType: string | undefined,
): readonly (readonly [name: string, value: SecretText])[] {
  return [
    ...headers.map(({ name, value }) => [name, value] as const),
    ...(cookies.length === 0 ? [] : [['Cookie', cookieText(cookies)] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', [contentType]] as const]),
  ];
}

/**
 * A header argument for curl: curl drops a header that ends with its colon, so an empty value uses
 * `;`.
 */
export function headerLine(name: string, value: SecretText): SecretText {
  return plainText(value) === '' ? [`${name};`] : joinTexts(`${name}: `, value);
}

/** Returns a Cookie header value: `sid=31; theme=dark`. */
export function cookieText(cookies: HttpRequest['cookies']): SecretText {
  return joinTexts(
    ...cookies.flatMap(({ name, value }, index) => [`${index === 0 ? '' : '; '}${name}=`, value]),
  );
}

/**
 * Returns the content type that a sample must set; undefined for multipart, whose boundary only the
 * library knows.
 */
export function bodyContentType(body: PrintedBody | undefined): string | undefined {
  return body === undefined || body.kind === 'multipart' ? undefined : body.type;
}
