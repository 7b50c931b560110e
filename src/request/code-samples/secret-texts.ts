import type { HttpRequest, SecretText } from '../http-request.js';
import { joinTexts, textWithoutSecrets } from '../secret-text.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { mergedParts, type PrintedText } from './printed-text.js';

/** How a language writes string literals, environment variables and concatenation. */
export interface TextDialect {
  text(value: string): string;
  /** An expression for the value of an environment variable. */
  secret(name: string): string;
  readonly operator: string;
  /** An expression for a variable of the sample; its name by default. */
  variable?(name: string): string;
}

/**
 * Returns an expression that concatenates a text with secrets, for languages that use an operator.
 */
export function joinSecretText(
  value: PrintedText,
  { text, secret, operator, variable = (name) => name }: TextDialect,
): string {
  const parts = mergedParts(value).map((part) => {
    if (typeof part === 'string') return text(part);
    return 'variable' in part ? secret(part.variable) : variable(part.declared);
  });
  return parts.join(operator) || text('');
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
  return textWithoutSecrets(value) === '' ? [`${name};`] : joinTexts(`${name}: `, value);
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
