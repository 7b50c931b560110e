import type { HttpPart } from '../http-request.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import {
  bearerToken,
  literalText,
  mergedParts,
  onlySecret,
  type PrintedText,
} from './printed-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { formEncode, type PrintedPair, sampleUrl, withoutLogin } from './sample-url.js';
import { allHeaders, bodyContentType } from './secret-texts.js';

const methodsWithConstant = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];
const step = '        ';

/** Prints a program that uses `reqwest` 0.12 with the features `blocking` and `multipart`. */
export function toRust(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { method, body, responseBody } = request;
  const {
    variables,
    url: target,
    query = [],
  } = sampleUrl(request, {
    casing: 'snake',
    encode: formEncode,
  });
  const url = withSecrets(target);
  // `.form()` sets the content type itself.
  const type = body?.kind === 'form' && body.fields.length > 0 ? undefined : bodyContentType(body);
  const call = methodsWithConstant.includes(method)
    ? `.${method.toLowerCase()}(${url})`
    : `.request(reqwest::Method::from_bytes(b${quote(method)})?, ${url})`;
  const calls = [
    call,
    ...(query.length > 0 ? [queryCall(query)] : []),
    ...(login
      ? [`.basic_auth(${withSecrets(login.user)}, Some(${withSecrets(login.password)}))`]
      : []),
    ...allHeaders(request, type).map(([name, value]) => {
      const token = bearerToken(name, value);
      if (token?.length === 1) return `.bearer_auth(${withSecrets(token)})`;
      return `.header(${quote(name)}, ${withSecrets(value)})`;
    }),
    ...bodyCalls(body),
    '.send()?;',
  ];
  const print =
    responseBody === 'none'
      ? 'println!("{}", response.status());'
      : 'println!("{} {}", response.status(), response.text()?);';
  return [
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...variables.map(({ name, value }) => `    let ${name} = ${quote(value)};`),
    '    let response = reqwest::blocking::Client::new()',
    ...calls.map((one) => step + one),
    `    ${print}`,
    '    Ok(())',
    '}',
  ].join('\n');
}

/** Texts are slices, unless a secret makes one a `String`. */
function queryCall(query: readonly PrintedPair[]): string {
  const values = query.map(([, value]) => withSecrets(value));
  const isPlain = query.every(([, value]) => literalText(value) !== undefined);
  const pairs = query.map(([name], index) => {
    const value = values[index] ?? '';
    return `(${quote(name)}, ${isPlain || !value.startsWith('"') ? value : `${value}.to_string()`})`;
  });
  const line = `.query(&[${pairs.join(', ')}])`;
  if (line.length <= 80) return line;
  return `.query(&[\n${pairs.map((pair) => `${step}    ${pair},\n`).join('')}${step}])`;
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

function withSecrets(value: PrintedText): string {
  const plain = literalText(value);
  if (plain !== undefined) return quote(plain);
  const secret = onlySecret(value);
  if (secret !== undefined) return `std::env::var("${secret}")?`;
  const parts = mergedParts(value);
  const text = parts.map((part) => {
    if (typeof part === 'string') return quote(part).slice(1, -1).replace(/[{}]/g, '$&$&');
    return 'variable' in part ? '{}' : `{${part.declared}}`;
  });
  const secrets = parts.flatMap((part) =>
    typeof part === 'object' && 'variable' in part ? [`, std::env::var("${part.variable}")?`] : [],
  );
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
