import { notationOf } from '../examples/media-type.js';
import { type Dialect, literal } from './literal.js';
import {
  type Answer,
  type Field,
  type SampleBody,
  type SampleRequest,
  splitSecrets,
} from './sample-request.js';

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

/** A script for Python 3.8 and later with `requests` 2. */
export function toPython(request: SampleRequest, answer: Answer): string {
  const { method, url, body, cookies } = request;
  const headers = [...request.headers, ...contentType(body)];
  const known = functions.includes(method);
  const args = [
    ...(known ? [] : [JSON.stringify(method)]),
    withSecrets(url),
    ...(headers.length > 0 ? [`headers=${mapping(headers)}`] : []),
    ...(cookies.length > 0 ? [`cookies=${mapping(cookies)}`] : []),
    ...(body === undefined ? [] : bodyArguments(body)),
  ];
  const name = known ? method.toLowerCase() : 'request';
  const call =
    args.length === 1 ? `(${args.join('')})` : `(\n${args.map((a) => `${step}${a},\n`).join('')})`;
  const needsOs = [url, ...headers, ...cookies].some(
    (field) => splitSecrets(typeof field === 'string' ? field : field.value).length > 1,
  );
  const print = { json: ', response.json()', text: ', response.text', none: '' };
  return [
    ...(needsOs ? ['import os\n'] : []),
    'import requests\n',
    `response = requests.${name}${call}\n`,
    `print(response.status_code${print[answer]})`,
  ].join('\n');
}

function bodyArguments(body: SampleBody): readonly string[] {
  const { mimeType, text = '', fields } = body;
  if (fields === undefined) {
    return isJson(body)
      ? [`json=${literal(JSON.parse(text), dialect, step, step)}`]
      : [`data=${JSON.stringify(text)}.encode()`];
  }
  const open = (file = 'file') => `open(${JSON.stringify(file)}, "rb")`;
  const list = (entries: readonly string[]) =>
    `[\n${entries.map((entry) => `${step}${step}${entry},\n`).join('')}${step}]`;
  switch (notationOf(mimeType)) {
    case 'form':
      return [
        `data=${literal(
          fields.map((p) => [p.name, p.value ?? '']),
          dialect,
          step,
          step,
        )}`,
      ];
    case 'multipart':
      // Without a name of a file, `requests` sends the part as a plain field.
      return [
        `files=${list(
          fields.map(({ name, value = '', fileName }) => {
            const content = fileName ? open(fileName) : `(None, ${JSON.stringify(value)})`;
            return `(${JSON.stringify(name)}, ${content})`;
          }),
        )}`,
      ];
    default:
      return [`data=${open(fields[0]?.fileName)}`];
  }
}

/** `requests` says by itself what it makes: JSON and forms. */
function contentType(body: SampleBody | undefined): readonly Field[] {
  if (body === undefined || isJson(body)) return [];
  const isForm = ['form', 'multipart'].includes(notationOf(body.mimeType));
  return isForm && body.fields ? [] : [{ name: 'Content-Type', value: body.mimeType }];
}

/** `json=` sends `application/json`; other JSON types are sent as text with their own type. */
function isJson({ mimeType, fields }: SampleBody): boolean {
  if (fields !== undefined) return false;
  return mimeType.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

function mapping(list: readonly Field[]): string {
  const lines = list.map(
    ({ name, value }) => `${step}${step}${JSON.stringify(name)}: ${withSecrets(value)},\n`,
  );
  return `{\n${lines.join('')}${step}}`;
}

function withSecrets(value: string): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return JSON.stringify(value);
  const [before, name, after] = parts;
  if (parts.length === 3 && before === '' && after === '') return `os.environ["${name}"]`;
  const text = parts.map((part, index) =>
    index % 2 === 1
      ? `{os.environ['${part}']}`
      : JSON.stringify(part).slice(1, -1).replace(/[{}]/g, '$&$&'),
  );
  return `f"${text.join('')}"`;
}
