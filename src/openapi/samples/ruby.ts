import { type BodyKind, bodyKind, contentTypeOf } from './body-kind.js';
import { type Dialect, literal } from './literal.js';
import { type Answer, allHeaders, type SampleRequest, splitSecrets } from './sample-request.js';

const dialect: Dialect = {
  true: 'true',
  false: 'false',
  null: 'nil',
  string: quote,
  key: quote,
};

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/** A script for Ruby 2.7 and later, with the standard library. */
export function toRuby(request: SampleRequest, answer: Answer): string {
  const body = bodyKind(request.body);
  const { method } = request;
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  const made = known.includes(method)
    ? `Net::HTTP::${name}.new(uri)`
    : `Net::HTTPGenericRequest.new(${quote(method)}, true, true, uri)`;
  const headers = allHeaders(request, contentTypeOf(body)).map(
    ([header, value]) => `request[${quote(header)}] = ${withSecrets(value)}`,
  );
  return [
    'require "net/http"',
    ...(body.kind === 'text' && body.isJson ? ['require "json"'] : []),
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

function bodyLines(body: BodyKind): readonly string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'text':
      return body.isJson
        ? [`request.body = JSON.generate(${literal(JSON.parse(body.text), dialect, '', '  ')})`]
        : [`request.body = ${quote(body.text)}`];
    case 'form':
      return [`request.body = URI.encode_www_form(${literal(body.fields, dialect, '', '  ')})`];
    case 'parts': {
      const parts = body.parts.map((part) => {
        const value = 'value' in part ? quote(part.value) : `File.open(${quote(part.fileName)})`;
        return `  [${quote(part.name)}, ${value}],\n`;
      });
      return [`request.set_form([\n${parts.join('')}], "multipart/form-data")`];
    }
    case 'file':
      return [`request.body = File.binread(${quote(body.fileName)})`];
  }
}

/** The escapes of JSON are those of Ruby, where `#` may begin an expression. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');
}

function withSecrets(value: string): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(value);
  const text = parts.map((part, index) =>
    index % 2 === 1 ? `#{ENV.fetch("${part}")}` : quote(part).slice(1, -1),
  );
  return `"${text.join('')}"`;
}
