import { notationOf } from '../examples/media-type.js';
import { type Field, type SampleBody, type SampleRequest, splitSecrets } from './sample-request.js';

/** A command for a POSIX shell, one option to a line. */
export function toCurl({ method, url, headers, cookies, body }: SampleRequest): string {
  const options = [
    ...headers.map(({ name, value }) => `--header ${withSecrets(`${name}: ${value}`)}`),
    ...(cookies.length > 0 ? [`--cookie ${withSecrets(cookies.map(pair).join('; '))}`] : []),
    ...(body === undefined ? [] : bodyOptions(body)),
  ];
  return [`curl ${methodOption(method, body)}${withSecrets(url)}`, ...options].join(' \\\n  ');
}

function methodOption(method: string, body: SampleBody | undefined): string {
  if (method === 'HEAD') return '--head ';
  return method === 'GET' && body === undefined ? '' : `--request ${method} `;
}

function bodyOptions({ mimeType, text = '', fields }: SampleBody): readonly string[] {
  const contentType = `--header ${quote(`Content-Type: ${mimeType}`)}`;
  if (fields === undefined) {
    // `--data` reads a file where its value begins with @.
    return [contentType, `${text.startsWith('@') ? '--data-raw' : '--data'} ${quote(text)}`];
  }
  switch (notationOf(mimeType)) {
    case 'form':
      return fields.map(({ name, value = '' }) => `--data-urlencode ${quote(`${name}=${value}`)}`);
    case 'multipart':
      return fields.map(({ name, value = '', fileName }) => {
        if (fileName !== undefined) return `--form ${quote(`${name}=@${fileName}`)}`;
        // In a value of `--form`, @, < and ; have a meaning.
        const option = /^[@<]|;/.test(value) ? '--form-string' : '--form';
        return `${option} ${quote(`${name}=${value}`)}`;
      });
    default:
      return [contentType, ...fields.map((file) => `--data-binary ${quote(`@${file.fileName}`)}`)];
  }
}

function pair({ name, value }: Field): string {
  return `${name}=${value}`;
}

function quote(value: string): string {
  return `'${value.replace(/'/g, "'\\''")}'`;
}

/** In double quotes where the shell shall put in a secret. */
function withSecrets(value: string): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(value);
  const text = parts.map((part, index) =>
    index % 2 === 1 ? `$${part}` : part.replace(/[\\"`$]/g, '\\$&'),
  );
  return `"${text.join('')}"`;
}
