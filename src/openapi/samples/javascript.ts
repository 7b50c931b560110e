import { notationOf } from '../examples/media-type.js';
import { type Dialect, literal } from './literal.js';
import {
  type Answer,
  type SampleBody,
  type SampleRequest,
  splitSecrets,
} from './sample-request.js';

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
export function toJavaScript(request: SampleRequest, answer: Answer): string {
  return script(request, answer, 'const response', secretInScript);
}

/**
 * @param response How the answer is declared.
 * @param withSecrets How a text is written that may hold secrets.
 */
export function script(
  request: SampleRequest,
  answer: Answer,
  response: string,
  withSecrets: (value: string) => string,
): string {
  const body = request.body && bodyOf(request.body);
  const headers = [
    ...request.headers.map(({ name, value }) => [name, value] as const),
    ...cookieHeader(request),
    ...(body?.contentType === undefined ? [] : [['Content-Type', body.contentType] as const]),
  ];
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
    `console.log(response.status${print[answer]});`,
  ].join('\n');
}

interface Body {
  readonly expression: string;
  readonly contentType?: string | undefined;
  readonly before?: readonly string[] | undefined;
  readonly readsFile?: boolean | undefined;
}

function bodyOf({ mimeType, text = '', fields }: SampleBody): Body {
  const notation = notationOf(mimeType);
  if (fields === undefined) {
    const expression =
      notation === 'json'
        ? `JSON.stringify(${literal(JSON.parse(text), dialect, step, step)})`
        : quote(text);
    return { expression, contentType: mimeType };
  }
  if (notation === 'form') {
    const pairs = fields.map(({ name, value = '' }) => [name, value]);
    return { expression: `new URLSearchParams(${literal(pairs, dialect, step, step)})` };
  }
  const readsFile = fields.some(({ fileName }) => fileName !== undefined);
  if (notation === 'multipart') {
    const appends = fields.map(({ name, value = '', fileName }) =>
      fileName === undefined
        ? `form.append(${quote(name)}, ${quote(value)});`
        : `form.append(${quote(name)}, await openAsBlob(${quote(fileName)}), ${quote(fileName)});`,
    );
    const before = ['const form = new FormData();', ...appends, ''];
    return { expression: 'form', before, readsFile };
  }
  const expression = `await openAsBlob(${quote(fields[0]?.fileName ?? 'file')})`;
  return { expression, contentType: mimeType, readsFile };
}

function cookieHeader({ cookies }: SampleRequest): readonly (readonly [string, string])[] {
  if (cookies.length === 0) return [];
  return [['Cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; ')]];
}

function headerLine(name: string, value: string): string {
  return `${step}${step}${dialect.key(name)}: ${value},\n`;
}

function secretInScript(value: string): string {
  const [before, name, after, ...more] = splitSecrets(value);
  const isWhole = before === '' && after === '' && more.length === 0;
  return isWhole ? `process.env.${name}` : secretInTemplate(value);
}

/** A text with secrets as a template, which is a text whatever the environment holds. */
export function secretInTemplate(value: string): string {
  const parts = splitSecrets(value);
  if (parts.length === 1) return quote(value);
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
