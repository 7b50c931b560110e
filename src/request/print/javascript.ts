import type { HttpBody, HttpPart, HttpRequest, SecretText } from '../http-request.js';
import { splitSecrets } from '../secret-text.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import { allHeaders } from './texts.js';

const step = '  ';

const dialect: Dialect = {
  true: 'true',
  false: 'false',
  null: 'null',
  string: quote,
  key(name) {
    if (name === '__proto__') return "['__proto__']";
    return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
  },
};

/** A module for Node.js 20 and later, with the `fetch` of the platform. */
export function toJavaScript(request: HttpRequest): string {
  return script(request, 'const response', secretInScript);
}

/**
 * @param response How the answer is declared.
 * @param withSecrets How a text is written that may hold secrets.
 */
export function script(
  request: HttpRequest,
  response: string,
  withSecrets: (value: SecretText) => string,
): string {
  const body = request.body && bodyOf(request.body);
  const headers = allHeaders(request, body?.contentType);
  const options = [
    ...(request.method === 'GET' ? [] : [`method: ${quote(request.method)}`]),
    ...(headers.length === 0
      ? []
      : [
          `headers: {\n${headers.map(([name, value]) => headerLine(name, withSecrets(value))).join('')}${step}}`,
        ]),
    ...(body === undefined ? [] : [`body: ${body.expression}`]),
  ];
  const init = options.length === 0 ? '' : `, {\n${options.map((o) => `${step}${o},\n`).join('')}}`;
  const print = { json: ', await response.json()', text: ', await response.text()', none: '' };
  return [
    ...(body?.readsFile ? ["import { openAsBlob } from 'node:fs';\n"] : []),
    ...(body?.before ?? []),
    `${response} = await fetch(${withSecrets(request.url)}${init});\n`,
    `console.log(response.status${print[request.answer]});`,
  ].join('\n');
}

interface Body {
  readonly expression: string;
  readonly contentType?: string | undefined;
  readonly before?: readonly string[] | undefined;
  readonly readsFile?: boolean | undefined;
}

function bodyOf(body: HttpBody): Body {
  switch (body.kind) {
    case 'text': {
      const json = jsonValue(body);
      const expression =
        json === undefined
          ? quote(body.text)
          : `JSON.stringify(${literal(json.value, dialect, step, step)})`;
      return { expression, contentType: body.type };
    }
    case 'form':
      return { expression: `new URLSearchParams(${literal(body.fields, dialect, step, step)})` };
    case 'multipart':
      return {
        expression: 'form',
        before: ['const form = new FormData();', ...body.parts.map(appendLine), ''],
        readsFile: body.parts.some(({ content }) => typeof content !== 'string'),
      };
    case 'file':
      return {
        expression: `await openAsBlob(${quote(body.file.name)})`,
        contentType: body.type,
        readsFile: true,
      };
  }
}

function appendLine({ name, content, type }: HttpPart): string {
  const options = type === undefined ? '' : `, { type: ${quote(type)} }`;
  if (typeof content !== 'string') {
    const file = quote(content.name);
    return `form.append(${quote(name)}, await openAsBlob(${file}${options}), ${file});`;
  }
  const value = options === '' ? quote(content) : `new Blob([${quote(content)}]${options})`;
  return `form.append(${quote(name)}, ${value});`;
}

function headerLine(name: string, value: string): string {
  return `${step}${step}${dialect.key(name)}: ${value},\n`;
}

function secretInScript(value: SecretText): string {
  const [before, name, after, ...more] = splitSecrets(value);
  const isWhole = before === '' && after === '' && more.length === 0;
  return isWhole ? `process.env.${name}` : secretInTemplate(value);
}

/** A text with secrets as a template, which is a text whatever the environment holds. */
export function secretInTemplate(value: SecretText): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(parts[0] ?? '');
  const text = parts.map((part, index) =>
    index % 2 === 1 ? `\${process.env.${part}}` : part.replace(/[\\`]|\$(?=\{)/g, '\\$&'),
  );
  return `\`${text.join('')}\``;
}

/** Single quotes; the escapes of JSON are those of JavaScript. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replace(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))}'`;
}
