import type { HttpRequest, SecretText } from '../http-request.js';
import { joinTexts, plainText, splitSecrets } from '../secret-text.js';
import type { PrintedBody, PrintedRequest } from './parts.js';

/** How a language writes texts: in quotes, from the environment, and joined. */
export interface TextDialect {
  text(value: string): string;
  /** The value of an environment variable. */
  secret(name: string): string;
  readonly operator: string;
}

/** An expression that puts a text with secrets together, for languages that join texts with an operator. */
export function joinSecretText(value: SecretText, { text, secret, operator }: TextDialect): string {
  const parts = splitSecrets(value).map((part, index) =>
    index % 2 === 1 ? secret(part) : part && text(part),
  );
  return parts.filter((part) => part !== '').join(operator) || text('');
}

/** All headers as they are sent, cookies and the type of the body included. */
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

/** A header as curl takes it: with a colon and nothing behind it, it would send no such header. */
export function headerLine(name: string, value: SecretText): SecretText {
  return plainText(value) === '' ? [`${name};`] : joinTexts(`${name}: `, value);
}

/** `sid=31; theme=dark` */
export function cookieText(cookies: HttpRequest['cookies']): SecretText {
  return joinTexts(
    ...cookies.flatMap(({ name, value }, index) => [`${index === 0 ? '' : '; '}${name}=`, value]),
  );
}

/** The type that must be said; parts have a boundary that only the library knows. */
export function bodyContentType(body: PrintedBody | undefined): string | undefined {
  return body === undefined || body.kind === 'multipart' ? undefined : body.type;
}
