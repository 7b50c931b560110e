import { type BodyKind, bodyKind, contentTypeOf } from './body-kind.js';
import {
  type Answer,
  allHeaders,
  joinedText,
  type SampleRequest,
  type TextDialect,
} from './sample-request.js';

const dialect: TextDialect = {
  text: quote,
  secret: (name) => `getenv('${name}')`,
  operator: ' . ',
};

/** A script for PHP 7.4 and later with its curl extension. */
export function toPhp(request: SampleRequest, answer: Answer): string {
  const body = bodyKind(request.body);
  const { before, value } = bodyOf(body);
  const headers = allHeaders(request, contentTypeOf(body)).map(
    ([name, text]) => `        ${joinedText(`${name}: ${text}`, dialect)},\n`,
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

function bodyOf(body: BodyKind): Body {
  switch (body.kind) {
    case 'none':
      return { before: [] };
    case 'text':
      return body.isJson
        ? { before: ["$body = <<<'JSON'", body.text, 'JSON;', ''], value: '$body' }
        : { before: [], value: quote(body.text) };
    case 'form':
      return { before: [], value: quote(body.text) };
    case 'parts': {
      const parts = body.parts.map((part) => {
        const value = 'value' in part ? quote(part.value) : `new CURLFile(${quote(part.fileName)})`;
        return `        ${quote(part.name)} => ${value},\n`;
      });
      return { before: [], value: `[\n${parts.join('')}    ]` };
    }
    case 'file':
      return { before: [], value: `file_get_contents(${quote(body.fileName)})` };
  }
}

/** In single quotes nothing is expanded. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
