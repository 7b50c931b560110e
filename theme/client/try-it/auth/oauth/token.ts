import { ask } from './ask.js';
import { TokenError } from './token-error.js';

/** A client, as the authorization server knows it. */
export interface Client {
  readonly id: string;
  /** Empty for public clients. */
  readonly secret: string;
}

/**
 * Asks for a token (RFC 6749, section 4).
 *
 * @param fields of the form: `grant_type` and what belongs to it
 * @throws TokenError where the server refuses, or the browser cannot read its answer
 */
export async function askForToken(
  url: string,
  client: Client,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const body = new URLSearchParams(fields);
  if (client.secret === '') body.set('client_id', client.id);
  const {
    status,
    isOk,
    fields: answer,
  } = await ask(
    url,
    {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(client.secret === '' ? {} : { Authorization: basic(client) }),
      },
      body,
    },
    signal,
  );
  const { access_token: token } = answer;
  if (isOk && typeof token === 'string' && token !== '') return token;
  const reasons = [answer.error, answer.error_description].filter((one) => typeof one === 'string');
  throw new TokenError('refused', reasons.join(': ') || `HTTP ${status}`);
}

/** RFC 6749, section 2.3.1: both are encoded as in forms before they are joined. */
function basic({ id, secret }: Client): string {
  const encode = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);
  return `Basic ${btoa(`${encode(id)}:${encode(secret)}`)}`;
}
