import type { HttpPart } from '../http-request.js';
import { type FormMap, formMap } from './form-map.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { literalText, mergedParts, onlySecret, type PrintedText } from './printed-text.js';
import { doubleQuoted } from './quote.js';
import {
  formEncode,
  groupedPairs,
  isInteger,
  type PrintedPair,
  sampleUrl,
  withoutLogin,
} from './sample-url.js';
import { allHeaders, bodyContentType } from './secret-texts.js';

const dialect: Dialect = {
  true: 'true',
  false: 'false',
  null: 'nil',
  string: quote,
  key: quote,
};

const methodsWithClass = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Prints a script for Ruby 2.7 and later that uses the standard library. */
export function toRuby(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const {
    variables,
    url,
    query = [],
  } = sampleUrl(request, {
    casing: 'snake',
    encode: formEncode,
  });
  const { method, body, responseBody } = request;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const requestLine = methodsWithClass.includes(method)
    ? `Net::HTTP::${name}.new(uri)`
    : `Net::HTTPGenericRequest.new(${quote(method)}, true, true, uri)`;
  const type = formDataMap(body) ? undefined : bodyContentType(body);
  const headers = allHeaders(request, type).map(
    ([header, value]) => `request[${quote(header)}] = ${withSecrets(value)}`,
  );
  return [
    'require "net/http"',
    ...(body?.kind === 'text' && jsonValue(body) ? ['require "json"'] : []),
    '',
    ...variables.map(({ name: declared, value }) => `${declared} = ${quote(value)}`),
    `uri = URI(${withSecrets(url)})`,
    ...(query.length > 0 ? [`uri.query = URI.encode_www_form(${parameters(query)})`] : []),
    `request = ${requestLine}`,
    ...(login
      ? [`request.basic_auth(${withSecrets(login.user)}, ${withSecrets(login.password)})`]
      : []),
    ...headers,
    ...bodyLines(body),
    '',
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    responseBody === 'none' ? 'puts response.code' : 'puts response.code, response.body',
  ].join('\n');
}

/** Named arguments where names can be symbols, else a list of pairs. */
function parameters(query: readonly PrintedPair[]): string {
  const groups = groupedPairs(query);
  const isNamed = groups?.every(([name]) => /^[a-z_]\w*$/i.test(name));
  if (!groups || !isNamed) {
    const list = query.map(([name, value]) => `[${quote(name)}, ${withSecrets(value)}]`);
    return `[\n${list.map((pair) => `  ${pair},\n`).join('')}]`;
  }
  const entries = groups.map(([name, values]) => {
    const written = values.map((value) => {
      const text = literalText(value);
      return text !== undefined && isInteger(text) ? text : withSecrets(value);
    });
    return `${name}: ${written.length > 1 ? `[${written.join(', ')}]` : written[0]}`;
  });
  const line = entries.join(', ');
  return line.length <= 60 ? line : `\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n`;
}

/** The fields of a form for `set_form_data`, which sets the media type, too. */
function formDataMap(body: PrintedBody | undefined): FormMap | undefined {
  return body?.kind === 'form' && body.type === 'application/x-www-form-urlencoded'
    ? formMap(body.fields)
    : undefined;
}

function bodyLines(body: PrintedBody | undefined): readonly string[] {
  if (body === undefined) return [];
  switch (body.kind) {
    case 'text': {
      const json = jsonValue(body);
      return json === undefined
        ? [`request.body = ${quote(body.text)}`]
        : [`request.body = JSON.generate(${literal(json.value, dialect, '', '  ')})`];
    }
    case 'form': {
      const map = formDataMap(body);
      if (map === undefined)
        return [`request.body = URI.encode_www_form(${literal(body.fields, dialect, '', '  ')})`];
      const entries = Object.entries(map).map(
        ([name, value]) => `  ${quote(name)} => ${literal(value, dialect, '  ', '  ')},\n`,
      );
      return [`request.set_form_data(\n${entries.join('')})`];
    }
    case 'multipart':
      return [`request.set_form([\n${body.parts.map(partLine).join('')}], "multipart/form-data")`];
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string'
          ? `  ${quote(piece)}.b,\n`
          : `  File.binread(${quote(piece.name)}),\n`,
      );
      return [`request.body = [\n${pieces.join('')}].join`];
    }
    case 'file':
      return [`request.body = File.binread(${quote(body.file.name)})`];
  }
}

function partLine({ name, content, type }: HttpPart): string {
  const isFile = typeof content !== 'string';
  const value = isFile ? `File.open(${quote(content.name)})` : quote(content);
  const options = type === undefined ? '' : `, { content_type: ${quote(type)} }`;
  return `  [${quote(name)}, ${value}${options}],\n`;
}

/**
 * JSON escapes are valid in Ruby; `#` is escaped as well, because it may start an interpolation.
 */
function quote(text: string): string {
  return doubleQuoted(text).replace(/#(?=[{$@])/g, '\\#');
}

function withSecrets(value: PrintedText): string {
  const plain = literalText(value);
  if (plain !== undefined) return quote(plain);
  const secret = onlySecret(value);
  if (secret !== undefined) return `ENV.fetch("${secret}")`;
  const text = mergedParts(value).map((part) => {
    if (typeof part === 'string') return quote(part).slice(1, -1);
    return 'variable' in part ? `#{ENV.fetch("${part.variable}")}` : `#{${part.declared}}`;
  });
  return `"${text.join('')}"`;
}
