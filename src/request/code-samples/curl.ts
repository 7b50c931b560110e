import { withoutBoundary } from '../body/boundary.js';
import type { HttpBody, HttpPart, HttpRequest, SecretText } from '../http-request.js';
import { mediaTypeEssence } from '../media-type.js';
import { splitSecrets } from '../secret-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { cookieText, headerLine } from './secret-texts.js';

/** Prints a command for a POSIX shell, one option a line. */
export function toCurl({ method, url, headers, cookies, body, certificate }: HttpRequest): string {
  const options = [
    ...(certificate ? ['--cert client.pem --key client-key.pem'] : []),
    ...headers.map(({ name, value }) => `--header ${withSecrets(headerLine(name, value))}`),
    ...(cookies.length > 0 ? [`--cookie ${withSecrets(cookieText(cookies))}`] : []),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return [`curl ${methodOption(method, body)}${withSecrets(url)}`, ...options].join(' \\\n  ');
}

function methodOption(method: string, body: HttpBody | undefined): string {
  if (method === 'HEAD') return '--head ';
  // Method names may contain characters that are special in a shell (RFC 9110, section 5.6.2).
  const name = /^[\w-]+$/.test(method) ? method : quote(method);
  return method === 'GET' && body === undefined ? '' : `--request ${name} `;
}

function bodyOptions(body: HttpBody): readonly string[] {
  const contentType = `--header ${quote(`Content-Type: ${body.type}`)}`;
  const isForm = mediaTypeEssence(body.type) === 'multipart/form-data';
  switch (body.kind) {
    case 'text':
      // `--data` reads a file if its value begins with @.
      return [
        contentType,
        `${body.text.startsWith('@') ? '--data-raw' : '--data'} ${quote(body.text)}`,
      ];
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
  const said = [
    ...(type === undefined ? [] : [`;type=${type}`]),
    ...headers.map(([header, value]) => `;headers=${inQuotes(`${header}: ${value}`)}`),
  ].join('');
  if (typeof content !== 'string') {
    const file = /[",;\\]/.test(content.name) ? inQuotes(content.name) : content.name;
    return `--form ${quote(`${name}=@${file}${said}`)}`;
  }
  if (said !== '') return `--form ${quote(`${name}=${inQuotes(content)}${said}`)}`;
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
function withSecrets(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(parts[0] ?? '');
  const text = parts.map((part, index) =>
    index % 2 === 1 ? variable(part, parts[index + 1]) : part.replace(/[\\"`$]/g, '\\$&'),
  );
  return `"${text.join('')}"`;
}

/** Adds braces if the following text would extend the variable name. */
function variable(name: string, next = ''): string {
  return /^\w/.test(next) ? `\${${name}}` : `$${name}`;
}
