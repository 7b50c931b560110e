import type { HttpPart, SecretText } from '../http-request.js';
import { splitSecrets } from '../secret-text.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { doubleQuoted } from './quote.js';
import { allHeaders, bodyContentType } from './secret-texts.js';

const dialect: Dialect = {
  true: 'true',
  false: 'false',
  null: 'nil',
  string: quote,
  key: quote,
};

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** Prints a script for Ruby 2.7 and later that uses the standard library. */
export function toRuby(request: PrintedRequest): string {
  const { method, body, answer } = request;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const made = known.includes(method)
    ? `Net::HTTP::${name}.new(uri)`
    : `Net::HTTPGenericRequest.new(${quote(method)}, true, true, uri)`;
  const headers = allHeaders(request, bodyContentType(body)).map(
    ([header, value]) => `request[${quote(header)}] = ${withSecrets(value)}`,
  );
  return [
    'require "net/http"',
    ...(body?.kind === 'text' && jsonValue(body) ? ['require "json"'] : []),
    '',
    `uri = URI(${withSecrets(request.url)})`,
    `request = ${made}`,
    ...headers,
    ...bodyLines(body),
    '',
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    '  http.request(request)',
    'end',
    answer === 'none' ? 'puts response.code' : 'puts response.code, response.body',
  ].join('\n');
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
    case 'form':
      return [`request.body = URI.encode_www_form(${literal(body.fields, dialect, '', '  ')})`];
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
  const said = type === undefined ? '' : `, { content_type: ${quote(type)} }`;
  return `  [${quote(name)}, ${value}${said}],\n`;
}

/**
 * JSON escapes are valid in Ruby; `#` is escaped as well, because it may start an interpolation.
 */
function quote(text: string): string {
  return doubleQuoted(text).replace(/#(?=[{$@])/g, '\\#');
}

function withSecrets(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(parts[0] ?? '');
  const text = parts.map((part, index) =>
    index % 2 === 1 ? `#{ENV.fetch("${part}")}` : quote(part).slice(1, -1),
  );
  return `"${text.join('')}"`;
}
