import { multipartAsText } from '../body/assembled-body.js';
import { allHeaders } from '../code-samples/secret-texts.js';
import type { HttpBody, HttpPart, Login } from '../http-request.js';
import { mediaTypeEssence, mediaTypeNotation } from '../media-type.js';
import { isPlainForm } from './plain-form.js';
import type { CollectedRequest, RequestCollection } from './request-collection.js';
import {
  type CollectionVariables,
  collectionVariables,
  namedVariables,
  splitOnce,
  templateText,
  templateUrl,
  urlQueryPairs,
  withPathVariables,
} from './variables.js';

/**
 * Writes a Postman collection.
 *
 * @see https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/index.html
 */
export function toPostman(collection: RequestCollection): string {
  const { title, version, description, groups } = collection;
  const variables = collectionVariables(collection);
  const written = {
    info: {
      name: title,
      ...(description === undefined ? {} : { description }),
      version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: groups.map((group) => ({
      name: group.name,
      ...(group.description === undefined ? {} : { description: group.description }),
      item: group.requests.map((one) => requestItem(one, variables)),
    })),
    variable: namedVariables(variables).map(({ name, value }) => ({
      key: name,
      value,
      type: 'string',
    })),
  };
  return `${JSON.stringify(written, undefined, 2)}\n`;
}

function requestItem(collected: CollectedRequest, variables: CollectionVariables): object {
  const { name, description, request } = collected;
  const { method, headers, body } = request;
  const login = headers.find((header) => header.login)?.login;
  const sent = body && postmanBody(body);
  const withoutLogin = { ...request, headers: headers.filter((header) => !header.login) };
  return {
    name,
    request: {
      method,
      header: allHeaders(withoutLogin, sent?.contentType).map(([key, value]) => ({
        key,
        value: templateText(value),
      })),
      ...(login ? { auth: basicAuth(login) } : {}),
      ...(sent ? { body: sent.body } : {}),
      url: postmanUrl(collected, variables),
      ...(description === undefined ? {} : { description }),
    },
    response: [],
  };
}

function basicAuth({ user, password }: Login): object {
  const pairs = { username: user, password };
  return {
    type: 'basic',
    basic: Object.entries(pairs).map(([key, value]) => ({
      key,
      value: templateText(value),
      type: 'string',
    })),
  };
}

function postmanUrl(
  { request, unsentQuery, pathParameters }: CollectedRequest,
  variables: CollectionVariables,
): object {
  const path = withPathVariables(request);
  const raw = templateUrl(path.url, variables);
  const [, protocol, host = '', rest = ''] =
    /^(?:([a-z][\w+.-]*):\/\/)?([^/?]*)(.*)$/is.exec(raw) ?? [];
  const [hostname = '', port] = host.startsWith('{{') ? [host] : splitOnce(host, ':');
  const [written = ''] = splitOnce(rest, '?');
  return {
    raw,
    ...(protocol === undefined ? {} : { protocol }),
    host: hostname.startsWith('{{') ? [hostname] : hostname.split('.'),
    ...(port === undefined ? {} : { port }),
    path: written.split('/').slice(1),
    query: [
      ...urlQueryPairs(raw).map(({ name, value }) => ({ key: name, value })),
      ...unsentQuery.map(({ name, ...others }) => ({ key: name, ...others, disabled: true })),
    ],
    variable: path.variables.map(({ name, value }) => {
      const { type = 'string', description } = pathParameters.get(name) ?? {};
      // The form in which Postman imports parameters without an example; nothing would leave `//` in the URL.
      const placeholder = `<${type}>`;
      return { key: name, value: value || placeholder, ...(description && { description }) };
    }),
  };
}

/** @returns the body, and the header that Postman does not add by itself */
function postmanBody(body: HttpBody): {
  readonly body: object;
  readonly contentType?: string | undefined;
} {
  switch (body.kind) {
    case 'text':
      return { body: rawBody(body.text, body.type), contentType: body.type };
    case 'form': {
      const urlencoded = body.fields.map(([key, value]) => ({ key, value }));
      return { body: { mode: 'urlencoded', urlencoded }, contentType: body.type };
    }
    case 'file':
      return { body: { mode: 'file', file: { src: body.file.name } }, contentType: body.type };
    case 'multipart': {
      if (isPlainForm(body)) {
        return { body: { mode: 'formdata', formdata: body.parts.map(formField) } };
      }
      const { type, text } = multipartAsText(body);
      return { body: rawBody(text, type), contentType: type };
    }
  }
}

function rawBody(raw: string, type: string): object {
  const isXml = /[/+]xml$/.test(mediaTypeEssence(type));
  const language = mediaTypeNotation(type) === 'json' ? 'json' : isXml ? 'xml' : 'text';
  return { mode: 'raw', raw, options: { raw: { language } } };
}

function formField({ name, content, type }: HttpPart): object {
  const contentType = type === undefined ? {} : { contentType: type };
  return typeof content === 'string'
    ? { key: name, value: content, type: 'text', ...contentType }
    : { key: name, src: content.name, type: 'file', ...contentType };
}
