import type { HttpBody, HttpPart, HttpRequest, SecretText } from '../http-request.js';
import { essenceOf } from '../media-type.js';
import { joinTexts, plainText, splitSecrets } from '../secret-text.js';
import { cookieText } from './texts.js';

/** A command for a POSIX shell, one option to a line. */
export function toCurl({ method, url, headers, cookies, body, certificate }: HttpRequest): string {
  const options = [
    ...(certificate ? ['--cert client.pem --key client-key.pem'] : []),
    ...headers.map(({ name, value }) => `--header ${withSecrets(headerLine(name, value))}`),
    ...(cookies.length > 0 ? [`--cookie ${withSecrets(cookieText(cookies))}`] : []),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return [`curl ${methodOption(method, body)}${withSecrets(url)}`, ...options].join(' \\\n  ');
}

/** With a colon and nothing behind it, curl would send no such header. */
function headerLine(name: string, value: SecretText): SecretText {
  return plainText(value) === '' ? [`${name};`] : joinTexts(`${name}: `, value);
}

function methodOption(method: string, body: HttpBody | undefined): string {
  if (method === 'HEAD') return '--head ';
  // Names of methods may hold what a shell would act on (RFC 9110, section 5.6.2).
  const name = /^[\w-]+$/.test(method) ? method : quote(method);
  return method === 'GET' && body === undefined ? '' : `--request ${name} `;
}

function bodyOptions(body: HttpBody): readonly string[] {
  const contentType = `--header ${quote(`Content-Type: ${body.type}`)}`;
  switch (body.kind) {
    case 'text':
      // `--data` reads a file where its value begins with @.
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
        // curl says by itself that it sends a form; to what is said here it adds the boundary.
        ...(essenceOf(body.type) === 'multipart/form-data' ? [] : [contentType]),
        ...body.parts.map(partOption),
      ];
    case 'file':
      return [contentType, `--data-binary ${quote(`@${body.file.name}`)}`];
  }
}

/** curl encodes the value only. */
function encodeName(name: string): string {
  return name.replace(/[^\w.~[\]-]+/gu, encodeURIComponent);
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
  // In a value of `--form`, @, <, quotation marks and ; have a meaning.
  const option = /^[@<"]|;/.test(content) ? '--form-string' : '--form';
  return `${option} ${quote(`${name}=${content}`)}`;
}

/** As curl reads values of `--form` that hold what would end them. */
function inQuotes(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function quote(value: string): string {
  return `'${value.replace(/'/g, "'\\''")}'`;
}

/** In double quotes where the shell shall put in a secret. */
function withSecrets(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(parts[0] ?? '');
  const text = parts.map((part, index) =>
    index % 2 === 1 ? variable(part, parts[index + 1]) : part.replace(/[\\"`$]/g, '\\$&'),
  );
  return `"${text.join('')}"`;
}

/** In braces where what follows would belong to the name. */
function variable(name: string, next = ''): string {
  return /^\w/.test(next) ? `\${${name}}` : `$${name}`;
}
