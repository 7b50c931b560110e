import { multipartAsText } from '../body/assembled-body.js';
import { allHeaders } from '../code-samples/secret-texts.js';
import type { HttpBody, HttpPart } from '../http-request.js';
import { mediaTypeEssence, mediaTypeNotation } from '../media-type.js';
import { isPlainForm } from './plain-form.js';
import type { CollectedRequest, RequestCollection } from './request-collection.js';
import {
  type CollectionVariables,
  collectionVariables,
  namedVariables,
  templateText,
  templateUrl,
  urlQueryPairs,
  withPathVariables,
} from './variables.js';

/** Writes a collection as Bruno exports and imports it, in one file. */
export function toBruno(collection: RequestCollection): string {
  const { title, groups } = collection;
  const variables = collectionVariables(collection);
  const folderNames = distinctFileNames(groups);
  const written = {
    name: title,
    version: '1',
    items: groups.map(({ requests }, index) => {
      const names = distinctFileNames(requests);
      return {
        type: 'folder',
        name: folderNames[index],
        seq: index + 1,
        items: requests.map((one, position) =>
          requestItem({ ...one, name: names[position] ?? one.name }, position + 1, variables),
        ),
      };
    }),
    environments: [
      {
        name: 'Default',
        variables: namedVariables(variables).map(({ name, value }) => ({
          name,
          value,
          type: 'text',
          enabled: true,
          secret: variables.unfilled.some((one) => one.isSecret && one.name === name),
        })),
      },
    ],
    brunoConfig: { version: '1', name: title, type: 'collection' },
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

/**
 * Numbers names that Bruno would write to the same file, because the last request would replace the
 * others.
 */
function distinctFileNames(named: readonly { readonly name: string }[]): readonly string[] {
  const taken = new Set<string>();
  return named.map(({ name }) => {
    let own = name;
    for (let number = 2; taken.has(fileName(own)); number += 1) own = `${name} (${number})`;
    taken.add(fileName(own));
    return own;
  });
}

/** File systems may ignore letter case; Bruno replaces the characters that they refuse. */
function fileName(name: string): string {
  return name
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .toLowerCase();
}

function requestItem(
  { name, description, request, unsentQuery }: CollectedRequest,
  seq: number,
  variables: CollectionVariables,
): object {
  const { method, headers, body } = request;
  const login = headers.find((header) => header.login)?.login;
  const path = withPathVariables(request);
  const url = templateUrl(path.url, variables);
  const sent = body ? brunoBody(body) : { body: { mode: 'none' } };
  const withoutLogin = { ...request, headers: headers.filter((header) => !header.login) };
  const parameter = (type: 'path' | 'query') => (one: { name: string; value: string }) => ({
    ...one,
    type,
    enabled: true,
  });
  return {
    type: 'http',
    name,
    seq,
    request: {
      url,
      method,
      headers: allHeaders(withoutLogin, sent.contentType).map(([header, value]) => ({
        name: header,
        value: templateText(value),
        enabled: true,
      })),
      params: [
        ...urlQueryPairs(url).map(parameter('query')),
        ...unsentQuery.map((one) => ({ ...parameter('query')(one), enabled: false })),
        ...path.variables.map(parameter('path')),
      ],
      auth: login
        ? {
            mode: 'basic',
            basic: { username: templateText(login.user), password: templateText(login.password) },
          }
        : { mode: 'none' },
      body: sent.body,
      docs: description ?? '',
    },
  };
}

/** @returns the body, and the header that Bruno does not add by itself */
function brunoBody(body: HttpBody): {
  readonly body: object;
  readonly contentType?: string | undefined;
} {
  switch (body.kind) {
    case 'text':
      return { body: textBody(body.text, body.type), contentType: body.type };
    case 'form': {
      const fields = body.fields.map(([name, value]) => ({ name, value, enabled: true }));
      return { body: { mode: 'formUrlEncoded', formUrlEncoded: fields }, contentType: body.type };
    }
    case 'file': {
      const file = { filePath: body.file.name, contentType: body.type, selected: true };
      return { body: { mode: 'file', file: [file] }, contentType: body.type };
    }
    case 'multipart': {
      if (isPlainForm(body)) {
        return { body: { mode: 'multipartForm', multipartForm: body.parts.map(formField) } };
      }
      const { type, text } = multipartAsText(body);
      return { body: textBody(text, type), contentType: type };
    }
  }
}

function textBody(text: string, type: string): object {
  if (mediaTypeNotation(type) === 'json') return { mode: 'json', json: text };
  return /[/+]xml$/.test(mediaTypeEssence(type))
    ? { mode: 'xml', xml: text }
    : { mode: 'text', text };
}

function formField({ name, content, type }: HttpPart): object {
  const common = { name, enabled: true, ...(type === undefined ? {} : { contentType: type }) };
  return typeof content === 'string'
    ? { ...common, type: 'text', value: content }
    : { ...common, type: 'file', value: [content.name] };
}
