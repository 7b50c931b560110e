import type { HttpPart } from '../http-request.js';
import { mediaTypeEssence } from '../media-type.js';
import { formMap } from './form-map.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import { fileType, type PrintedBody, type PrintedRequest } from './parts.js';
import {
  hasSecret,
  literalText,
  mergedParts,
  onlySecret,
  type PrintedText,
} from './printed-text.js';
import { doubleQuoted, isMultiline } from './quote.js';
import {
  groupedPairs,
  isInteger,
  type PrintedPair,
  quotePlus,
  sampleUrl,
  withoutLogin,
} from './sample-url.js';
import { bodyContentType, cookieText } from './secret-texts.js';

const step = '    ';

const dialect: Dialect = {
  true: 'True',
  false: 'False',
  null: 'None',
  // JSON escapes are valid in Python.
  string: doubleQuoted,
  key: doubleQuoted,
};

/** Methods with a function in `requests`; other methods use `requests.request`. */
const functions = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

type Pair = readonly [name: string, value: PrintedText];

/** Prints a script for Python 3.8 and later with `requests` 2. */
export function toPython(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { method, body } = request;
  const { url, variables, query = [] } = sampleUrl(request, { casing: 'snake', encode: quotePlus });
  const type = body && sayType(body) ? bodyContentType(body) : undefined;
  const headers: readonly Pair[] = [
    ...request.headers.map(({ name, value }): Pair => [name, value]),
    ...(hasTwice(request.cookies) ? [['Cookie', cookieText(request.cookies)] satisfies Pair] : []),
    ...(type === undefined ? [] : [['Content-Type', [type]] satisfies Pair]),
  ];
  const cookies = hasTwice(request.cookies)
    ? []
    : request.cookies.map(({ name, value }): Pair => [name, value]);
  const hasFunction = functions.includes(method);
  const args = [
    ...(hasFunction ? [] : [doubleQuoted(method)]),
    withSecrets(url),
    ...(query.length > 0 ? [`params=${parameters(query)}`] : []),
    ...(login ? [`auth=(${withSecrets(login.user)}, ${withSecrets(login.password)})`] : []),
    ...(headers.length > 0 ? [`headers=${mapping(headers)}`] : []),
    ...(cookies.length > 0 ? [`cookies=${mapping(cookies)}`] : []),
    ...(body === undefined ? [] : bodyArguments(body)),
    ...(request.certificate ? ['cert=("client.pem", "client-key.pem")'] : []),
  ];
  const name = hasFunction ? method.toLowerCase() : 'request';
  const call =
    args.length === 1 ? `(${args.join('')})` : `(\n${args.map((a) => `${step}${a},\n`).join('')})`;
  const pairs = [...query, ...headers, ...cookies].map(([, value]) => value);
  const needsOs = [url, ...pairs, login?.user ?? [], login?.password ?? []].some(hasSecret);
  const print = { json: ', response.json()', text: ', response.text', none: '' };
  return [
    ...(needsOs ? ['import os\n'] : []),
    'import requests\n',
    ...variables.map(({ name: declared, value }) => `${declared} = ${doubleQuoted(value)}`),
    ...(variables.length > 0 ? [''] : []),
    `response = requests.${name}${call}\n`,
    `print(response.status_code${print[request.responseBody]})`,
  ].join('\n');
}

/** Whether a cookie name repeats, which a dictionary cannot express. */
function hasTwice(cookies: PrintedRequest['cookies']): boolean {
  return new Set(cookies.map(({ name }) => name)).size < cookies.length;
}

/** Writes a text of several lines as it is sent, in triple quotes. */
function textCode(text: string): string {
  if (!isMultiline(text)) return doubleQuoted(text);
  return `"""${text.replace(/\\|"(?="|$)/g, '\\$&')}"""`;
}

function bodyArguments(body: PrintedBody): readonly string[] {
  switch (body.kind) {
    case 'text': {
      const json = isJsonArgument(body) ? jsonValue(body) : undefined;
      return json === undefined
        ? [`data=${textCode(body.text)}.encode()`]
        : [`json=${literal(json.value, dialect, step, step)}`];
    }
    case 'form':
      return [`data=${literal(formMap(body.fields) ?? body.fields, dialect, step, step)}`];
    case 'multipart':
      return (
        fieldsAndFiles(body.parts) ?? [
          `files=${list(body.parts.map((part) => `(${doubleQuoted(part.name)}, ${fileEntry(part)})`))}`,
        ]
      );
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string'
          ? `${doubleQuoted(piece)}.encode()`
          : `${open(piece.name)}.read()`,
      );
      return [`data=b"".join(${list(pieces)})`];
    }
    case 'file':
      return [`data=${open(body.file.name)}`];
  }
}

/** Fields and files in dictionaries; undefined if there are no files, or if fields have a type or headers. */
function fieldsAndFiles(parts: readonly HttpPart[]): readonly string[] | undefined {
  const files = parts.filter(({ content }) => typeof content !== 'string');
  const fields = parts.flatMap(({ name, content, type, headers }) =>
    typeof content === 'string' && type === undefined && headers.length === 0
      ? [[name, content] as const]
      : [],
  );
  const names = new Set(files.map(({ name }) => name));
  const map = formMap(fields);
  const isPlain = files.length + fields.length === parts.length && names.size === files.length;
  if (!isPlain || files.length === 0 || (fields.length > 0 && map === undefined)) return undefined;
  const entries = files.map((part) => `${doubleQuoted(part.name)}: ${fileEntry(part)}`);
  const inner = step + step;
  return [
    ...(map ? [`data=${literal(map, dialect, step, step)}`] : []),
    `files={\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${step}}`,
  ];
}

/** The tuple for one part. Without a file name, `requests` sends the part as a plain field. */
function fileEntry(part: HttpPart): string {
  const { content, headers } = part;
  const isFile = typeof content !== 'string';
  const type = isFile ? fileType(part) : part.type;
  const typeAndHeaders = [
    ...(type === undefined && headers.length === 0
      ? []
      : [type === undefined ? 'None' : doubleQuoted(type)]),
    ...(headers.length === 0 ? [] : [literal(Object.fromEntries(headers), dialect, '', ' ')]),
  ];
  const name = isFile ? doubleQuoted(content.name) : 'None';
  const value = isFile ? open(content.name) : doubleQuoted(content);
  return `(${[name, value, ...typeAndHeaders].join(', ')})`;
}

function open(file: string): string {
  return `open(${doubleQuoted(file)}, "rb")`;
}

function list(entries: readonly string[]): string {
  return `[\n${entries.map((entry) => `${step}${step}${entry},\n`).join('')}${step}]`;
}

/**
 * Whether the sample must set Content-Type: `requests` sets it for JSON and forms, but it would not
 * send an empty form.
 */
function sayType(body: PrintedBody): boolean {
  switch (body.kind) {
    case 'text':
      return !isJsonArgument(body) || jsonValue(body) === undefined;
    case 'form':
      return body.fields.length === 0;
    default:
      return true;
  }
}

/** `json=` sends `application/json`; other JSON types are sent as text with an explicit type. */
function isJsonArgument({ type, isJson, text }: Extract<PrintedBody, { kind: 'text' }>): boolean {
  // `requests` sends no body for `json=None`.
  return isJson && mediaTypeEssence(type) === 'application/json' && text.trim() !== 'null';
}

/** A dictionary, or a list of tuples if a name repeats after another one. */
function parameters(query: readonly PrintedPair[]): string {
  const groups = groupedPairs(query);
  const lines = groups
    ? groups.map(([name, [first = [], ...others]]) => {
        const values = [first, ...others].map(parameterValue);
        return `${doubleQuoted(name)}: ${others.length > 0 ? `[${values.join(', ')}]` : values[0]}`;
      })
    : query.map(([name, value]) => `(${doubleQuoted(name)}, ${parameterValue(value)})`);
  const entries = lines.map((line) => `${step}${step}${line},\n`).join('');
  return groups ? `{\n${entries}${step}}` : `[\n${entries}${step}]`;
}

function parameterValue(value: PrintedText): string {
  const text = literalText(value);
  return text !== undefined && isInteger(text) ? text : withSecrets(value);
}

function mapping(pairs: readonly Pair[]): string {
  const lines = pairs.map(
    ([name, value]) => `${step}${step}${doubleQuoted(name)}: ${withSecrets(value)},\n`,
  );
  return `{\n${lines.join('')}${step}}`;
}

function withSecrets(value: PrintedText): string {
  const plain = literalText(value);
  if (plain !== undefined) return doubleQuoted(plain);
  const secret = onlySecret(value);
  if (secret !== undefined) return `os.environ["${secret}"]`;
  const text = mergedParts(value).map((part) => {
    if (typeof part !== 'string') {
      return 'variable' in part ? `{os.environ['${part.variable}']}` : `{${part.declared}}`;
    }
    return doubleQuoted(part).slice(1, -1).replace(/[{}]/g, '$&$&');
  });
  return `f"${text.join('')}"`;
}
