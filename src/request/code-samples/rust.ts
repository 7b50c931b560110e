import type { HttpPart, SecretText } from '../http-request.js';
import { splitSecrets } from '../secret-text.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { doubleQuoted, isPlain } from './quote.js';
import { allHeaders, bodyContentType } from './secret-texts.js';

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];
const step = '        ';

/** Prints a program that uses `reqwest` 0.12 with the features `blocking` and `multipart`. */
export function toRust(request: PrintedRequest): string {
  const { method, body, answer } = request;
  const url = withSecrets(request.url);
  // `.form()` sets the content type itself.
  const type = body?.kind === 'form' && body.fields.length > 0 ? undefined : bodyContentType(body);
  const call = known.includes(method)
    ? `.${method.toLowerCase()}(${url})`
    : `.request(reqwest::Method::from_bytes(b${quote(method)})?, ${url})`;
  const calls = [
    call,
    ...allHeaders(request, type).map(
      ([name, value]) => `.header(${quote(name)}, ${withSecrets(value)})`,
    ),
    ...bodyCalls(body),
    '.send()?;',
  ];
  const print =
    answer === 'none'
      ? 'println!("{}", response.status());'
      : 'println!("{} {}", response.status(), response.text()?);';
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    '    let response = reqwest::blocking::Client::new()',
    ...calls.map((one) => step + one),
    `    ${print}`,
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyCalls(body: PrintedBody | undefined): readonly string[] {
  if (body === undefined) return [];
  switch (body.kind) {
    case 'text':
      return [`.body(${raw(body.text)})`];
    case 'form': {
      if (body.fields.length === 0) return ['.body("")'];
      const fields = body.fields.map(([name, value]) => `(${quote(name)}, ${quote(value)})`);
      return [`.form(&[${fields.join(', ')}])`];
    }
    case 'multipart': {
      const parts = body.parts.map((part) => `\n${step}        ${partCall(part)}`);
      const form = `${step}    reqwest::blocking::multipart::Form::new()${parts.join('')},`;
      return [`.multipart(\n${form}\n${step})`];
    }
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string'
          ? `${quote(piece)}.as_bytes()`
          : `&std::fs::read(${quote(piece.name)})?`,
      );
      const lines = pieces.map((piece) => `\n${step}        ${piece},`);
      return [
        `.body(\n${step}    [${lines.join('')}\n${step}    ]\n${step}    .concat(),\n${step})`,
      ];
    }
    case 'file':
      return [`.body(std::fs::File::open(${quote(body.file.name)})?)`];
  }
}

function partCall({ name, content, type }: HttpPart): string {
  const isFile = typeof content !== 'string';
  const key = quote(name);
  if (type === undefined) {
    return isFile ? `.file(${key}, ${quote(content.name)})?` : `.text(${key}, ${quote(content)})`;
  }
  const part = isFile ? `file(${quote(content.name)})?` : `text(${quote(content)})`;
  return `.part(${key}, reqwest::blocking::multipart::Part::${part}.mime_str(${quote(type)})?)`;
}

/** Rust writes code points in braces and has no `\b` or `\f`. */
function quote(text: string): string {
  return doubleQuoted(text).replace(/\\(?:u([\da-f]{4})|.)/g, (found, code?: string) => {
    if (code !== undefined) return `\\u{${code}}`;
    return { '\\b': '\\u{8}', '\\f': '\\u{c}' }[found] ?? found;
  });
}

function withSecrets(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(parts[0] ?? '');
  const text = parts.map((part, index) =>
    index % 2 === 1 ? '{}' : quote(part).slice(1, -1).replace(/[{}]/g, '$&$&'),
  );
  const secrets = parts
    .filter((_, index) => index % 2 === 1)
    .map((name) => `, std::env::var("${name}")?`);
  return `format!("${text.join('')}"${secrets.join('')})`;
}

/** A raw string literal with enough `#` delimiters; Rust forbids a bare carriage return there. */
function raw(text: string): string {
  if (!isPlain(text)) return quote(text);
  const longest = Math.max(
    0,
    ...[...text.matchAll(/"(#*)/g)].map(([, signs = '']) => signs.length + 1),
  );
  const signs = '#'.repeat(Math.max(1, longest));
  return `r${signs}"${text}"${signs}`;
}
