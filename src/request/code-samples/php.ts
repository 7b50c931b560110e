import type { HttpPart } from '../http-request.js';
import { encode } from '../percent.js';
import { formMap, singleValues } from './form-map.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { literalText } from './printed-text.js';
import { doubleQuoted, isPlain } from './quote.js';
import { groupedPairs, isInteger, sampleUrl, withoutLogin } from './sample-url.js';
import {
  allHeaders,
  bodyContentType,
  headerLine,
  joinSecretText,
  type TextDialect,
} from './secret-texts.js';

const dialect: TextDialect = {
  text: quote,
  secret: (name) => `getenv('${name}')`,
  operator: ' . ',
  variable: (name) => `$${name}`,
};

/** Prints a script for PHP 7.4 and later with the curl extension. */
export function toPhp(whole: PrintedRequest): string {
  const { login, request } = withoutLogin(whole);
  const { body, responseBody } = request;
  const { before, value } = bodyCode(body);
  const { variables, url } = urlCode(request);
  const headers = allHeaders(request, bodyContentType(body)).map(
    ([name, text]) => `        ${joinSecretText(headerLine(name, text), dialect)},\n`,
  );
  const options = [
    ...methodOption(request),
    'CURLOPT_RETURNTRANSFER => true',
    ...(login
      ? [`CURLOPT_USERPWD => ${joinSecretText([...login.user, ':', ...login.password], dialect)}`]
      : []),
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => [\n${headers.join('')}    ]`] : []),
    ...(value === undefined ? [] : [`CURLOPT_POSTFIELDS => ${value}`]),
  ];
  const status = 'curl_getinfo($curl, CURLINFO_RESPONSE_CODE)';
  return [
    '<?php',
    '',
    ...variables,
    ...before,
    `$curl = curl_init(${url});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '',
    '$text = curl_exec($curl);',
    responseBody === 'none' ? `echo ${status};` : `echo ${status}, ' ', $text;`,
  ].join('\n');
}

/** GET is the default, and POST the default of a body. */
function methodOption({ method, body }: PrintedRequest): readonly string[] {
  if (method === 'HEAD') return ['CURLOPT_NOBODY => true'];
  if (method === (body === undefined ? 'GET' : 'POST')) return [];
  return [`CURLOPT_CUSTOMREQUEST => ${quote(method)}`];
}

/** The URL as an expression, and the declarations of the variables in it. */
function urlCode(request: PrintedRequest): {
  readonly variables: readonly string[];
  readonly url: string;
} {
  const { variables, url, query = [] } = sampleUrl(request, { casing: 'camel', encode });
  const declared = variables.map(({ name, value }) => `$${name} = ${quote(value)};`);
  const before = declared.length > 0 ? [...declared, ''] : [];
  // PHP would number the names of a list.
  const isMap = groupedPairs(query)?.every(([, values]) => values.length === 1);
  const isPlainQuery = query.every(([name]) => !/^\d*$/.test(name));
  if (query.length === 0 || !isMap || !isPlainQuery) {
    const whole = sampleUrl(request, { casing: 'camel' }).url;
    return { variables: before, url: joinSecretText(whole, dialect) };
  }
  const entries = query.map(([name, value]) => {
    const text = literalText(value);
    const isNumber = text !== undefined && isInteger(text);
    return `    ${quote(name)} => ${isNumber ? text : joinSecretText(value, dialect)},`;
  });
  return {
    variables: [
      ...declared,
      '$query = http_build_query([',
      ...entries,
      "], '', '&', PHP_QUERY_RFC3986);",
      '',
    ],
    url: `${joinSecretText([...url, '?'], dialect)} . $query`,
  };
}

interface Body {
  readonly before: readonly string[];
  readonly value?: string;
}

function bodyCode(body: PrintedBody | undefined): Body {
  if (body === undefined) return { before: [] };
  switch (body.kind) {
    case 'text':
      return body.isJson && isPlain(body.text)
        ? { before: ["$body = <<<'JSON'", body.text, 'JSON;', ''], value: '$body' }
        : { before: [], value: quote(body.text) };
    case 'form': {
      const map = singleValues(formMap(body.fields));
      if (map === undefined) return { before: [], value: quote(body.text) };
      const entries = Object.entries(map).map(
        ([name, value]) => `        ${quote(name)} => ${quote(value)},\n`,
      );
      return { before: [], value: `http_build_query([\n${entries.join('')}    ])` };
    }
    case 'multipart':
      return { before: [], value: `[\n${body.parts.map(partLine).join('')}    ]` };
    case 'pieces': {
      const pieces = body.pieces.map((piece) =>
        typeof piece === 'string' ? quote(piece) : `file_get_contents(${quote(piece.name)})`,
      );
      return { before: [`$body = ${pieces.join('\n    . ')};`, ''], value: '$body' };
    }
    case 'file':
      return { before: [], value: `file_get_contents(${quote(body.file.name)})` };
  }
}

function partLine({ name, content, type }: HttpPart): string {
  const typeArgument = type === undefined ? '' : `, ${quote(type)}`;
  const value =
    typeof content === 'string'
      ? quote(content)
      : `new CURLFile(${quote(content.name)}${typeArgument})`;
  return `        ${quote(name)} => ${value},\n`;
}

/** Single quotes disable expansion; texts that need escapes use double quotes. */
function quote(text: string): string {
  if (isPlain(text)) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return doubleQuoted(text).replace(/\\(?:u([\da-f]{4})|.)|\$/g, (found, code?: string) => {
    if (code !== undefined) return `\\u{${code}}`;
    return { '\\b': '\\u{8}', $: '\\$' }[found] ?? found;
  });
}
