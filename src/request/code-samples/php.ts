import type { HttpPart } from '../http-request.js';
import type { PrintedBody, PrintedRequest } from './parts.js';
import { doubleQuoted, isPlain } from './quote.js';
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
};

/** Prints a script for PHP 7.4 and later with the curl extension. */
export function toPhp(request: PrintedRequest): string {
  const { body, answer } = request;
  const { before, value } = bodyOf(body);
  const headers = allHeaders(request, bodyContentType(body)).map(
    ([name, text]) => `        ${joinSecretText(headerLine(name, text), dialect)},\n`,
  );
  const options = [
    request.method === 'HEAD'
      ? 'CURLOPT_NOBODY => true'
      : `CURLOPT_CUSTOMREQUEST => ${quote(request.method)}`,
    'CURLOPT_RETURNTRANSFER => true',
    ...(headers.length > 0 ? [`CURLOPT_HTTPHEADER => [\n${headers.join('')}    ]`] : []),
    ...(value === undefined ? [] : [`CURLOPT_POSTFIELDS => ${value}`]),
  ];
  const status = 'curl_getinfo($curl, CURLINFO_RESPONSE_CODE)';
  return [
    '<?php',
    '',
    ...before,
    `$curl = curl_init(${joinSecretText(request.url, dialect)});`,
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '',
    '$text = curl_exec($curl);',
    answer === 'none' ? `echo ${status};` : `echo ${status}, ' ', $text;`,
  ].join('\n');
}

interface Body {
  readonly before: readonly string[];
  readonly value?: string;
}

function bodyOf(body: PrintedBody | undefined): Body {
  if (body === undefined) return { before: [] };
  switch (body.kind) {
    case 'text':
      return body.isJson && isPlain(body.text)
        ? { before: ["$body = <<<'JSON'", body.text, 'JSON;', ''], value: '$body' }
        : { before: [], value: quote(body.text) };
    case 'form':
      return { before: [], value: quote(body.text) };
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
  const said = type === undefined ? '' : `, ${quote(type)}`;
  const value =
    typeof content === 'string' ? quote(content) : `new CURLFile(${quote(content.name)}${said})`;
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
