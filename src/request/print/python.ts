import type { HttpBody, HttpPart, HttpRequest, SecretText } from '../http-request.js';
import { essenceOf } from '../media-type.js';
import { splitSecrets } from '../secret-text.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import { contentTypeOf } from './texts.js';

const step = '    ';

const dialect: Dialect = {
  true: 'True',
  false: 'False',
  null: 'None',
  // The escapes that JSON knows mean the same in Python.
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
};

/** Functions of `requests`; other methods go through `requests.request`. */
const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

type Pair = readonly [name: string, value: SecretText];

/** A script for Python 3.8 and later with `requests` 2. */
export function toPython(request: HttpRequest): string {
  const { method, url, body } = request;
  const type = body && sayType(body) ? contentTypeOf(body) : undefined;
  const headers: readonly Pair[] = [
    ...request.headers.map(({ name, value }): Pair => [name, value]),
    ...(type === undefined ? [] : [['Content-Type', [type]] satisfies Pair]),
  ];
  const cookies = request.cookies.map(({ name, value }): Pair => [name, value]);
  const known = functions.includes(method);
  const args = [
    ...(known ? [] : [JSON.stringify(method)]),
    withSecrets(url),
    ...(headers.length > 0 ? [`headers=${mapping(headers)}`] : []),
    ...(cookies.length > 0 ? [`cookies=${mapping(cookies)}`] : []),
    ...(body === undefined ? [] : [bodyArgument(body)]),
    ...(request.certificate ? ['cert=("client.pem", "client-key.pem")'] : []),
  ];
  const name = known ? method.toLowerCase() : 'request';
  const call =
    args.length === 1 ? `(${args.join('')})` : `(\n${args.map((a) => `${step}${a},\n`).join('')})`;
  const texts = [url, ...headers.map(([, value]) => value), ...cookies.map(([, value]) => value)];
  const needsOs = texts.some((text) => splitSecrets(text).length > 1);
  const print = { json: ', response.json()', text: ', response.text', none: '' };
  return [
    ...(needsOs ? ['import os\n'] : []),
    'import requests\n',
    `response = requests.${name}${call}\n`,
    `print(response.status_code${print[request.answer]})`,
  ].join('\n');
}

function bodyArgument(body: HttpBody): string {
  switch (body.kind) {
    case 'text': {
      const json = isJsonArgument(body) ? jsonValue(body) : undefined;
      return json === undefined
        ? `data=${JSON.stringify(body.text)}.encode()`
        : `json=${literal(json.value, dialect, step, step)}`;
    }
    case 'form':
      return `data=${literal(body.fields, dialect, step, step)}`;
    case 'multipart':
      return `files=${list(body.parts.map((part) => `(${JSON.stringify(part.name)}, ${fileEntry(part)})`))}`;
    case 'file':
      return `data=${open(body.file.name)}`;
  }
}

/** Without a name of a file, `requests` sends the part as a plain field. */
function fileEntry({ content, type, headers }: HttpPart): string {
  const isFile = typeof content !== 'string';
  const said = [
    ...(type === undefined && headers.length === 0
      ? []
      : [type === undefined ? 'None' : JSON.stringify(type)]),
    ...(headers.length === 0 ? [] : [literal(Object.fromEntries(headers), dialect, '', ' ')]),
  ];
  if (isFile && said.length === 0) return open(content.name);
  const name = isFile ? JSON.stringify(content.name) : 'None';
  const value = isFile ? open(content.name) : JSON.stringify(content);
  return `(${[name, value, ...said].join(', ')})`;
}

function open(file: string): string {
  return `open(${JSON.stringify(file)}, "rb")`;
}

function list(entries: readonly string[]): string {
  return `[\n${entries.map((entry) => `${step}${step}${entry},\n`).join('')}${step}]`;
}

/** `requests` says by itself what it makes: JSON and forms. An empty form it would not send. */
function sayType(body: HttpBody): boolean {
  switch (body.kind) {
    case 'text':
      return !isJsonArgument(body) || jsonValue(body) === undefined;
    case 'form':
      return body.fields.length === 0;
    default:
      return true;
  }
}

/** `json=` sends `application/json`; other JSON types are sent as text with their own type. */
function isJsonArgument({ type, isJson }: Extract<HttpBody, { kind: 'text' }>): boolean {
  return isJson && essenceOf(type) === 'application/json';
}

function mapping(pairs: readonly Pair[]): string {
  const lines = pairs.map(
    ([name, value]) => `${step}${step}${JSON.stringify(name)}: ${withSecrets(value)},\n`,
  );
  return `{\n${lines.join('')}${step}}`;
}

function withSecrets(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return JSON.stringify(parts[0] ?? '');
  const [before, name, after] = parts;
  if (parts.length === 3 && before === '' && after === '') return `os.environ["${name}"]`;
  const text = parts.map((part, index) =>
    index % 2 === 1
      ? `{os.environ['${part}']}`
      : JSON.stringify(part).slice(1, -1).replace(/[{}]/g, '$&$&'),
  );
  return `f"${text.join('')}"`;
}
