/** The request that samples show, ready to be written down in any language. */
export interface SampleRequest {
  readonly method: string;
  /** With its query; placeholders in braces and secrets are left as they are. */
  readonly url: string;
  readonly headers: readonly Field[];
  readonly cookies: readonly Field[];
  readonly body?: SampleBody | undefined;
}

export interface Field {
  readonly name: string;
  /** May hold one {@link secret}, as `Bearer $API_KEY`. */
  readonly value: string;
}

/** A body as a text, or as the fields of a form; of a file, the only field has no value. */
export interface SampleBody {
  readonly mimeType: string;
  readonly text?: string | undefined;
  readonly fields?: readonly BodyField[] | undefined;
}

interface BodyField {
  readonly name: string;
  readonly value?: string | undefined;
  readonly fileName?: string | undefined;
}

/** What a sample prints of the answer. */
export type Answer = 'json' | 'text' | 'none';

/** A secret in a value: the environment variable that holds it. */
const secret = /\$(API_KEY|ACCESS_TOKEN|API_CREDENTIALS)/;

/** A text in which secrets stand out: text at even places, names of environment variables at odd ones. */
export function splitSecrets(value: string): readonly string[] {
  return value.split(secret);
}

/** An expression that puts a text with secrets together, for languages that join texts with an operator. */
export function joinedText(value: string, { text, secret, operator }: TextDialect): string {
  const parts = splitSecrets(value).map((part, index) =>
    index % 2 === 1 ? secret(part) : part && text(part),
  );
  return parts.filter((part) => part !== '').join(operator) || text('');
}

/** How a language writes texts: in quotes, from the environment, and joined. */
export interface TextDialect {
  text(value: string): string;
  /** The value of an environment variable. */
  secret(name: string): string;
  readonly operator: string;
}

/** All headers as they are sent, cookies and the type of the body included. */
export function allHeaders(
  { headers, cookies }: SampleRequest,
  contentType: string | undefined,
): readonly (readonly [name: string, value: string])[] {
  const pairs = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return [
    ...headers.map(({ name, value }) => [name, value] as const),
    ...(pairs === '' ? [] : [['Cookie', pairs] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
  ];
}
