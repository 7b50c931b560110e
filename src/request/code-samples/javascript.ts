import type { HttpPart } from '../http-request.js';
import { formMap, singleValues } from './form-map.js';
import { jsonValue } from './json-value.js';
import { type Dialect, literal } from './literal.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { literalText, mergedParts, onlySecret, type PrintedText } from './printed-text.js';
import { doubleQuoted, isMultiline } from './quote.js';
import {
  formEncode,
  groupedPairs,
  type PrintedPair,
  sampleUrl,
  withoutLogin,
} from './sample-url.js';
import { allHeaders } from './secret-texts.js';

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

/** Prints a module for Node.js 20 and later that uses the built-in `fetch`. */
export function toJavaScript(request: PrintedRequest): string {
  return fetchScript(request, secretInScript);
}

/**
 * Prints the script that the JavaScript and TypeScript samples share.
 *
 * @param withSecrets writes a text that may contain secrets
 */
export function fetchScript(request: PrintedRequest, withSecrets: WithSecrets): string {
  const { method, responseBody } = request;
  if (isBeyondFetch(request)) return scriptWithoutFetch(request, withSecrets);
  const { before, url } = urlCode(request, withSecrets);
  const body = request.body && bodyCode(request.body);
  const init = requestInit(request, body?.contentType, withSecrets, [
    ...(method === 'GET' ? [] : [`method: ${quote(method)}`]),
    ...(body === undefined ? [] : [`body: ${body.expression}`]),
  ]);
  const print = { json: ', await response.json()', text: ', await response.text()', none: '' };
  return [
    ...(body?.readsFile ? ["import { openAsBlob } from 'node:fs';\n"] : []),
    ...before,
    ...(body?.before ?? []),
    `const response = await fetch(${url}${init});\n`,
    `console.log(response.status${print[responseBody]});`,
  ].join('\n');
}

type WithSecrets = (value: PrintedText) => string;

/** The URL as an expression, and the declarations of the variables in it. */
function urlCode(
  request: PrintedRequest,
  withSecrets: WithSecrets,
): { readonly before: readonly string[]; readonly url: string } {
  const { variables, url, query } = sampleUrl(request, { casing: 'camel', encode: formEncode });
  const lines = [
    ...variables.map(({ name, value }) => `const ${name} = ${quote(value)};`),
    ...(query ? [`const query = new URLSearchParams(${pairs(query, withSecrets)});`] : []),
  ];
  const whole = query ? [...url, '?', { declared: 'query' }] : url;
  return { before: lines.length > 0 ? [...lines, ''] : [], url: secretInTemplate(whole) };
}

function pairs(query: readonly PrintedPair[], withSecrets: WithSecrets): string {
  const isMap = groupedPairs(query)?.every(([, values]) => values.length === 1);
  const entries = query.map(([name, value]) =>
    isMap
      ? `${dialect.key(name)}: ${withSecrets(value)}`
      : `[${quote(name)}, ${withSecrets(value)}]`,
  );
  const [open, close] = isMap ? ['{ ', ' }'] : ['[', ']'];
  const line = `${open}${entries.join(', ')}${close}`;
  if (line.length <= 60) return line;
  return `${open.trim()}\n${entries.map((entry) => `${step}${entry},\n`).join('')}${close.trim()}`;
}

function authorization(request: PrintedRequest): readonly string[] {
  const { login } = withoutLogin(request);
  if (login === undefined) return [];
  const text = secretInTemplate([...login.user, ':', ...login.password]);
  return [headerLine('Authorization', `\`Basic \${btoa(${text})}\``)];
}

/** The options argument of a call, with the headers after the method. */
function requestInit(
  request: PrintedRequest,
  contentType: string | undefined,
  withSecrets: WithSecrets,
  [...others]: readonly string[],
): string {
  const headers = [
    ...authorization(request),
    ...allHeaders(withoutLogin(request).request, contentType).map(([name, value]) =>
      headerLine(name, withSecrets(value)),
    ),
  ];
  // Node.js declares no body length for these methods by itself, so servers would ignore the body.
  if (isBeyondFetch(request)) headers.push(headerLine('Content-Length', 'Buffer.byteLength(body)'));
  const at = others.findIndex((one) => one.startsWith('method')) + 1;
  if (headers.length > 0) others.splice(at, 0, `headers: {\n${headers.join('')}${step}}`);
  return others.length === 0 ? '' : `, {\n${others.map((one) => `${step}${one},\n`).join('')}}`;
}

/**
 * Whether `fetch` would reject the request: it allows no body with GET and HEAD (Fetch Standard,
 * section 5.4), but some services read one.
 */
function isBeyondFetch({ method, body }: PrintedRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && (body?.kind === 'text' || body?.kind === 'form');
}

function scriptWithoutFetch(request: PrintedRequest, withSecrets: WithSecrets): string {
  const { method, body, responseBody } = request;
  const { before, url } = urlCode(request, withSecrets);
  const { expression, contentType } =
    body?.kind === 'form'
      ? { expression: quote(body.text), contentType: body.type }
      : bodyCode(body ?? { kind: 'text', type: '', text: '', isJson: false }, '');
  const protocol = String(request.url[0]).startsWith('http:') ? 'http' : 'https';
  const init = requestInit(request, contentType, withSecrets, [`method: ${quote(method)}`]);
  return [
    "import { once } from 'node:events';",
    `import { request } from 'node:${protocol}';`,
    ...(responseBody === 'none'
      ? []
      : [`import { ${responseBody} } from 'node:stream/consumers';`]),
    '',
    ...before,
    `// fetch sends no body with ${method}.`,
    `const body = ${expression};`,
    `const call = request(${url}${init});`,
    'call.end(body);',
    '',
    "const [response] = await once(call, 'response');",
    ...(responseBody === 'none' ? ['response.resume();'] : []),
    `console.log(response.statusCode${responseBody === 'none' ? '' : `, await ${responseBody}(response)`});`,
  ].join('\n');
}

interface Body {
  readonly expression: string;
  readonly contentType?: string | undefined;
  readonly before?: readonly string[] | undefined;
  readonly readsFile?: boolean | undefined;
}

/** @param indent of the line on which the expression begins */
function bodyCode(body: PrintedBody, indent = step): Body {
  switch (body.kind) {
    case 'text': {
      const json = jsonValue(body);
      const expression =
        json === undefined
          ? textCode(body.text)
          : `JSON.stringify(${literal(json.value, dialect, indent, step)})`;
      return { expression, contentType: body.type };
    }
    case 'form':
      return {
        expression: `new URLSearchParams(${literal(
          singleValues(formMap(body.fields)) ?? body.fields,
          dialect,
          step,
          step,
        )})`,
      };
    case 'multipart':
      return {
        expression: 'form',
        before: ['const form = new FormData();', ...body.parts.map(appendLine), ''],
        readsFile: body.parts.some(({ content }) => typeof content !== 'string'),
      };
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string' ? quote(piece) : `await openAsBlob(${quote(piece.name)})`,
      );
      const list = pieces.map((piece) => `${step}${step}${piece},\n`).join('');
      return {
        expression: `new Blob([\n${list}${step}])`,
        contentType: body.type,
        readsFile: true,
      };
    }
    case 'file':
      return {
        expression: `await openAsBlob(${quote(body.file.name)})`,
        contentType: body.type,
        readsFile: true,
      };
  }
}

function appendLine({ name, content, type }: HttpPart): string {
  if (typeof content === 'string') return `form.append(${quote(name)}, ${quote(content)});`;
  const options = type === undefined ? '' : `, { type: ${quote(type)} }`;
  const file = quote(content.name);
  return `form.append(${quote(name)}, await openAsBlob(${file}${options}), ${file});`;
}

function headerLine(name: string, value: string): string {
  return `${step}${step}${dialect.key(name)}: ${value},\n`;
}

function secretInScript(value: PrintedText): string {
  const secret = onlySecret(value);
  return secret === undefined ? secretInTemplate(value) : `process.env.${secret}`;
}

/**
 * Writes a text with secrets as a template literal, which stays a string even if a variable is
 * unset.
 */
export function secretInTemplate(value: PrintedText): string {
  const plain = literalText(value);
  if (plain !== undefined) return quote(plain);
  const text = mergedParts(value).map((part) => {
    if (typeof part === 'string') return templateText(part);
    return 'variable' in part ? `\${process.env.${part.variable}}` : `\${${part.declared}}`;
  });
  return `\`${text.join('')}\``;
}

/** Writes a text of several lines as it is sent, in a template literal. */
function textCode(text: string): string {
  return isMultiline(text) ? `\`${templateText(text)}\`` : quote(text);
}

function templateText(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
}

/** Uses single quotes; JSON escapes are valid in JavaScript. */
function quote(text: string): string {
  const inner = doubleQuoted(text).slice(1, -1);
  return `'${inner.replace(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found))}'`;
}
