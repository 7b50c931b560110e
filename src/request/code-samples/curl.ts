import { withoutBoundary } from '../body/boundary.js';
import type { HttpBody, HttpPart, HttpRequest } from '../http-request.js';
import { mediaTypeEssence } from '../media-type.js';
import { encode } from '../percent.js';
import { joinTexts } from '../secret-text.js';
import { literalText, mergedParts, type PrintedText } from './printed-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { sampleUrl, withoutLogin } from './sample-url.js';
import { cookieText, headerLine } from './secret-texts.js';

/** Prints a command for a POSIX shell, one option per line, for curl 7.82 and later. */
export function toCurl(request: HttpRequest): string {
  const { login, request: rest } = withoutLogin(request);
  const { method, cookies, body, certificate } = rest;
  const isJson = body !== undefined && sendsJson(rest, body);
  const headers = rest.headers.filter(({ name }) => !isJson || name !== 'Accept');
  const { url, pairs } = urlAndPairs(rest);
  const options = [
    ...(certificate ? ['--cert client.pem --key client-key.pem'] : []),
    ...(login ? [`--user ${withSecrets(joinTexts(login.user, ':', login.password))}`] : []),
    ...headers.map(({ name, value }) => `--header ${withSecrets(headerLine(name, value))}`),
    ...(cookies.length > 0 ? [`--cookie ${withSecrets(cookieText(cookies))}`] : []),
    ...pairs.map((pair) => `--data-urlencode ${withSecrets(pair)}`),
    ...(body === undefined ? [] : bodyOptions(body, isJson)),
  ];
  const first = pairs.length > 0 ? '--get ' : methodOption(method, body);
  return [`curl ${first}${withSecrets(url)}`, ...options].join(' \\\n  ');
}

/** A body makes curl use POST. */
function methodOption(method: string, body: HttpBody | undefined): string {
  if (method === 'HEAD') return '--head ';
  // Method names may contain characters that are special in a shell (RFC 9110, section 5.6.2).
  const name = /^[\w-]+$/.test(method) ? method : quote(method);
  return method === (body === undefined ? 'GET' : 'POST') ? '' : `--request ${name} `;
}

/** Whether `--json` sends the request: it asks for JSON, too, and reads a file after @. */
function sendsJson({ responseBody, headers }: HttpRequest, body: HttpBody): boolean {
  if (body.kind !== 'text' || !body.isJson || body.type !== 'application/json') return false;
  const accept = headers.find(({ name }) => name === 'Accept')?.value.join('');
  return (
    responseBody === 'json' && (accept ?? body.type) === body.type && !body.text.startsWith('@')
  );
}

/** Splits off a query that is hard to read in a URL: one of many pairs, or one with escapes. */
function urlAndPairs(request: HttpRequest): {
  readonly url: PrintedText;
  readonly pairs: readonly PrintedText[];
} {
  const whole = { url: request.url, pairs: [] };
  if (request.method !== 'GET' || request.body !== undefined) return whole;
  const dialect = { casing: 'snake', encode } as const;
  const { url, query = [] } = sampleUrl({ url: request.url }, dialect);
  const isEasy = query.length < 3 && !request.url.join('').split('?')[1]?.includes('%');
  // `--data-urlencode` encodes only the value, and reads a file after @ in a name. Brackets are readable as they are:
  // curl does not expand them in data, and servers decode both forms alike.
  if (isEasy || !query.every(([name]) => /^[\w.~[\]-]+$/.test(name))) return whole;
  return { url, pairs: query.map(([name, value]) => [`${name}=`, ...value]) };
}

function bodyOptions(body: HttpBody, isJson: boolean): readonly string[] {
  const contentType = `--header ${quote(`Content-Type: ${body.type}`)}`;
  const isForm = mediaTypeEssence(body.type) === 'multipart/form-data';
  switch (body.kind) {
    case 'text': {
      const text = quote(body.isJson ? indentedJson(body.text) : body.text);
      if (isJson) return [`--json ${text}`];
      // `--data` sends a form by default, and reads a file if its value begins with @.
      const data = `${body.text.startsWith('@') ? '--data-raw' : '--data'} ${text}`;
      return body.type === 'application/x-www-form-urlencoded' ? [data] : [contentType, data];
    }
    case 'form':
      if (body.fields.length === 0) return [contentType, "--data ''"];
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quote(`${encodeName(name)}=${value}`)}`,
      );
    case 'multipart':
      return [
        // curl sets the form type itself, and appends the boundary to any other type.
        ...(isForm ? [] : [`--header ${quote(`Content-Type: ${withoutBoundary(body.type)}`)}`]),
        ...body.parts.map((part) => partOption(isForm ? part : withDisposition(part))),
      ];
    case 'file':
      return [contentType, `--data-binary ${quote(`@${body.file.name}`)}`];
  }
}

/**
 * Sets the lines of a JSON text below their option. White space around its tokens has no meaning, but would be escaped
 * in a text with invisible characters.
 */
function indentedJson(text: string): string {
  return isPlain(text) ? text.trim().replaceAll('\n', '\n  ') : text;
}

/** `--data-urlencode` encodes only the value. */
function encodeName(name: string): string {
  return name.replace(/[^\w.~[\]-]+/gu, encodeURIComponent);
}

/**
 * Adds an explicit Content-Disposition, because curl sends named parts of non-form types as
 * attachments.
 */
function withDisposition(part: HttpPart): HttpPart {
  const { name, content, headers } = part;
  if (name === '') return part;
  const file = typeof content === 'string' ? '' : `; filename="${content.name}"`;
  const disposition = ['Content-Disposition', `form-data; name="${name}"${file}`] as const;
  return { ...part, headers: [disposition, ...headers] };
}

function partOption({ name, content, type, headers }: HttpPart): string {
  const attributes = [
    ...(type === undefined ? [] : [`;type=${type}`]),
    ...headers.map(([header, value]) => `;headers=${inQuotes(`${header}: ${value}`)}`),
  ].join('');
  if (typeof content !== 'string') {
    const file = /[",;\\]/.test(content.name) ? inQuotes(content.name) : content.name;
    return `--form ${quote(`${name}=@${file}${attributes}`)}`;
  }
  if (attributes !== '') return `--form ${quote(`${name}=${inQuotes(content)}${attributes}`)}`;
  // `--form` treats @, <, quotation marks and ; in a value as special.
  const option = /^[@<"]|;/.test(content) ? '--form-string' : '--form';
  return `${option} ${quote(`${name}=${content}`)}`;
}

/** Quotes a `--form` value that contains curl's own delimiters. */
function inQuotes(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Single quotes disable all shell expansion. Invisible characters use `$'…'` escapes, which POSIX
 * has included since 2024.
 */
function quote(value: string): string {
  if (!isPlain(value))
    return `$'${doubleQuoted(value)
      .slice(1, -1)
      .replace(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))}'`;
  return `'${value.replace(/'/g, "'\\''")}'`;
}

/** Uses double quotes so that the shell expands secrets from environment variables. */
function withSecrets(value: PrintedText): string {
  const parts = mergedParts(value);
  const text = literalText(value);
  if (text !== undefined) return quote(text);
  const written = parts.map((part, index) => {
    if (typeof part === 'string') return part.replace(/[\\"`$]/g, '\\$&');
    const next = parts[index + 1];
    const name = 'variable' in part ? part.variable : part.declared;
    return variable(name, typeof next === 'string' ? next : '');
  });
  return `"${written.join('')}"`;
}

/** Adds braces if the following text would extend the variable name. */
function variable(name: string, next: string): string {
  return /^\w/.test(next) ? `\${${name}}` : `$${name}`;
}
