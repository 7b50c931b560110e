import type { HttpBody, HttpPart, HttpRequest } from '../http-request.js';
import { joinTexts } from '../secret-text.js';
import { allHeaders, contentTypeOf, joinedText, type TextDialect } from './texts.js';

const dialect: TextDialect = {
  text: quote,
  secret: (name) => `getenv('${name}')`,
  operator: ' . ',
};

/** A script for PHP 7.4 and later with its curl extension. */
export function toPhp(request: HttpRequest): string {
  const { body, answer } = request;
  const { before, value } = bodyOf(body);
  const headers = allHeaders(request, contentTypeOf(body)).map(
    ([name, text]) => `        ${joinedText(joinTexts(`${name}: `, text), dialect)},\n`,
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
    `$curl = curl_init(${joinedText(request.url, dialect)});`,
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

function bodyOf(body: HttpBody | undefined): Body {
  if (body === undefined) return { before: [] };
  switch (body.kind) {
    case 'text':
      return body.isJson
        ? { before: ["$body = <<<'JSON'", body.text, 'JSON;', ''], value: '$body' }
        : { before: [], value: quote(body.text) };
    case 'form':
      return { before: [], value: quote(body.text) };
    case 'multipart':
      return { before: [], value: `[\n${partLines(body.parts).join('')}    ]` };
    case 'file':
      return { before: [], value: `file_get_contents(${quote(body.file.name)})` };
  }
}

/** A name that comes more than once would replace itself as a key: the fields of a list are numbered. */
function partLines(parts: readonly HttpPart[]): readonly string[] {
  return parts.map(({ name, content, type }, index) => {
    const alike = parts.filter((part) => part.name === name);
    const place = parts.slice(0, index).filter((part) => part.name === name).length;
    const key = quote(alike.length > 1 ? `${name}[${place}]` : name);
    const said = type === undefined ? '' : `, ${quote(type)}`;
    if (typeof content !== 'string')
      return line(key, `new CURLFile(${quote(content.name)}${said})`);
    // PHP 8.1
    const text = quote(content);
    return line(key, said === '' ? text : `new CURLStringFile(${text}, ''${said})`);
  });
}

function line(key: string, value: string): string {
  return `        ${key} => ${value},\n`;
}

/** In single quotes nothing is expanded. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
