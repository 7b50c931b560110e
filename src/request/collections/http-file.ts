import { oneLine } from '../../text/words.js';
import { multipartPieces } from '../body/assembled-body.js';
import { allHeaders } from '../code-samples/secret-texts.js';
import type { HttpBody, HttpField, HttpRequest } from '../http-request.js';
import { mediaTypeNotation } from '../media-type.js';
import { joinTexts } from '../secret-text.js';
import type { CollectedRequest, RequestCollection } from './request-collection.js';
import {
  type CollectionVariables,
  collectionVariables,
  namedVariables,
  splitOnce,
  templateText,
  templateUrl,
} from './variables.js';

/**
 * Writes a file that the HTTP clients of VS Code, JetBrains and Visual Studio read: requests in the
 * form of HTTP, separated by `###`.
 */
export function toHttpFile(collection: RequestCollection): string {
  const variables = collectionVariables(collection);
  const named = namedVariables(variables);
  const requests = collection.groups.flatMap((group) =>
    group.requests.map((one) => requestText(one, group.name, variables)),
  );
  const urls = collection.groups.flatMap((group) =>
    group.requests.map(({ request }) => requestUrl(request, variables).unfilled),
  );
  const unfilled = new Set(urls.flat());
  for (const { name } of named) unfilled.delete(name);
  const head = [
    `# ${oneLine(`${collection.title} ${collection.version}`)}`,
    ...named.map(({ name, value }) => `@${name} = ${value}`.trimEnd()),
    ...[...unfilled].map((name) => `@${name} =`),
  ];
  return `${[head.join('\n'), ...requests].join('\n\n')}\n`;
}

function requestText(
  { name, id, request }: CollectedRequest,
  group: string,
  variables: CollectionVariables,
): string {
  const { method, body } = request;
  const sent = body && httpBody(body);
  const isWritable = sent === undefined || !/^###/m.test(sent.text);
  const lines = [
    `### ${oneLine(group)}: ${oneLine(name)}`,
    `# @name ${id.replaceAll('-', '_')}`,
    ...(isWritable ? [] : ['# The body has lines that begin with ###. Put it into a file.']),
    `${method} ${requestUrl(request, variables).text}`,
    ...allHeaders({ ...request, headers: request.headers.map(withLogin) }, sent?.type).map(
      ([header, value]) => `${header}: ${templateText(value)}`,
    ),
  ];
  return sent && isWritable ? `${lines.join('\n')}\n\n${sent.text}` : lines.join('\n');
}

/** Returns the URL; parameters of the path without a value are variables, too: `/planets/{{id}}`. */
function requestUrl({ url }: HttpRequest, variables: CollectionVariables) {
  const unfilled: string[] = [];
  const [path = '', query] = splitOnce(templateUrl(url, variables), '?');
  const named = path.replace(/(?<!\{)\{([\w-]+)\}(?!\})/g, (_, name: string) => {
    unfilled.push(name);
    return `{{${name}}}`;
  });
  return { text: query === undefined ? named : `${named}?${query}`, unfilled };
}

/** The clients encode user name and password themselves if a space separates them. */
function withLogin({ login, ...header }: HttpField): HttpField {
  return login
    ? { ...header, value: joinTexts('Basic ', login.user, ' ', login.password) }
    : header;
}

function isJson(type: string): boolean {
  return mediaTypeNotation(type) === 'json';
}

/** The clients take `{{ invoice.email }}` for a variable of theirs, and some refuse an unknown one. */
function escapeTemplates(json: string): string {
  return json.replaceAll('{{', '{\\u007b');
}

/** @returns the text below the headers; a file is a line with its path after `<` */
function httpBody(body: HttpBody): { readonly text: string; readonly type: string } {
  switch (body.kind) {
    case 'text':
      return { text: isJson(body.type) ? escapeTemplates(body.text) : body.text, type: body.type };
    case 'form':
      return body;
    case 'file':
      return { text: `< ./${body.file.name}`, type: body.type };
    case 'multipart': {
      const { type, pieces } = multipartPieces(body);
      const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `< ./${piece.name}`));
      return { text: text.join('').replaceAll('\r\n', '\n').trimEnd(), type };
    }
  }
}
