import type { HttpRequest, Secret, SecretText } from '../http-request.js';
import type { RequestCollection } from './request-collection.js';

/** Name of the variable that holds the server of a collection. */
const serverVariable = 'baseUrl';

/** The variables of a collection: the server that most requests go to, and those without a value. */
export interface CollectionVariables {
  readonly server: string | undefined;
  readonly unfilled: readonly UnfilledVariable[];
}

interface UnfilledVariable {
  readonly name: string;
  /** Not so for required parameters. */
  readonly isSecret: boolean;
}

export function collectionVariables({ groups }: RequestCollection): CollectionVariables {
  const all = groups.flatMap(({ requests }) => requests);
  const counts = new Map<string, number>();
  for (const { server } of all) counts.set(server, (counts.get(server) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const secrets = all.flatMap(({ request }) => requestSecrets(request));
  const names = [...new Set(secrets.map(({ variable }) => variable))].sort();
  const hidden = new Set(secrets.flatMap((one) => (one.isPublic ? [] : [one.variable])));
  return {
    server: most?.[0],
    unfilled: names.map((name) => ({ name, isSecret: hidden.has(name) })),
  };
}

/** Returns name and value of each variable, the server first. */
export function namedVariables({
  server,
  unfilled,
}: CollectionVariables): readonly { readonly name: string; readonly value: string }[] {
  const first = server === undefined ? [] : [{ name: serverVariable, value: server }];
  return [...first, ...unfilled.map(({ name }) => ({ name, value: '' }))];
}

function requestSecrets({ url, headers, cookies }: HttpRequest): readonly Secret[] {
  const login = headers.find((header) => header.login)?.login;
  // Clients make the header of basic authentication from user name and password.
  const texts = [url, ...[...headers, ...cookies].flatMap((one) => (one.login ? [] : [one.value]))];
  return [...texts, ...(login ? [login.user, login.password] : [])].flatMap((text) =>
    text.filter((part) => typeof part !== 'string'),
  );
}

/** `Bearer {{API_KEY}}` */
export function templateText(text: SecretText): string {
  return text.map((part) => (typeof part === 'string' ? part : `{{${part.variable}}}`)).join('');
}

/** Returns the URL with variables, `{{baseUrl}}/planets/42?key={{API_KEY}}`. */
export function templateUrl(url: SecretText, { server }: CollectionVariables): string {
  const text = templateText(url);
  const isOfServer = server !== undefined && /^(?:[/?]|$)/.test(text.slice(server.length));
  return isOfServer && text.startsWith(server)
    ? `{{${serverVariable}}}${text.slice(server.length)}`
    : text;
}

interface PathVariable {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the URL with the values of whole segments as `:name`, which Postman and Bruno show as
 * fields. Parameters without a value stand there in braces.
 */
export function withPathVariables({ url, pathValues = [] }: HttpRequest): {
  readonly url: SecretText;
  readonly variables: readonly PathVariable[];
} {
  const [first, ...others] = url;
  if (typeof first !== 'string') return { url, variables: [] };
  const variables: PathVariable[] = [];
  const isSegment = (start: number, end: number): boolean =>
    first[start - 1] === '/' && /^[/?]?$/.test(first.slice(end, end + 1));
  const accept = (name: string, value: string): boolean => {
    const isNew = /^[\w-]+$/.test(name) && variables.every((known) => known.name !== name);
    if (isNew) variables.push({ name, value });
    return isNew;
  };
  let text = '';
  let end = 0;
  for (const { name, value, start } of pathValues) {
    const next = start + value.length;
    const filled = value === `{${name}}` ? '' : value;
    if (start < end || !isSegment(start, next) || !accept(name, filled)) continue;
    text += `${first.slice(end, start)}:${name}`;
    end = next;
  }
  const [path = '', query] = splitOnce(text + first.slice(end), '?');
  const named = path.replace(/(?<=[^/]\/)\{([\w-]+)\}(?=\/|$)/g, (braces, name: string) =>
    accept(name, '') ? `:${name}` : braces,
  );
  return { url: [query === undefined ? named : `${named}?${query}`, ...others], variables };
}

export function splitOnce(text: string, separator: string): readonly [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}

/** Returns the pairs of a query as they are sent. */
export function urlQueryPairs(url: string): readonly { readonly name: string; value: string }[] {
  const query = splitOnce(url, '?')[1] ?? '';
  if (query === '') return [];
  return query.split('&').map((pair) => {
    const [name, value = ''] = splitOnce(pair, '=');
    return { name, value };
  });
}
